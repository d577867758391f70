import { quarterEnd } from "@mars/domain/status/quarters";
import type { Snapshot } from "../snapshot/Snapshot.ts";

/** What the figures of the status pages are made of, and when each of it changed last. */
export function sourcesOf(snapshot: Snapshot) {
  const { land, plans, geographySource } = snapshot;
  const published = plans.flatMap(({ lastPublishedAt }) => lastPublishedAt?.toISOString() ?? []);
  const projects = snapshot.history.at(-1)?.at ?? null;
  const isDemo = geographySource === "demo";
  return {
    projects: {
      name: { da: "Projekter og deres historik i MARS", en: "Projects and their history in MARS" },
      updated: projects,
    },
    plans: {
      name: { da: "Udgivne kystvandgrupperapporter", en: "Published coastal-water-group reports" },
      updated: published.toSorted().at(-1) ?? null,
    },
    geography: {
      name: isDemo
        ? {
            da: "Demonstrationsgeografi (ikke officiel)",
            en: "Demonstration geography (not official)",
          }
        : { da: "Kommuner, hovedvandoplande og deloplande", en: "Municipalities and catchments" },
      updated: null,
    },
    goals: {
      name: { da: "Aftale om et grønt Danmark: nationale mål", en: "National goals" },
      updated: null,
    },
    land: {
      name: { da: "Statens jordopkøb, opgjort pr. kvartal", en: "State land by quarter" },
      updated: land && quarterEnd(land),
    },
  };
}
