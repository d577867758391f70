import type { UnitPage } from "@mars/contracts/status/statusPages";
import type { Box, Drawing } from "../../../ui/countryMap/drawing.ts";
import type { Dot } from "../../../ui/countryMap/StageDots.tsx";
import type { Shape } from "../../../ui/countryMap/StageShapes.tsx";
import { DotFacts } from "./DotFacts.tsx";
import { DotReader } from "./DotReader.tsx";

type Props = {
  page: UnitPage;
  drawing: Drawing;
  box: Box | undefined;
  dots: readonly Dot[];
  shapes: readonly Shape[];
};

/** Reads out a unit's projects and sketches. */
export function UnitReader({ page, ...map }: Props) {
  return (
    <DotReader {...map}>
      {({ id }, isHeld) => {
        const project = page.projects.find((one) => one.id === id);
        const row = project ?? page.sketches.find((one) => one.id === id);
        if (!row) return null;
        return (
          <DotFacts
            name={row.name}
            stage={project?.stage ?? "sketch_project"}
            measure={row.measure}
            row={row}
            isPart
            linkedId={isHeld && project ? id : null}
          />
        );
      }}
    </DotReader>
  );
}
