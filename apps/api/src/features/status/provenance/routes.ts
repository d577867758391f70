import {
  type Provenance,
  type ProvenanceFigure,
  readProvenance,
} from "@mars/contracts/status/statusProvenance";
import type { App } from "../../../platform/http/App.ts";
import { route } from "../../../platform/http/route.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import type { StatusDocuments } from "../StatusDocuments.ts";
import { figureTexts } from "./figureTexts.ts";
import { sourcesOf } from "./sourcesOf.ts";

export function provenanceRoutes(app: App, documents: StatusDocuments): void {
  route(app, readProvenance, ({ request, reply, params: { figure } }) =>
    documents.send(request, reply, {
      key: `provenance ${figure}`,
      make: (snapshot) => provenanceOf(snapshot, figure),
    }),
  );
}

function provenanceOf(snapshot: Snapshot, figure: ProvenanceFigure): Provenance {
  const { sources, ...note } = figureTexts[figure];
  const updates = sourcesOf(snapshot);
  const named = sources.map((name) => updates[name]);
  const known = named.flatMap(({ updated }) => updated ?? []).toSorted();
  return { figure, ...note, sources: named, lastUpdated: known.at(-1) ?? null };
}
