import type { AheadPoint, ForecastFrame } from "./forecastFrame.ts";

export const heightPx = 340;
export const floorPx = heightPx - 30;
export const topPx = 28;

/** Where a day and a figure stand in the drawing. */
export type ForecastScale = ReturnType<typeof forecastScale>;

export function forecastScale(room: ForecastFrame, right: number) {
  const x = (atMs: number) => ((atMs - room.fromMs) / (room.untilMs - room.fromMs)) * right;
  const y = (value: number) => floorPx - (value / room.most) * (floorPx - topPx);
  const at = ({ atMs, value }: AheadPoint) => `${Math.round(x(atMs))} ${Math.round(y(value))}`;
  return {
    right,
    x,
    y,
    path: (points: readonly AheadPoint[]) => `M${points.map(at).join("L")}`,
  };
}
