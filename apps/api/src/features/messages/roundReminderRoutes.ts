import {
  addRoundReminder,
  listRoundReminders,
  removeRoundReminder,
} from "@mars/contracts/messages/roundReminders";
import { periodState } from "@mars/domain/schemes/periodState";
import type { App } from "../../platform/http/App.ts";
import { route } from "../../platform/http/route.ts";
import { signedIn } from "../../platform/identity/person.ts";
import { foundOrProblem } from "../../platform/problems/ProblemError.ts";
import { readSchemes } from "../../platform/schemes/readSchemes.ts";
import type { Services } from "../../services.ts";
import {
  deleteRoundReminder,
  insertRoundReminder,
  readAwaitedSchemes,
} from "./roundReminderQueries.ts";

/** Rounds that somebody waits for. */
export function roundReminderRoutes(app: App, { database, now }: Services): void {
  route(app, listRoundReminders, async ({ request }) => {
    const ids = await readAwaitedSchemes(database.write, signedIn(request).id);
    const schemes = await readSchemes(database.write, ids);
    return schemes.map(({ id, name, applicationPeriods }) => ({
      schemeId: id,
      schemeName: name,
      opensAt: periodState(applicationPeriods, now().toISOString()).opens,
    }));
  });

  route(app, addRoundReminder, ({ request, params: { id: schemeId }, query, transaction }) =>
    transaction(async (tx) => {
      const [scheme] = await readSchemes(tx, [schemeId]);
      foundOrProblem((scheme?.active && scheme) || null);
      await insertRoundReminder(tx, {
        personId: signedIn(request).id,
        schemeId,
        screeningId: query.analysis ?? null,
        at: now(),
      });
    }),
  );

  // Of what nobody waits for there is nothing left to withdraw: no refusal.
  route(app, removeRoundReminder, ({ request, params: { id: schemeId }, transaction }) =>
    transaction((tx) => deleteRoundReminder(tx, { personId: signedIn(request).id, schemeId })),
  );
}
