import { quarterEnd } from "@mars/domain/status/quarters";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { sourceTexts } from "./sourceTexts.ts";

/** What the figures of the status pages are made of, and when each of it changed last. */
export function sourcesOf(snapshot: Snapshot) {
  const { land, plans, geographySource } = snapshot;
  const published = plans.flatMap(({ lastPublishedAt }) => lastPublishedAt?.toISOString() ?? []);
  const projects = snapshot.history.at(-1)?.at ?? null;
  const isDemo = geographySource === "demo";
  return {
    projects: {
      name: sourceTexts.projects,
      updated: projects,
    },
    plans: {
      name: sourceTexts.plans,
      updated: published.toSorted().at(-1) ?? null,
    },
    geography: {
      name: isDemo ? sourceTexts.demoGeography : sourceTexts.geography,
      updated: null,
    },
    goals: {
      name: sourceTexts.goals,
      updated: null,
    },
    land: {
      name: sourceTexts.land,
      updated: land && quarterEnd(land),
    },
  };
}
