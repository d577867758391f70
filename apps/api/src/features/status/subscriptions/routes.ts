import "./problems.ts";
import { changeKinds, type FollowedChanges } from "@mars/contracts/status/statusChanges";
import {
  createDigest,
  createWebhook,
  deleteDigest,
  deleteWebhook,
  followLand,
  listDigests,
  listFollowedLand,
  listWebhooks,
  MAX_SUBSCRIPTIONS,
  resumeWebhook,
  stopDigest,
  testWebhook,
  unfollowLand,
} from "@mars/contracts/messages/subscriptions";
import { nextDigest } from "@mars/domain/messages/nextDigest";
import type { Tx } from "../../../platform/database/Database.ts";
import { fetchPublic } from "../../../platform/geodata/fetching/fetchPublic.ts";
import type { App } from "../../../platform/http/App.ts";
import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../../platform/identity/person.ts";
import { foundOrProblem, ProblemError } from "../../../platform/problems/ProblemError.ts";
import type { Services } from "../../../services.ts";
import { askedChanges } from "../changes/askedChanges.ts";
import { readFollowed } from "../changes/readChanges.ts";
import { findUnit } from "../pages/units.ts";
import type { StatusDocuments } from "../StatusDocuments.ts";
import { callWebhook } from "./callWebhook.ts";
import {
  countDeliveries,
  deleteOldDeliveries,
  insertDelivery,
  noteAnswer,
  noteFailing,
  readDeliveries,
} from "./deliveryQueries.ts";
import { LOOKED_BACK_DAYS } from "./queueChanges.ts";
import { deliveryAnswer, digestAnswer, landAnswer, webhookAnswer } from "./subscriptionAnswers.ts";
import { newSecret } from "./signWebhook.ts";
import {
  countSubscriptionChanges,
  deleteByToken,
  deleteOldChanges,
  deleteSubscription,
  insertSubscription,
  type NewSubscription,
  noteChanges,
  readDigests,
  readFollowedLand,
  readWebhooks,
  resumeSubscription,
} from "./subscriptionQueries.ts";
import { SubscriptionJob } from "./SubscriptionJob.ts";
import { webhookBody } from "./webhookBody.ts";
import type { RetentionPolicy } from "../../../platform/storage/RetentionPolicy.ts";
import { timeBasedRetention } from "../../../platform/storage/timeBasedRetention.ts";
import { isIP } from "node:net";
import { isPublicAddress } from "../../../platform/geodata/fetching/publicAddress.ts";

const DELIVERY_DAYS = 30;

/** What subscriptions leave behind, for as long as someone can need it. */
const subscriptionStorage: readonly RetentionPolicy[] = [
  timeBasedRetention({
    name: "webhook-deliveries",
    countRows: countDeliveries,
    deleteExpired: (database, batchRows) =>
      deleteOldDeliveries(database, { days: DELIVERY_DAYS, batchRows }),
  }),
  timeBasedRetention({
    name: "subscription-changes",
    countRows: countSubscriptionChanges,
    // A change that is still looked for must be known, or it would be told again.
    deleteExpired: (database, batchRows) =>
      deleteOldChanges(database, { days: LOOKED_BACK_DAYS + 10, batchRows }),
  }),
];

const SHOWN_DELIVERIES = 10;

/** Following public changes by webhook, by mail and by message. */
export function subscriptionRoutes(
  app: App,
  { config, database, now, metrics, storage }: Services,
  { documents, version }: { documents: StatusDocuments; version: () => Promise<string> },
): void {
  const innerHosts = config.server.innerHosts;
  const send = fetchPublic(innerHosts);
  const snapshot = () => documents.snapshot(undefined);
  const rounds = new SubscriptionJob({
    database,
    send,
    publicUrl: config.server.publicUrl,
    now,
    pollSeconds: config.mail.pollSeconds,
    metrics,
    version,
    snapshot,
    log: () => app.log,
  });
  app.addHook("onListen", async () => rounds.start());
  app.addHook("onClose", () => rounds.stop());
  for (const kind of subscriptionStorage) storage.registerKind(kind);

  /** With the unit's id, which stays when its name changes; what there is by now is not told. */
  const followedNow = async (followed: FollowedChanges) => {
    const current = await snapshot();
    const { place, kinds } = askedChanges(followed, current.day);
    const unit = place && foundOrProblem(findUnit(current, place.kind, place.id) ?? null);
    if (unit && unit.retiredOn !== null) throw new ProblemError("subscription.retired-place");
    const asked = { ...followed, kinds: changeKinds.join(","), days: LOOKED_BACK_DAYS, now: now() };
    const known = foundOrProblem(await readFollowed(database.write, current, asked));
    return {
      current,
      known: known.items.map(({ id }) => id),
      row: {
        place: place && unit && `${place.kind}/${unit.id}`,
        area: followed.area ?? null,
        kinds: [...kinds],
        createdAt: now(),
      },
    };
  };
  const begin = async (tx: Tx, one: NewSubscription, known: readonly string[]) => {
    const id = await insertSubscription(tx, one, MAX_SUBSCRIPTIONS);
    if (id === null) throw new ProblemError("subscription.too-many");
    await noteChanges(tx, id, { ids: known, at: now() });
    return id;
  };

  route(app, listWebhooks, async ({ request }) => {
    const rows = await readWebhooks(database.write, { personId: signedIn(request).id });
    const ids = rows.map(({ id }) => id);
    const deliveries = await readDeliveries(database.write, ids, SHOWN_DELIVERIES);
    const current = await snapshot();
    return rows.map((row) => webhookAnswer(current, row, deliveries));
  });

  route(app, createWebhook, async ({ request, body: { url: text, ...followed }, transaction }) => {
    const personId = signedIn(request).id;
    const judged = webhookAddress(text, innerHosts);
    if ("refused" in judged) throw new ProblemError(judged.refused);
    const { current, known, row } = await followedNow(followed);
    return transaction(async (tx) => {
      const secret = newSecret();
      const one = { ...row, personId, channel: "webhook", url: judged.url, secret } as const;
      const id = await begin(tx, one, known);
      const [stored] = await readWebhooks(tx, { personId, id });
      return { ...webhookAnswer(current, stored!, []), secret };
    });
  });

  route(app, testWebhook, async ({ request, params: { id } }) => {
    const [webhook] = await readWebhooks(database.write, { personId: signedIn(request).id, id });
    const { url, secret } = foundOrProblem(webhook ?? null);
    const body = webhookBody({ type: "test", subscriptionId: id }, now());
    const delivery = await insertDelivery(database.write, {
      subscriptionId: id,
      isTest: true,
      body,
      at: now(),
    });
    const answer = await callWebhook(send, { id: delivery, url, secret, body }, now());
    await noteAnswer(database.write, delivery, answer);
    if (answer.isTaken) await noteFailing(database.write, id, null);
    const rows = await readDeliveries(database.write, [id], SHOWN_DELIVERIES);
    return deliveryAnswer(foundOrProblem(rows.find((row) => row.id === delivery) ?? null));
  });

  route(app, resumeWebhook, ({ request, params: { id }, transaction }) =>
    transaction(async (tx) => {
      const personId = signedIn(request).id;
      foundOrProblem((await resumeSubscription(tx, { id, personId, at: now() })) || null);
    }),
  );

  route(app, listDigests, async ({ request }) => {
    const rows = await readDigests(database.write, { personId: signedIn(request).id });
    const current = await snapshot();
    return rows.map((row) => digestAnswer(current, row));
  });

  route(app, createDigest, async ({ request, body: { frequency, ...followed }, transaction }) => {
    const { id: personId, email } = signedIn(request);
    if (email === null) throw new ProblemError("digest.no-address");
    const { current, known, row } = await followedNow(followed);
    return transaction(async (tx) => {
      const nextAt = nextDigest(frequency, now());
      const one = { ...row, personId, channel: "digest", frequency, nextAt } as const;
      const id = await begin(tx, one, known);
      const stored = await readDigests(tx, { personId });
      return digestAnswer(
        current,
        stored.find((each) => each.id === id)!,
      );
    });
  });

  route(app, listFollowedLand, async ({ request }) => {
    const rows = await readFollowedLand(database.write, { personId: signedIn(request).id });
    return rows.map(landAnswer);
  });

  route(app, followLand, async ({ request, body: { title, area }, transaction }) => {
    const personId = signedIn(request).id;
    const { known, row } = await followedNow({ area });
    return transaction(async (tx) => {
      const isSame = (one: { title: string; area: string | null }) =>
        one.title === title && one.area === area;
      const before = (await readFollowedLand(tx, { personId })).find(isSame);
      if (before) return landAnswer(before);
      const id = await begin(tx, { ...row, personId, channel: "message", title }, known);
      return landAnswer({ ...row, id, title });
    });
  });

  for (const [contract, channel] of [
    [deleteWebhook, "webhook"],
    [deleteDigest, "digest"],
    [unfollowLand, "message"],
  ] as const)
    route(app, contract, ({ request, params: { id }, transaction }) =>
      transaction(async (tx) => {
        const personId = signedIn(request).id;
        foundOrProblem((await deleteSubscription(tx, { id, personId, channel })) || null);
      }),
    );

  route(app, stopDigest, ({ body: { token }, transaction }) =>
    transaction(async (tx) => {
      foundOrProblem((await deleteByToken(tx, token)) || null);
    }),
  );
}

type Judged = { url: string } | { refused: "webhook.address" | "webhook.inner-address" };

/**
 * Where calls may go: `https`, without name and password, to a host on the internet. Which address
 * a name leads to is judged again at every call. `innerHosts` are those an operator trusts.
 */
export function webhookAddress(text: string, innerHosts: readonly string[]): Judged {
  const url = URL.parse(text.trim());
  if (url === null || url.username !== "" || url.password !== "")
    return { refused: "webhook.address" };
  const { protocol, href } = url;
  // A name may end in a dot and is the same name.
  const hostname = url.hostname.replace(/\.+$/, "");
  if (innerHosts.includes(hostname) && /^https?:$/.test(protocol)) return { url: href };
  if (protocol !== "https:") return { refused: "webhook.address" };
  const literal = hostname.replace(/^\[|\]$/g, "");
  const isInner = isIP(literal) === 0 ? !hostname.includes(".") : !isPublicAddress(literal);
  return isInner || /(?:^|\.)(?:localhost|internal|local)$/.test(hostname)
    ? { refused: "webhook.inner-address" }
    : { url: href };
}
