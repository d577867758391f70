import {
  listMessages,
  markRead,
  readMessageSettings,
  saveMessageSettings,
  unsubscribe,
  watchMessages,
} from "@mars/contracts/messages/messages";
import { deliveriesOf, withoutMails } from "@mars/domain/messages/messageKinds";
import { normaliseVat } from "@mars/domain/organizations/ownerOrganizations";
import { firstLanguage } from "@mars/wording/language/languages";
import type { Queryable } from "../../platform/database/Database.ts";
import type { App } from "../../platform/http/App.ts";
import {
  decodeCursor,
  pageOfRows,
  timeInCursor,
  unknownCursor,
} from "../../platform/http/answers/paging.ts";
import { route } from "../../platform/http/route.ts";
import { type Person, signedIn } from "../../platform/identity/person.ts";
import { foundOrProblem, ProblemError } from "../../platform/problems/ProblemError.ts";
import type { Services } from "../../services.ts";
import { serveCaughtMails } from "./caughtMails.ts";
import {
  countUnread,
  lockSettingOfToken,
  markMessagesRead,
  readChanged,
  readMessages,
  readSetting,
  saveSetting,
} from "./queries.ts";
import "./problems.ts";
import {
  addRoundReminder,
  listRoundReminders,
  removeRoundReminder,
} from "@mars/contracts/messages/roundReminders";
import { periodState } from "@mars/domain/schemes/periodState";
import { readSchemes } from "../../platform/schemes/readSchemes.ts";
import {
  deleteRoundReminder,
  insertRoundReminder,
  readAwaitedSchemes,
} from "./roundReminderQueries.ts";

const ID = /^[0-9a-f-]{36}$/;

/** What people are told: read, marked, and how they want to hear of it. */
export async function messagesRoutes(app: App, services: Services): Promise<void> {
  const { database, now } = services;

  route(app, listMessages, async ({ request, query }) => {
    const person = signedIn(request);
    const rows = await readMessages(database.write, readerOf(person), {
      kind: query.kind,
      unread: query.unread,
      before: messageBefore(query.cursor),
      limit: query.limit + 1,
    });
    const page = pageOfRows(rows, query.limit, (row) => [row.exactAt, row.id]);
    return {
      items: page.items.map(({ projectId, projectName, mayOpen, at, readAt, ...row }) => ({
        ...row,
        at: at.toISOString(),
        isRead: readAt !== null,
        project: projectId === null ? null : { id: projectId, name: projectName ?? "", mayOpen },
      })),
      nextCursor: page.nextCursor,
      unread: await countUnread(database.write, person.id),
    };
  });

  route(app, watchMessages, async ({ request, query }) => {
    const person = signedIn(request);
    return {
      unread: await countUnread(database.write, person.id),
      ...(await readChanged(database.write, readerOf(person), query.after ?? null)),
    };
  });

  route(app, markRead, ({ request, body, transaction }) =>
    transaction(async (tx) => {
      const { id } = signedIn(request);
      await markMessagesRead(tx, id, body.ids ?? null, now());
      return { unread: await countUnread(tx, id) };
    }),
  );

  route(app, readMessageSettings, ({ request }) => settingsOf(database.write, signedIn(request)));

  route(app, saveMessageSettings, ({ request, body, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      await saveSetting(tx, person.id, body);
      return settingsOf(tx, person);
    }),
  );

  route(app, unsubscribe, ({ body, transaction }) =>
    transaction(async (tx) => {
      if (body.kind === "decision") throw new ProblemError("message.always-told");
      const setting = foundOrProblem((await lockSettingOfToken(tx, body.token)) ?? null);
      const deliveries = withoutMails(deliveriesOf(setting.deliveries), body.kind);
      await saveSetting(tx, setting.personId, { ...setting, deliveries });
    }),
  );

  roundReminderRoutes(app, services);
  serveCaughtMails(app, services);
}

function readerOf(person: Person) {
  return {
    personId: person.id,
    vat: normaliseVat(person.vat),
    isCaseworker: person.roles.includes("caseworkerAdmin"),
  };
}

async function settingsOf(database: Queryable, person: Person) {
  const stored = await readSetting(database, person.id);
  return {
    deliveries: deliveriesOf(stored?.deliveries ?? {}),
    language: stored?.language ?? firstLanguage,
    email: person.email,
  };
}

function messageBefore(cursor: string | undefined): readonly [string, string] | null {
  const keys = decodeCursor(cursor, 2);
  if (keys === null) return null;
  const [at, id] = keys;
  if (typeof id !== "string" || !ID.test(id)) throw unknownCursor();
  return [timeInCursor(at), id];
}

/** Rounds that someone waits for. */
function roundReminderRoutes(app: App, { database, now }: Services): void {
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

  // Of what no one waits for there is nothing left to withdraw: no refusal.
  route(app, removeRoundReminder, ({ request, params: { id: schemeId }, transaction }) =>
    transaction((tx) => deleteRoundReminder(tx, { personId: signedIn(request).id, schemeId })),
  );
}
