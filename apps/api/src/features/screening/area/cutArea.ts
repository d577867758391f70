import type { MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { ProblemError } from "../../../platform/problems/ProblemError.ts";
import { type AskedArea, areaOf } from "./parseArea.ts";
import { areaWithout, type CutArea } from "./cutQueries.ts";
import { findStored } from "../findings/findStored.ts";
import { judgeArea } from "../judgement/judgeArea.ts";
import type { Screened } from "../findings/Screened.ts";
import type { ScreeningParts } from "../ScreeningParts.ts";

type Fit = { schemeId: string; areaFits: boolean | null };
type Cut = CutArea & { geometry: MultiPolygonGeometry; schemes: Fit[] };

/** The area without what the scheme must keep clear of, and which schemes the rest still fits. */
export async function cutArea(
  parts: ScreeningParts,
  asked: AskedArea,
  schemeId: string,
  signal: AbortSignal,
): Promise<Cut> {
  const { schemes } = await parts.rules.get();
  const scheme = schemes.find(({ id }) => id === schemeId);
  if (!scheme) throw new ProblemError("screening.scheme-unknown");
  const rules = scheme.overlapRules.filter(({ mustNotOverlap }) => mustNotOverlap);
  const { geometry, ...rest } = await areaWithout(parts.database.read, asked.geometry, rules);
  if (geometry === null) throw new ProblemError("screening.nothing-left");
  return { ...rest, geometry, schemes: await fitsOf(parts, areaOf(geometry), signal) };
}

/** Services elsewhere are not asked: people look at the button while this is measured. */
async function fitsOf(
  parts: ScreeningParts,
  asked: AskedArea,
  signal: AbortSignal,
): Promise<Fit[]> {
  const [catalogue, rules] = await Promise.all([parts.catalogue.get(), parts.rules.get()]);
  const screened: Screened = { known: new Map(), failed: new Map(), retention: null };
  const { datasets } = catalogue;
  const emit = () => undefined;
  await findStored(parts, { catalogue, rules, asked, datasets, screened, emit, signal });
  const { schemes } = judgeArea(rules, screened, {
    areaHa: asked.areaHa,
    applicant: null,
    at: parts.now(),
    neighbours: { items: [], count: 0, warnings: [] },
    land: null,
  });
  return schemes.map(({ schemeId, areaFits }) => ({ schemeId, areaFits }));
}
