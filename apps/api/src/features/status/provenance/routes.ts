import {
  type Provenance,
  type ProvenanceFigure,
  readProvenance,
} from "@mars/contracts/statusProvenance";
import { quarterEnd } from "@mars/domain/status/quarters";
import type { App } from "../../../platform/http/App.ts";
import { route } from "../../../platform/http/route.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import type { StatusDocuments } from "../StatusDocuments.ts";
import { figureNotes } from "./figures.ts";

export function provenanceRoutes(app: App, documents: StatusDocuments): void {
  route(app, readProvenance, ({ request, reply, params: { figure } }) =>
    documents.send(request, reply, {
      key: `provenance ${figure}`,
      make: (snapshot) => provenanceOf(snapshot, figure),
    }),
  );
}

function provenanceOf(snapshot: Snapshot, figure: ProvenanceFigure): Provenance {
  const { sources, ...note } = figureNotes[figure];
  const updates = sourcesOf(snapshot);
  const named = sources.map((name) => updates[name]);
  const known = named.flatMap(({ updated }) => updated ?? []).toSorted();
  return { figure, ...note, sources: named, lastUpdated: known.at(-1) ?? null };
}

function sourcesOf(snapshot: Snapshot) {
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
