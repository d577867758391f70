import {
  deleteSavedArea as deleteContract,
  listSavedAreas,
  MAX_SAVED_AREAS,
  putSavedArea,
} from "@mars/contracts/screening/savedAreas";
import { limitsOf } from "@mars/contracts/platform/limitsOf";
import type { FastifyRequest } from "fastify";
import type { App } from "../../../platform/http/App.ts";
import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../../platform/identity/person.ts";
import {
  foundOrProblem,
  ProblemError,
  valueOrProblem,
} from "../../../platform/problems/ProblemError.ts";
import { parseArea } from "../area/parseArea.ts";
import type { ScreeningParts } from "../ScreeningParts.ts";
import {
  countSavedAreas,
  deleteSavedArea,
  selectSavedAreas,
  upsertSavedArea,
} from "./savedAreaQueries.ts";

const BYTES_PER_VERTEX = 16;

/** The areas of an account: only their own person reads or changes them. */
export function savedAreaRoutes(
  app: App,
  { config, database, now }: ScreeningParts,
  /** Counts what is kept for the caller, and refuses where that is too much. */
  keep: (request: FastifyRequest, bytes: number) => Promise<void>,
): void {
  const limits = limitsOf(config);

  route(app, listSavedAreas, async ({ request }) => {
    const rows = await selectSavedAreas(database.write, signedIn(request).id);
    return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }));
  });

  route(app, putSavedArea, async ({ request, params: { id }, body, transaction }) => {
    const personId = signedIn(request).id;
    const { geometry, areaHa, vertexCount } = valueOrProblem(await parseArea(body, limits));
    await keep(request, vertexCount * BYTES_PER_VERTEX);
    return transaction(async (tx) => {
      if ((await countSavedAreas(tx, personId, id)) >= MAX_SAVED_AREAS)
        throw new ProblemError("saved-area.too-many");
      const { name, analysis, isCompared } = body;
      const savedAt = now();
      const one = { id, personId, name, geometry, areaHa, analysis, isCompared, savedAt };
      foundOrProblem((await upsertSavedArea(tx, one)) || null);
      const stored = (await selectSavedAreas(tx, personId)).find((row) => row.id === id)!;
      return { ...stored, savedAt: stored.savedAt.toISOString() };
    });
  });

  route(app, deleteContract, ({ request, params: { id }, transaction }) =>
    transaction(async (tx) => {
      foundOrProblem((await deleteSavedArea(tx, id, signedIn(request).id)) || null);
    }),
  );
}
