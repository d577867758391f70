import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import type { Result } from "@mars/domain/result";
import { connectDatabase } from "../../apps/api/src/platform/database/connectDatabase.ts";
import type { Database } from "../../apps/api/src/platform/database/Database.ts";
import { attributesOf } from "../../apps/api/src/platform/sources/configureSources.ts";
import type { SourceCause } from "../../apps/api/src/platform/sources/sourceQueries.ts";
import type { GeographyKind } from "./geographyQueries.ts";
import { importDataset } from "./importDataset.ts";
import { importGeography } from "./importGeography.ts";
import { reportLines } from "./ImportReport.ts";
import { importLand, landReportLines } from "./land/importLand.ts";
import { addDataset } from "./official/addDataset.ts";
import { titleAttributes } from "./official/addDatasetQueries.ts";
import { importOfficial, summaryLines } from "./official/importOfficial.ts";
import { importNational, nationalReportLines } from "./national/importNational.ts";
import { agreeToClear } from "./national/agreeToClear.ts";
import { ImportRefused } from "./ImportRefused.ts";
import { withImportLease } from "./importLease.ts";
import { type Acceptance, ODDITIES } from "./oddities.ts";
import type { Progress } from "./progress.ts";
import { restoreVersion } from "./restoreVersion.ts";
import { showProgress } from "./progress.ts";

export const importUsage = `Usage:
  npm run import:dataset -- <urn> <file or address> [--crs EPSG:…] [--layer name] [--key attribute]
      [--label text] [--updated YYYY-MM-DD] [--wfs] [--page-size n] [--sort-by attribute]
      [--attributes ours=theirs,…] [--accept oddity,… --because text]
  npm run import:dataset -- <urn> --previous    back to the version before the one that serves
  npm run import:dataset -- <urn> [--live]      from the address that the national catalogue has for it
  npm run import:geography -- <municipalities|sub-catchments|main-catchments> <file or address>
      [--crs EPSG:…] [--layer name] [--key attribute] [--name attribute] [--partial]
  npm run import:land -- <file or address of CSV or JSON>
  npm run import:official -- [--only source,…] [--dry-run] [--force] [--yes] [--keep-demo]
      [--accept oddity,… --because text]
  npm run import:national -- <address of the API or folder> [--refresh] [--yes] [--keep-demo]
      [--accept oddity,… --because text] [--concurrency n]

import:official fills everything from the list of official sources (docs/sources.md); run it again to
go on where it was cut off, or to refresh.
A release that is odd is refused; --accept takes ${ODDITIES.join(", ")}, and says who did and why.
A national import clears the demonstration away: it asks first, or takes --yes.
The database is the one at DATABASE_URL, or the embedded one in DATA_DIR.
`;

const kinds: Record<string, GeographyKind> = {
  municipalities: "municipality",
  municipality: "municipality",
  "sub-catchments": "subcatchment",
  subcatchments: "subcatchment",
  subcatchment: "subcatchment",
  "main-catchments": "tripartite",
  tripartites: "tripartite",
  tripartite: "tripartite",
};

type Command = (
  into: { database: Database; url: string; progress: Progress },
  signal: AbortSignal,
) => Promise<string[]>;

/** One import at a time: it waits for another to end, and stops where it loses its turn. */
function alone(command: Command): Command {
  return (into, signal) => withImportLease(into, { signal }, (until) => command(into, until));
}

/** Reads a command line; throws when it cannot be one. */
export function parseImport(argv: readonly string[]): Command {
  const { positionals, values } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      crs: { type: "string" },
      layer: { type: "string" },
      key: { type: "string" },
      name: { type: "string" },
      label: { type: "string" },
      updated: { type: "string" },
      wfs: { type: "boolean" },
      "page-size": { type: "string" },
      "sort-by": { type: "string" },
      partial: { type: "boolean" },
      refresh: { type: "boolean" },
      "keep-demo": { type: "boolean" },
      yes: { type: "boolean" },
      concurrency: { type: "string" },
      live: { type: "boolean" },
      only: { type: "string" },
      "dry-run": { type: "boolean" },
      force: { type: "boolean" },
      accept: { type: "string" },
      because: { type: "string" },
      attributes: { type: "string" },
      previous: { type: "boolean" },
      cause: { type: "string" },
    },
  });
  const [what, first, second] = positionals;
  const acceptance = acceptanceOf(values.accept, values.because);
  const sourceOptions = {
    crs: values.crs,
    layer: values.layer,
    wfs: values.wfs,
    pageSize: wholeNumber("page-size", values["page-size"]),
    sortBy: values["sort-by"],
  };
  if (what === "dataset" && first && second) {
    const wanted = {
      ...sourceOptions,
      datasetId: first,
      from: second,
      keyAttribute: values.key,
      label: values.label,
      updatedOn: values.updated,
      attributes: values.attributes === undefined ? undefined : attributesOf(values.attributes),
      acceptance,
      isAlone: true,
    };
    return alone(async (into, signal) =>
      reportLines(accepted(await importDataset(into, { ...wanted, signal }))),
    );
  }
  if (what === "dataset" && first && values.previous) {
    return alone(async ({ database }) => restoreVersion(database, first));
  }
  if (what === "dataset" && first && !second) {
    const isLive = values.live ?? false;
    return async (into, signal) => {
      const lines = await addDataset(into.database, first, { isLive });
      if (isLive) return lines;
      const only = [first];
      const summaries = await importOfficial(into, {
        env: process.env,
        only,
        acceptance,
        signal,
      });
      await titleAttributes(into.database.write, first);
      if (summaries.some(({ outcome }) => outcome !== "taken" && outcome !== "unchanged"))
        process.exitCode = 1;
      return [...lines, ...summaryLines(summaries)];
    };
  }
  if (what === "geography" && first && second) {
    const kind = kinds[first];
    if (!kind)
      throw new ImportRefused(
        `${first} is no kind of geography: municipalities, sub-catchments or main-catchments`,
      );
    return alone(async (into, signal) =>
      reportLines(
        accepted(
          await importGeography(into, {
            ...sourceOptions,
            kind,
            from: second,
            keyAttribute: values.key,
            nameAttribute: values.name,
            partial: values.partial,
            signal,
          }),
        ),
      ),
    );
  }
  if (what === "land" && first) {
    return alone(async ({ database }, signal) =>
      landReportLines(await importLand(database, first, { signal })),
    );
  }
  if (what === "official" && !first) {
    const wanted = {
      env: process.env,
      only: values.only?.split(",").map((name) => name.trim()),
      isDryRun: values["dry-run"],
      isForced: values.force,
      acceptance,
      keepDemo: values["keep-demo"],
      ...causeOf(values.cause),
    };
    return async (into, signal) => {
      const takesStatus = wanted.only === undefined || wanted.only.includes("status");
      if (takesStatus && !wanted.isDryRun && !wanted.keepDemo && !values.yes)
        await agreeToClear(into.database);
      const summaries = await importOfficial(into, { ...wanted, signal });
      if (summaries.some(({ outcome }) => outcome === "failed")) process.exitCode = 1;
      return summaryLines(summaries);
    };
  }
  if (what === "national" && first) {
    const wanted = {
      from: first,
      refresh: values.refresh,
      keepDemo: values["keep-demo"],
      acceptance,
      concurrency: wholeNumber("concurrency", values.concurrency),
    };
    const take = alone(async (into, signal) =>
      nationalReportLines(accepted(await importNational(into, { ...wanted, signal }))),
    );
    return async (into, signal) => {
      if (!wanted.keepDemo && !values.yes) await agreeToClear(into.database);
      return take(into, signal);
    };
  }
  throw new ImportRefused(importUsage);
}

/** Runs a command against the database at the address and prints its report. */
export async function runImport(
  argv: readonly string[],
  url: string,
  signal: AbortSignal,
): Promise<void> {
  const command = parseImport(argv);
  const database = await connectDatabase({ url, poolSize: 4, statementTimeoutMs: 0 });
  try {
    const lines = await command({ database, url, progress: showProgress() }, signal);
    process.stdout.write(`${lines.join("\n")}\n`);
  } finally {
    await database.close();
  }
}

/** Who starts it: a person who waits, or the product itself, which looks again later. */
function causeOf(text: string | undefined): { cause: SourceCause; waitsForLease: boolean } {
  if (text === "schedule" || text === "hand") return { cause: text, waitsForLease: false };
  return { cause: "command", waitsForLease: true };
}

function accepted<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  const sentence = result.refusal.figures?.["sentence"];
  throw new ImportRefused(typeof sentence === "string" ? sentence : result.refusal.code);
}

/** Whoever takes what is odd says why; the account at this machine says who. */
function acceptanceOf(
  accepted: string | undefined,
  because: string | undefined,
): Acceptance | undefined {
  if (accepted === undefined) return undefined;
  const named = accepted.split(",").map((name) => name.trim());
  const oddities = ODDITIES.filter((oddity) => named.includes(oddity));
  if (oddities.length < named.length)
    throw new ImportRefused(`--accept takes ${ODDITIES.join(", ")}`);
  if (!because?.trim()) throw new ImportRefused("--accept needs --because with the reason");
  return { oddities, by: userInfo().username, because: because.trim() };
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new ImportRefused(`--${name} must be a whole number above 0`);
  return value;
}
