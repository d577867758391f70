import { randomBytes } from "node:crypto";
import type { ScreeningLine } from "@mars/contracts/screening/screeningStream";
import { applicantOf } from "@mars/domain/rights/applicantKind";
import type { Person } from "../../../platform/identity/person.ts";
import { multiPolygonWkb } from "../../../platform/overlap/areaRings.ts";
import { measureLand } from "../../../platform/schemes/measureLand.ts";
import { municipalitiesOf } from "../area/municipalitiesOf.ts";
import type { AskedArea } from "../area/parseArea.ts";
import { findNeighbours, type NeighbourOptions } from "../neighbours/findNeighbours.ts";
import { judgeArea } from "../judgement/judgeArea.ts";
import { runScreening } from "./runScreening.ts";
import type { KnownFinding } from "../findings/Screened.ts";
import type { ScreeningParts } from "../ScreeningParts.ts";
import { insertScreening } from "../receipt/screeningQueries.ts";
import type { StoredScreening } from "../receipt/StoredScreening.ts";
import type { ScreenedDataset } from "@mars/contracts/screening/screeningFinding";
import type { CatalogueDataset } from "../catalogue/CatalogueDataset.ts";

const DAY_MS = 86_400_000;
/** A first request after the start waits this long for layers, then lets the database measure. */
const FIRST_WAIT_MS = 3_000;
const LAYERS_MAX_AGE_MS = 5_000;

type Asked = {
  asked: AskedArea;
  name: string | null;
  neighbourOptions: NeighbourOptions;
  person: Person | null;
  emit: (line: ScreeningLine) => void;
  signal: AbortSignal;
  /** Told about how many bytes the receipt takes. */
  onKept: (bytes: number) => Promise<void>;
};

/**
 * Screens an area line by line and keeps the receipt. A caller who leaves has it stopped. Answers
 * with the findings that are new, for `keepFindings` when no one waits any more.
 */
export async function startScreening(
  parts: ScreeningParts,
  given: Asked,
): Promise<readonly KnownFinding[]> {
  const { asked, emit, signal, neighbourOptions } = given;
  const [catalogue, rules] = await Promise.all([parts.catalogue.get(), parts.rules.get()]);
  await parts.layers.refreshSoon(LAYERS_MAX_AGE_MS, FIRST_WAIT_MS);
  // 144 random bits: knowing the address is the right to see it.
  const id = randomBytes(18).toString("base64url");
  const datasets = catalogue.datasets.map(shownDataset);
  emit({
    kind: "started",
    id,
    areaHa: asked.areaHa,
    vertexCount: asked.vertexCount,
    geometryHash: asked.hash,
    datasets,
  });
  const run = { catalogue, rules, asked, datasets: catalogue.datasets, emit, signal };
  const wkb = multiPolygonWkb(asked.polygons);
  const [{ screened, live }, neighbours, land, municipalities] = await Promise.all([
    runScreening(parts, run),
    findNeighbours(parts.database.read, asked, neighbourOptions),
    measureLand({ database: parts.database.read, layers: parts.layers }, { wkb }, rules.schemes),
    municipalitiesOf(parts.database.read, wkb),
  ]);
  signal.throwIfAborted();
  const at = parts.now();
  const expiresAt = new Date(at.getTime() + parts.config.storage.retentionDays.receipt * DAY_MS);
  const judged = (applicant: ReturnType<typeof applicantOf> | null) =>
    judgeArea(rules, screened, {
      areaHa: asked.areaHa,
      applicant,
      at,
      neighbours,
      land,
      municipalities: municipalities.map(({ municipality }) => municipality),
    });
  const emitVerdict = (final: boolean) =>
    emit({
      kind: "verdict",
      id,
      ...judged(given.person && applicantOf(given.person, rules.municipalityVats)),
      final,
      expiresAt: final ? expiresAt.toISOString() : null,
    });
  if (live) {
    emitVerdict(false);
    await live;
    signal.throwIfAborted();
  }
  const findings = [...screened.known.values()];
  const receipt: StoredScreening = {
    id,
    name: given.name,
    geometry: asked.geometry,
    geometryHash: asked.hash,
    areaHa: asked.areaHa,
    createdAt: at,
    expiresAt,
    findings,
    rest: {
      verdict: judged(null),
      datasets,
      failures: [...screened.failed].map(([datasetId, code]) => ({ datasetId, code })),
      retention: screened.retention,
      neighbourOptions,
      land,
    },
  };
  await given.onKept(await insertScreening(parts.database.write, receipt, wkb));
  // Final means stored: whoever opens the receipt upon this line finds it.
  emitVerdict(true);
  return findings.filter(({ finding }) => !finding.reused && finding.version.id !== null);
}

/** A dataset without the address it is asked at. */
function shownDataset(dataset: CatalogueDataset): ScreenedDataset {
  const { currentVersionId: _, liveSource: __, ...shown } = dataset;
  return shown;
}
