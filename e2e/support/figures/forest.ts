import { drawnStages, inStage, type ProjectPart, type Rows, sum } from "./Rows.ts";
import type { Figures } from "./units.ts";

const UNTOUCHED = "uroert_skov";

type Forest = { ha: number; untouchedHa: number };

/** Untouched forest is what is drawn as such in the project, by the project's part in the unit. */
function forestOf(
  untouched: ReadonlySet<string>,
  { project, part, share }: { project: ProjectPart; part: ProjectPart; share: number },
): Forest {
  const ha = part.afforestationEffortHa ?? 0;
  const drawn = (project.supplementaryGeometries ?? []).filter(({ supplementaryGeometryTypeId }) =>
    untouched.has(supplementaryGeometryTypeId),
  );
  return { ha, untouchedHa: Math.min(sum(drawn.map(({ areaHa }) => areaHa)) * share, ha) };
}

/** What schemes call untouched forest. */
async function untouchedTypes(rows: Rows): Promise<Set<string>> {
  type Scheme = { supplementaryGeometryTypes: { id: string; type: string }[] };
  const { subsidySchemes } = await rows.at<{ subsidySchemes: Scheme[] }>("/master-data");
  const types = subsidySchemes.flatMap((scheme) => scheme.supplementaryGeometryTypes);
  return new Set(types.filter(({ type }) => type === UNTOUCHED).map(({ id }) => id));
}

function split(forests: readonly Forest[]): Figures {
  const totalHa = sum(forests.map(({ ha }) => ha));
  const untouchedHa = sum(forests.map((forest) => forest.untouchedHa));
  return {
    "forest.count": forests.length,
    "forest.totalHa": totalHa,
    "forest.untouchedHa": untouchedHa,
    "forest.ordinaryHa": totalHa - untouchedHa,
  };
}

const isForest = ({ afforestationEffortHa }: ProjectPart) => (afforestationEffortHa ?? 0) > 0;

/** The afforestation of the country, of one stage of it, or of the sketches. */
export async function forestFigures(rows: Rows, stage: string | null): Promise<Figures> {
  if (stage === "sketch") return sketchForest(rows);
  const forests = (await rows.projects()).filter(isForest);
  const drawn = drawnStages.find((one) => one === stage);
  const own = drawn ? inStage(forests, drawn) : forests;
  const untouched = await untouchedTypes(rows);
  return split(own.map((project) => forestOf(untouched, { project, part: project, share: 1 })));
}

async function sketchForest(rows: Rows): Promise<Figures> {
  type Sketch = { id: string; kind: string; effects: { afforestation: number } };
  const pages = await Promise.all(
    (await rows.plans()).map(({ id }) =>
      rows.at<{ sketches: Sketch[] }>(`/status/pages/units/plan/${id}`),
    ),
  );
  const parts = pages.flatMap(({ sketches }) => sketches);
  const forests = parts.filter(({ effects }) => effects.afforestation > 0);
  return {
    ...split(
      forests.map(({ kind, effects }) => ({
        ha: effects.afforestation,
        untouchedHa: kind === UNTOUCHED ? effects.afforestation : 0,
      })),
    ),
    "forest.count": new Set(forests.map(({ id }) => id)).size,
  };
}
