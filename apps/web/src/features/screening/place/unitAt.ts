import type { FeatureInfo } from "@mars/contracts/datasets/layers";
import type { Point } from "@mars/domain/areas/geometry";
import { read } from "../../../lib/http/call.ts";

const asked = new Map<string, Promise<string | null>>();

/** The name of the municipality or sub-catchment at a place. Kept by the 250 m, for moving shapes. */
export function unitAt(unit: "municipalities" | "subcatchments", [x, y]: Point) {
  const cell = (metres: number) => Math.round(metres / 250) * 250;
  const key = `${unit}/${cell(x)}/${cell(y)}`;
  const known = asked.get(key);
  if (known) return known;
  const answer = read<FeatureInfo[]>("/features", { query: { dataset: unit, x, y }, quiet: true })
    .then(([first]) => first?.key ?? null)
    .catch(() => {
      asked.delete(key);
      return null;
    });
  asked.set(key, answer);
  return answer;
}
