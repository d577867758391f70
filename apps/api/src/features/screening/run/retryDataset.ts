import type {
  ScreeningFailure,
  ScreeningFinding,
} from "@mars/contracts/screening/screeningFinding";
import type { ScreeningVerdict } from "@mars/contracts/screening/screeningVerdict";
import { applicantOf } from "@mars/domain/rights/applicantKind";
import type { Person } from "../../../platform/identity/person.ts";
import { ProblemError } from "../../../platform/problems/ProblemError.ts";
import { areaOf } from "../area/parseArea.ts";
import { judgeArea } from "../judgement/judgeArea.ts";
import { openScreening } from "../receipt/openScreening.ts";
import { runScreening } from "./runScreening.ts";
import type { ScreeningParts } from "../ScreeningParts.ts";
import { lockScreening, updateScreening } from "../receipt/screeningQueries.ts";
import { screenedOf } from "../receipt/StoredScreening.ts";

type Asked = { id: string; datasetId: string; person: Person | null; signal: AbortSignal };

export type Retried = {
  finding: ScreeningFinding | null;
  failure: ScreeningFailure | null;
  verdict: ScreeningVerdict;
};

/** Asks one dataset again and judges again; the other findings stand as they were. */
export async function retryDataset(
  parts: ScreeningParts,
  { id, datasetId, person, signal }: Asked,
): Promise<Retried> {
  const { geometry, rest } = await openScreening(parts.database.write, id, parts.now());
  const [catalogue, rules] = await Promise.all([parts.catalogue.get(), parts.rules.get()]);
  const datasets = catalogue.datasets.filter((dataset) => dataset.id === datasetId);
  if (datasets.length === 0) throw new ProblemError("dataset.unknown");
  const asked = areaOf(geometry);
  const emit = () => undefined;
  const run = await runScreening(parts, { catalogue, rules, asked, datasets, emit, signal });
  await run.live;
  signal.throwIfAborted();
  const known = run.screened.known.get(datasetId) ?? null;
  const code = run.screened.failed.get(datasetId) ?? null;
  return parts.database.transaction(async (tx) => {
    // Read again and locked: another retry of the same screening may be stored at this moment.
    const stored = (await lockScreening(tx, id))!;
    const screened = screenedOf(stored);
    if (known) {
      screened.known.set(datasetId, known);
      screened.failed.delete(datasetId);
    } else if (code && !screened.known.has(datasetId)) screened.failed.set(datasetId, code);
    screened.retention ??= run.screened.retention;
    const judged = (applicant: ReturnType<typeof applicantOf> | null) =>
      judgeArea(rules, screened, {
        areaHa: stored.areaHa,
        applicant,
        at: parts.now(),
        neighbours: stored.rest.verdict.neighbours,
        land: stored.rest.land ?? null,
        municipalities: rest.verdict.municipalities,
      });
    await updateScreening(tx, {
      ...stored,
      findings: [...screened.known.values()],
      rest: {
        ...stored.rest,
        verdict: judged(null),
        failures: [...screened.failed].map(([failed, why]) => ({ datasetId: failed, code: why })),
        retention: screened.retention,
      },
    });
    return {
      finding: known?.finding ?? null,
      failure: known ? null : { datasetId, code: code ?? "dataset.not-measured" },
      verdict: judged(person && applicantOf(person, rules.municipalityVats)),
    };
  });
}
