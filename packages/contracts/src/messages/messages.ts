import { LANGUAGES } from "@mars/domain/languages";
import * as z from "zod/mini";
import { contract } from "../platform/contract.ts";
import { booleanInQuery, integerInQuery, pageOf, pagingQuery } from "../platform/query.ts";

const tag = "Messages";
export const messageKind = z.enum(["decision", "action", "remark", "deadline", "party", "status"]);
const delivery = z.enum(["now", "daily", "never"]);

export const message = z.object({
  id: z.uuid(),
  kind: messageKind,
  /** With its figures a sentence of `messageText`. */
  code: z.string(),
  figures: z.record(z.string(), z.union([z.string(), z.number()])),
  at: z.string(),
  isRead: z.boolean(),
  /** `mayOpen` is false before one has said yes, and after a delegation or a hand-over. */
  project: z.nullable(z.object({ id: z.uuid(), name: z.string(), mayOpen: z.boolean() })),
});
export type Message = z.infer<typeof message>;

export const listMessages = contract({
  method: "GET",
  path: "/messages",
  tag,
  summary: "The caller's messages, newest first",
  access: "signedIn",
  query: z.object({
    kind: z.optional(messageKind),
    unread: z.optional(booleanInQuery()),
    ...pagingQuery(100, 20),
  }),
  response: z.extend(pageOf(message), { unread: z.int() }),
});

export const watchMessages = contract({
  method: "GET",
  path: "/messages/watch",
  tag,
  summary: "How many messages are unread, and which of the caller's projects changed",
  description:
    "`after` is `last` of the answer before; without it nothing has changed. An answer covers about 2,000 changes: whoever is further behind asks again.",
  access: "signedIn",
  query: z.object({ after: z.optional(integerInQuery(0, Number.MAX_SAFE_INTEGER)) }),
  response: z.object({ unread: z.int(), last: z.int(), changed: z.array(z.uuid()) }),
});

export const markRead = contract({
  method: "POST",
  path: "/messages/read",
  tag,
  summary: "Mark messages as read; without ids all of them",
  access: "signedIn",
  body: z.object({ ids: z.optional(z.array(z.uuid()).check(z.maxLength(200))) }),
  response: z.object({ unread: z.int() }),
});

export const messageSettings = z.object({
  deliveries: z.object({
    decision: delivery,
    action: delivery,
    remark: delivery,
    deadline: delivery,
    party: delivery,
    status: delivery,
  }),
  language: z.enum(LANGUAGES),
});
export type MessageSettings = z.infer<typeof messageSettings>;

const settingsAnswer = z.extend(messageSettings, {
  /** From the identity provider; null: no mail can be sent. */
  email: z.nullable(z.string()),
});

export const readMessageSettings = contract({
  method: "GET",
  path: "/messages/settings",
  tag,
  summary: "How the caller wants to be notified",
  access: "signedIn",
  response: settingsAnswer,
});

export const saveMessageSettings = contract({
  method: "PUT",
  path: "/messages/settings",
  tag,
  summary: "Choose how to be notified; decisions are always notified immediately",
  access: "signedIn",
  body: messageSettings,
  response: settingsAnswer,
});

export const unsubscribe = contract({
  method: "POST",
  path: "/messages/unsubscribe",
  tag,
  summary: "Stop mails of a kind, or the daily summary, by the token of a mail",
  access: "public",
  body: z.object({ token: z.uuid(), kind: z.enum([...messageKind.options, "daily"]) }),
  problems: ["message.always-told"],
});
