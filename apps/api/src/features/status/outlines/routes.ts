import { type OutlineKind, readOutlines } from "@mars/contracts/statusOutlines";
import type { App } from "../../../platform/http/App.ts";
import { route } from "../../../platform/http/route.ts";
import { sendReady } from "../../../platform/publicData/sendReady.ts";
import type { Services } from "../../../services.ts";
import { drawOutlines } from "./drawOutlines.ts";
import { geographyFingerprint, outlineRows } from "./queries.ts";

export function outlineRoutes(app: App, { database, ready }: Services): void {
  const drawn = new Map<OutlineKind, { fingerprint: string; json: string }>();

  /** Drawn anew only when the geography was replaced: projects change far more often. */
  async function outlines(kind: OutlineKind): Promise<string> {
    const fingerprint = await geographyFingerprint(database.write);
    const known = drawn.get(kind);
    if (known?.fingerprint === fingerprint) return known.json;
    const json = JSON.stringify(drawOutlines(kind, await outlineRows(database.write, kind)));
    drawn.set(kind, { fingerprint, json });
    return json;
  }

  route(app, readOutlines, ({ request, reply, params: { kind } }) =>
    sendReady({ request, reply }, ready, {
      key: `outlines ${kind}`,
      topics: ["status"],
      make: () => outlines(kind),
    }),
  );
}
