import * as z from "zod/mini";
import { line } from "../platform/text.ts";
import { contract } from "../platform/contract.ts";
import { changeKinds, followedChanges } from "../status/statusChanges.ts";
import { unitKind, unitReference } from "../status/statusShapes.ts";

const tag = "Subscriptions";
const signedIn = { tag, access: "signedIn" } as const;
const byId = z.object({ id: z.uuid() });

/** Of each channel, for one person. */
export const MAX_SUBSCRIPTIONS = 10;

const followed = {
  id: z.uuid(),
  /** Null: the whole country, or a drawn area. */
  place: z.nullable(z.extend(unitReference, { kind: unitKind })),
  /** Corners as in the feed. */
  area: z.nullable(z.string()),
  kinds: z.array(z.enum(changeKinds)),
  createdAt: z.string(),
};

const delivery = z.object({
  /** The `webhook-id` of the call. */
  id: z.string(),
  isTest: z.boolean(),
  createdAt: z.string(),
  attempts: z.int(),
  deliveredAt: z.nullable(z.string()),
  triedAt: z.nullable(z.string()),
  /** Null: not tried again, or held. */
  nextAttemptAt: z.nullable(z.string()),
  /** Waited when this installation was restored from a backup; made when its operators say so. */
  isHeld: z.boolean(),
  /** Status of the last answer; null where there was none. */
  status: z.nullable(z.int()),
  /** Why there was no answer. */
  fault: z.nullable(z.enum(["inner-address", "timeout", "unreachable"])),
});
export type WebhookDelivery = z.infer<typeof delivery>;

const webhook = z.object({
  ...followed,
  url: z.string(),
  /** When calls began to fail; null while they are answered. */
  failingSince: z.nullable(z.string()),
  /** Switched off after failing for five days, or at once by an answer of 410. */
  stoppedAt: z.nullable(z.string()),
  /** The last ten, newest first. */
  deliveries: z.array(delivery),
});
export type Webhook = z.infer<typeof webhook>;

export const listWebhooks = contract({
  ...signedIn,
  method: "GET",
  path: "/webhooks",
  summary: "The caller's webhooks with their last calls",
  response: z.array(webhook),
});

export const createWebhook = contract({
  ...signedIn,
  method: "POST",
  path: "/webhooks",
  summary: "Have an address called whenever something public changes",
  description:
    "`place`, `area` and `kinds` as in the feed. The address must begin with `https://` and lie on the internet. `secret` is in this answer and never shown again.",
  body: z.extend(followedChanges, { url: line(500) }),
  response: z.extend(webhook, { secret: z.string() }),
  status: 201,
  problems: [
    "subscription.too-many",
    "subscription.retired-place",
    "webhook.address",
    "webhook.inner-address",
  ],
});

export const testWebhook = contract({
  ...signedIn,
  method: "POST",
  path: "/webhooks/:id/test",
  summary: "Call the address now with a test",
  params: byId,
  response: delivery,
  heavy: true,
});

export const resumeWebhook = contract({
  ...signedIn,
  method: "POST",
  path: "/webhooks/:id/resume",
  summary: "Switch a webhook on again; what was not delivered is tried once more",
  params: byId,
});

export const deleteWebhook = contract({
  ...signedIn,
  method: "DELETE",
  path: "/webhooks/:id",
  summary: "Delete a webhook with what waits to be sent",
  params: byId,
});

const frequency = z.enum(["daily", "weekly"]);

const digest = z.object({
  ...followed,
  frequency,
  /** When the next mail is written; none where nothing has changed. */
  nextAt: z.string(),
});
export type Digest = z.infer<typeof digest>;

export const listDigests = contract({
  ...signedIn,
  method: "GET",
  path: "/digests",
  summary: "The mails about public changes that the caller has asked for",
  response: z.array(digest),
});

export const createDigest = contract({
  ...signedIn,
  method: "POST",
  path: "/digests",
  summary: "Get a mail about public changes each day or each Monday, at 07:00",
  body: z.extend(followedChanges, { frequency }),
  response: digest,
  status: 201,
  problems: ["subscription.too-many", "subscription.retired-place", "digest.no-address"],
});

export const deleteDigest = contract({
  ...signedIn,
  method: "DELETE",
  path: "/digests/:id",
  summary: "Stop a mail about public changes",
  params: byId,
});

const followedLand = z.object({
  id: z.uuid(),
  /** The parcel as people name it; the page of the land finds it by this. */
  title: z.string(),
  createdAt: z.string(),
});
export type FollowedLand = z.infer<typeof followedLand>;

export const listFollowedLand = contract({
  ...signedIn,
  method: "GET",
  path: "/followed-land",
  summary: "Land whose public changes the caller gets messages about",
  response: z.array(followedLand),
});

export const followLand = contract({
  ...signedIn,
  method: "POST",
  path: "/followed-land",
  summary: "Get a message when something public changes on a piece of land",
  description: "`area` as in the feed. Following the same land twice changes nothing.",
  body: z.object({
    title: line(100, 1),
    area: z.required(z.pick(followedChanges, { area: true })).shape.area,
  }),
  response: followedLand,
  status: 201,
  problems: ["subscription.too-many"],
});

export const unfollowLand = contract({
  ...signedIn,
  method: "DELETE",
  path: "/followed-land/:id",
  summary: "Get no more messages about a piece of land",
  params: byId,
});

export const stopDigest = contract({
  tag,
  access: "public",
  method: "POST",
  path: "/digests/stop",
  summary: "Stop a mail about public changes, by the token in it",
  body: z.object({ token: z.uuid() }),
});
