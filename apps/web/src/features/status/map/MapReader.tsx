import type { StatusMap } from "@mars/contracts/status/statusPages";
import { useText } from "../../../lib/language/text.ts";
import type { Drawing } from "../../../ui/countryMap/drawing.ts";
import type { Dot } from "../../../ui/countryMap/StageDots.tsx";
import { useAllProjects } from "../api.ts";
import { DotFacts } from "./DotFacts.tsx";
import { DotReader } from "./DotReader.tsx";
import { readingText } from "./readingText.ts";

type Props = { drawing: Drawing; map: StatusMap; dots: readonly Dot[] };

/** Reads out the country's projects. */
export function MapReader({ drawing, map, dots }: Props) {
  return (
    <DotReader drawing={drawing} dots={dots}>
      {(dot, isHeld) => <Reading map={map} dot={dot} isHeld={isHeld} />}
    </DotReader>
  );
}

/** The map knows stage and measure; the list, which is fetched at the first reading, the rest. */
function Reading({ map, dot, isHeld }: { map: StatusMap; dot: Dot; isHeld: boolean }) {
  const t = useText(readingText);
  const list = useAllProjects();
  const point = map.points.find(([id]) => id === dot.id);
  const stage = point && map.stages[point[3]];
  if (!stage) return null;
  const isSketch = stage === "sketch_project";
  const row = list.data?.projects.find(({ id }) => id === dot.id);
  const missing = isSketch ? "sketch" : list.error || list.data ? "unknown" : "fetching";
  return (
    <DotFacts
      name={row?.name ?? t(missing)}
      stage={stage}
      measure={map.measures[point[4]]?.name ?? null}
      row={row}
      linkedId={isHeld && !isSketch ? dot.id : null}
    />
  );
}
