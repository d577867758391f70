import { danishDayAt } from "@mars/domain/time/danishClock";
import type { Result } from "@mars/domain/result";
import { GeodataFault } from "../../../apps/api/src/platform/geodata/GeodataFault.ts";
import { shownAddress } from "../../../apps/api/src/platform/geodata/fetching/shownAddress.ts";
import {
  addressWithCredentials,
  variableOf,
} from "../../../apps/api/src/platform/sources/configureSources.ts";
import { addressOf } from "../addressOf.ts";
import { importDataset } from "../importDataset.ts";
import { importGeography } from "../importGeography.ts";
import { isSame, reportLines } from "../ImportReport.ts";
import { importLand, landReportLines } from "../land/importLand.ts";
import {
  importNational,
  nationalPaths,
  nationalReportLines,
  type NationalReport,
} from "../national/importNational.ts";
import { noteKnownUntil } from "../national/nationalQueries.ts";
import { openNationalSource } from "../national/NationalSource.ts";
import { openSource } from "../openSource.ts";
import { readCatalogueSources } from "./catalogueQueries.ts";
import { importCatalogue } from "./importCatalogue.ts";
import { countNational, countUnits } from "./officialQueries.ts";
import { SourceNotConfigured, type SourceResult, type SourceRun } from "./SourceRun.ts";

const today = () => danishDayAt(Date.now());
/** Short enough that a cut line costs little. */
const FEATURES_PER_COMMIT = 5_000;

/** Takes one source, by its kind; throws a fault where it cannot be taken. */
export function takeSource(run: SourceRun): Promise<SourceResult> {
  switch (run.source.kind) {
    case "catalogue":
      return takeCatalogue(run);
    case "geography":
      return takeGeography(run);
    case "layer":
      return takeLayer(run);
    case "status":
      return takeStatus(run);
    case "land":
      return takeLand(run);
  }
}

function takeCatalogue({ database, source, state, fetchOptions, isDryRun, isForced }: SourceRun) {
  return importCatalogue(database, {
    from: addressWithKeys(source, source.url),
    fetchOptions,
    validators: isForced ? {} : (state?.validators ?? {}),
    isDryRun,
  });
}

async function takeGeography(run: SourceRun): Promise<SourceResult> {
  const { database, source, progress, fetchOptions } = run;
  const units = source.units!;
  const address = await addressOfSource(run);
  if (run.isDryRun) return wouldRead(run, address);
  const report = accepted(
    await importGeography(
      { database, progress },
      {
        ...fetchOptions,
        ...address,
        kind: units,
        crs: source.crs,
        keyAttribute: source.keyAttribute,
        nameAttribute: source.nameAttribute,
        pageSize: source.pageSize,
      },
    ),
  );
  return {
    taken: {
      outcome: "taken",
      version: today(),
      dataDate: null,
      itemCount: await countUnits(database.write, units),
      changes: null,
      validators: {},
    },
    lines: reportLines(report),
  };
}

async function takeLayer(run: SourceRun): Promise<SourceResult> {
  const { database, url, source, progress, fetchOptions } = run;
  const { updatedOn, ...address } = await addressOfSource(run);
  if (run.isDryRun) return wouldRead(run, address);
  const report = accepted(
    await importDataset(
      { database, url, progress },
      {
        ...fetchOptions,
        ...address,
        datasetId: source.datasetId!,
        crs: source.crs,
        pageSize: source.pageSize,
        keyAttribute: source.keyAttribute,
        updatedOn,
        attributes: source.attributes,
        acceptance: run.acceptance,
        isAlone: true,
        chunk: FEATURES_PER_COMMIT,
        signal: fetchOptions.signal,
      },
    ),
  );
  return {
    taken: {
      outcome: isSame(report) ? "unchanged" : "taken",
      version: today(),
      dataDate: updatedOn ?? null,
      itemCount: report.loaded,
      changes: report.changes ?? null,
      validators: {},
      from: shownAddress(address.from),
    },
    lines: reportLines(report),
    comparison: report.comparison,
  };
}

async function takeStatus(run: SourceRun): Promise<SourceResult> {
  const { database, source, state, progress, fetchOptions } = run;
  const from = addressWithKeys(source, source.url);
  const national = await openNationalSource(from, fetchOptions);
  const known = state?.validators ?? {};
  const have = await countNational(database.write);
  const mayBeSame = !run.isForced && have.projects > 0 && have.invented === 0;
  if (mayBeSame && (await national.isUnchanged(nationalPaths, known))) {
    const taken = { version: "", dataDate: null, itemCount: have.projects, changes: null };
    // What has not changed is known until now.
    if (!run.isDryRun) await noteKnownUntil(database.write, null);
    return {
      taken: { outcome: "unchanged", ...taken, validators: {} },
      lines: ["the status API says that nothing has changed"],
    };
  }
  if (run.isDryRun) {
    const projects = await national.read("status/projects");
    const count = Array.isArray(projects) ? projects.length : 0;
    return wouldTake(count, `${count} projects at ${national.name}`);
  }
  const report = accepted<NationalReport>(
    await importNational(
      { database, progress },
      {
        ...fetchOptions,
        from,
        source: national,
        concurrency: source.concurrency,
        keepDemo: run.keepDemo,
        acceptance: run.acceptance,
      },
    ),
  );
  return {
    taken: {
      outcome: "taken",
      version: today(),
      dataDate: today(),
      itemCount: report.projects,
      changes: null,
      // What was not given is asked for next time, though nothing else has changed.
      validators: report.geometries.unanswered.length > 0 ? {} : national.validators,
    },
    lines: nationalReportLines(report),
  };
}

async function takeLand(run: SourceRun): Promise<SourceResult> {
  const { from } = await addressOfSource(run);
  const report = await importLand(run.database, from, {
    ...run.fetchOptions,
    isDryRun: run.isDryRun,
  });
  return {
    taken: {
      outcome: "taken",
      version: report.lastQuarter,
      dataDate: report.lastQuarter,
      itemCount: report.rows,
      changes: report.changes,
      validators: {},
    },
    lines: landReportLines(report),
  };
}

/** Also of an address that is written without `https://`. */
function addressWithKeys({ credentials }: SourceRun["source"], url: string): string {
  return addressWithCredentials(addressOf(url) ?? url, credentials);
}

type Address = { from: string; layer?: string; wfs?: boolean; updatedOn?: string };

/** The address of the source itself, or the one that the national catalogue has for its dataset. */
async function addressOfSource(run: SourceRun): Promise<Address> {
  const { database, source } = run;
  const withKeys = (url: string) => addressWithKeys(source, url);
  const catalogue = run.listed ?? (await readCatalogueSources(database.write));
  const listed = source.datasetId ? catalogue.get(source.datasetId) : undefined;
  const updatedOn = listed?.updatedOn ?? undefined;
  if (source.url !== "") return { from: withKeys(source.url), layer: source.layer, updatedOn };
  const { wfs, files } = listed?.sources ?? {};
  const file = files?.find(({ url, type }) => /zip|shp|tab|gpkg|json|gml/i.test(`${type} ${url}`));
  const inFile = file && {
    from: withKeys(file.url),
    layer: source.layer,
    wfs: false,
    updatedOn,
  };
  if (wfs) {
    const layer = source.layer ?? wfs.layer;
    const inService = { from: withKeys(wfs.url), layer, wfs: true, updatedOn };
    return inFile && !(await isService(inService, run)) ? inFile : inService;
  }
  if (inFile) return inFile;
  const where = !source.datasetId
    ? ""
    : catalogue.size > 0
      ? ", and the catalogue has none"
      : ", and the catalogue is not here yet: take it first, with --only catalogue";
  throw new SourceNotConfigured(
    `it has no address${where}; give it one as ${variableOf(source.id, "url")} or in SOURCES_FILE`,
  );
}

/**
 * Whether a service that the catalogue names is one: where it is not, there may be a file. One that
 * is unavailable for now leaves what was taken from it; the file fills in where nothing was.
 */
async function isService(
  { from, layer }: Address,
  { fetchOptions, state }: SourceRun,
): Promise<boolean> {
  const hasTaken = state != null && state.takenAt !== null;
  const isOfFile = hasTaken && state.takenFrom !== null && state.takenFrom !== shownAddress(from);
  // Some say in a service's own words that there is none: a 404 with an exception in XML.
  const isGone = ({ code, figures }: GeodataFault) =>
    code === "wfs.not-a-service" ||
    (code === "source.unanswered" && (!hasTaken || isOfFile)) ||
    (["source.unanswered", "wfs.exception"].includes(code) &&
      /\b4(?:04|10)\b/.test(String(figures["why"])));
  try {
    await (await openSource(from, { ...fetchOptions, layer, wfs: true })).close();
    return true;
  } catch (error) {
    if (error instanceof GeodataFault && isGone(error)) return false;
    throw error;
  }
}

/** Asks what there is, and stores nothing. */
async function wouldRead(run: SourceRun, { from, layer, wfs }: Address): Promise<SourceResult> {
  const opened = await openSource(from, { ...run.fetchOptions, layer, wfs });
  try {
    let count = opened.expectedCount;
    // A file is here already, and is counted; a service that does not count is not emptied for it.
    if (count === null && opened.format !== "wfs") {
      count = 0;
      for await (const batch of opened.features()) count += batch.length;
    }
    return wouldTake(
      count,
      `${count ?? "an unknown number of"} features, ${opened.format}, at ${shownAddress(from)}`,
    );
  } finally {
    await opened.close();
  }
}

function wouldTake(itemCount: number | null, line: string): SourceResult {
  const taken = { version: "", dataDate: null, itemCount, changes: null, validators: {} };
  return { taken: { outcome: "taken", ...taken }, lines: [line] };
}

function accepted<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  const { code, figures } = result.refusal;
  const sentence = figures?.["sentence"];
  throw new GeodataFault(code, typeof sentence === "string" ? sentence : code, { ...figures });
}
