import { LegendSwatch } from "../layers/LegendSwatch.tsx";
import { type ShapeStyle, shapeStyles } from "./shapeStyles.ts";

/** What a shape looks like on the map, for a legend next to it. */
export function ShapeSwatch({ shapeStyle }: { shapeStyle: ShapeStyle }) {
  return <LegendSwatch mapStyle={shapeStyles[shapeStyle]} />;
}
