import type { ScreeningLine } from "@mars/contracts/screening/screeningStream";
import type { AskedArea } from "../area/parseArea.ts";
import type { Catalogue, Rules } from "../catalogue/Catalogue.ts";
import type { CatalogueDataset } from "../catalogue/CatalogueDataset.ts";
import { findStored } from "../findings/findStored.ts";
import { liveFailureCode, measureLive } from "../findings/measureLive.ts";
import type { Screened } from "../findings/Screened.ts";
import type { ScreeningParts } from "../ScreeningParts.ts";

type Run = {
  catalogue: Catalogue;
  rules: Rules;
  asked: AskedArea;
  datasets: readonly CatalogueDataset[];
  emit: (line: ScreeningLine) => void;
  signal: AbortSignal;
};

/**
 * Asks every dataset. `screened` is whole for the stored ones at once; `live` settles when the
 * services elsewhere have answered or have been given up, each on its own.
 */
export async function runScreening(
  parts: ScreeningParts,
  run: Run,
): Promise<{ screened: Screened; live: Promise<void> | null }> {
  const screened: Screened = { known: new Map(), failed: new Map(), retention: null };
  const services = run.datasets.filter(({ storage }) => storage === "wfs");
  const live = Promise.all(services.map((dataset) => askOne(parts, run, dataset, screened)));
  await findStored(parts, { ...run, screened });
  return { screened, live: services.length === 0 ? null : live.then(() => undefined) };
}

/** Its address as the service wants it asked; what is shown of the dataset has no address at all. */
async function withKeys(
  { credentials }: ScreeningParts,
  dataset: CatalogueDataset,
): Promise<CatalogueDataset> {
  const { liveSource } = dataset;
  if (!liveSource) return dataset;
  const url = await credentials.address(dataset.id, liveSource.url);
  return { ...dataset, liveSource: { ...liveSource, url } };
}

async function askOne(
  parts: ScreeningParts,
  run: Run,
  dataset: CatalogueDataset,
  screened: Screened,
): Promise<void> {
  try {
    const known = await measureLive(
      parts.database.read,
      await withKeys(parts, dataset),
      run.asked,
      {
        attributesInRules: run.rules.attributesInRules.get(dataset.id) ?? [],
        at: parts.now(),
        signal: run.signal,
      },
    );
    screened.known.set(dataset.id, known);
    run.emit({ kind: "finding", ...known.finding });
  } catch (fault) {
    if (run.signal.aborted) return;
    const code = liveFailureCode(fault);
    screened.failed.set(dataset.id, code);
    run.emit({ kind: "failed", datasetId: dataset.id, code });
  }
}
