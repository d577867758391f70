import { danishDayAt } from "@mars/domain/time/danishClock";
import type { DataSource } from "@mars/contracts/datasets/dataSources";
import type { ConfiguredSource } from "../../platform/sources/configureSources.ts";
import type { SourceState } from "../../platform/sources/sourceQueries.ts";
import type { ListedRow, LiveRow, LoadedRow } from "./sourceQueries.ts";

const OLD_AFTER_DAYS = 183;

type Known = {
  sources: readonly ConfiguredSource[];
  states: ReadonlyMap<string, SourceState>;
  loaded: readonly LoadedRow[];
  listed: ReadonlyMap<string, ListedRow>;
  live: readonly LiveRow[];
  now: Date;
};

/** Each source as everybody sees it: what is stored, then what is asked live. */
export function sourceRows(known: Known): DataSource[] {
  const live = new Set(known.live.map(({ id }) => id));
  const stored = known.sources.filter(({ datasetId }) => !datasetId || !live.has(datasetId));
  return [...storedRows({ ...known, sources: stored }), ...known.live.map(rowOfLive)];
}

function rowOfLive(dataset: LiveRow): DataSource {
  return {
    ...dataset,
    kind: "layer",
    datasetId: dataset.id,
    origin: "real",
    dataDate: null,
    version: "",
    count: null,
    changes: null,
    takenAt: null,
    triedAt: null,
    nextAt: null,
    isPaused: false,
    state: "live",
    problem: null,
  };
}

function storedRows({ sources, states, loaded, listed, now }: Known): DataSource[] {
  const here = new Map(loaded.map((row) => [row.what, row]));
  return sources
    .filter(({ isOff }) => !isOff)
    .map((source) => {
      const state = states.get(source.id);
      const content = here.get(whatOf(source));
      const entry = source.datasetId ? listed.get(source.datasetId) : undefined;
      const origin = content?.origin ?? "none";
      // What was taken by the source tells more than what is with the content itself.
      const isTaken = state?.takenAt != null && origin !== "demo";
      // A file without a date has none: the day it was brought here says nothing of its content.
      const dataDate = (isTaken ? state.dataDate : null) ?? content?.dataDate ?? null;
      const loadedOn = content?.loadedAt ? danishDayAt(Date.parse(content.loadedAt)) : null;
      return {
        id: source.id,
        kind: source.kind,
        datasetId: source.datasetId ?? null,
        titleDa: source.titleDa,
        titleEn: source.titleEn,
        owner: entry?.owner || source.owner,
        licence: entry?.licence || source.licence,
        link: entry?.link ?? null,
        origin,
        dataDate: origin === "none" ? null : dataDate,
        version: (isTaken && state.version) || content?.version || "",
        count: content?.count ?? null,
        changes: isTaken ? state.changes : null,
        takenAt: isTaken ? state.takenAt : (content?.loadedAt ?? null),
        triedAt: state?.triedAt ?? null,
        nextAt: state?.isPaused ? null : (state?.nextAt ?? null),
        isPaused: state?.isPaused ?? false,
        state: stateOf(origin, state, dataDate ?? loadedOn, now),
        problem: state?.outcome === "failed" ? (state.problemCode ?? "import.failed") : null,
      };
    });
}

function whatOf({ kind, datasetId, units }: ConfiguredSource): string {
  if (kind === "layer") return `layer ${datasetId}`;
  return kind === "geography" ? `geography ${units}` : kind;
}

function stateOf(
  origin: DataSource["origin"],
  state: SourceState | undefined,
  day: string | null,
  now: Date,
): DataSource["state"] {
  if (state?.outcome === "failed") return "failed";
  if (origin === "none") return "missing";
  if (origin === "demo") return "demo";
  if (state?.outcome === "unchanged") return "unchanged";
  const days = day === null ? 0 : (now.getTime() - Date.parse(day)) / 86_400_000;
  return days > OLD_AFTER_DAYS ? "old" : "fresh";
}
