import {
  type OutlineKind,
  readOutlines,
  readUnitShapes,
} from "@mars/contracts/status/statusOutlines";
import type { App } from "../../../platform/http/App.ts";
import { route } from "../../../platform/http/route.ts";
import { sendCached } from "../../../platform/publicData/sendCached.ts";
import type { Services } from "../../../services.ts";
import { foundOrProblem } from "../../../platform/problems/ProblemError.ts";
import type { StatusDocuments } from "../StatusDocuments.ts";
import { drawOutlines } from "./drawOutlines.ts";
import { outlineEdition, outlineRows } from "./queries.ts";
import { unitShapes } from "./unitShapes.ts";

export function outlineRoutes(
  app: App,
  { database, responseCache }: Services,
  documents: StatusDocuments,
): void {
  const drawn = new Map<string, { fingerprint: string; json: string }>();

  /** Drawn again only when the geography was replaced: projects change far more often. */
  async function outlines(kind: OutlineKind, asOf: string | null): Promise<string> {
    const { fingerprint, units } = await outlineEdition(database.write, asOf);
    const key = `${kind} ${units}`;
    const known = drawn.get(key);
    if (known?.fingerprint === fingerprint) return known.json;
    const json = JSON.stringify(drawOutlines(kind, await outlineRows(database.write, kind, asOf)));
    for (const [other, { fingerprint: its }] of drawn) if (its !== fingerprint) drawn.delete(other);
    drawn.set(key, { fingerprint, json });
    return json;
  }

  route(app, readOutlines, async ({ request, reply, params: { kind }, query }) => {
    const asOf = await documents.earlierDay(query.asOf);
    return sendCached({ request, reply }, responseCache, {
      key: `outlines ${kind} ${asOf ?? ""}`,
      topics: ["status"],
      make: () => outlines(kind, asOf ?? null),
    });
  });
  route(app, readUnitShapes, ({ request, reply, params: { kind, id }, query: { asOf } }) =>
    documents.send(request, reply, {
      key: `shapes ${kind} ${id}`,
      asOf,
      make: async (snapshot) =>
        foundOrProblem(await unitShapes(database.write, snapshot, kind, id)),
    }),
  );
}
