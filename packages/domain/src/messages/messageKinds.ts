/** What people are told about, as they choose how to hear of it. */
export const MESSAGE_KINDS = [
  "decision",
  "action",
  "remark",
  "deadline",
  "party",
  "status",
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** By mail at once, gathered in one mail a day, or not by mail. The product shows all of them. */
export const DELIVERIES = ["now", "daily", "never"] as const;
export type Delivery = (typeof DELIVERIES)[number];
export type Deliveries = Readonly<Record<MessageKind, Delivery>>;

const USUAL: Deliveries = {
  decision: "now",
  action: "now",
  remark: "daily",
  deadline: "now",
  party: "now",
  status: "daily",
};

/** A decision is always told at once: the time to complain runs from it. */
export function deliveriesOf(chosen: Readonly<Partial<Record<string, string>>>): Deliveries {
  const entries = MESSAGE_KINDS.map((kind) => {
    const asked = DELIVERIES.find((one) => one === chosen[kind]);
    return [kind, kind === "decision" ? "now" : (asked ?? USUAL[kind])];
  });
  return Object.fromEntries(entries) as Deliveries;
}

/** The same without mails of a kind, or without the mail of the day. */
export function withoutMails(deliveries: Deliveries, stopped: MessageKind | "daily"): Deliveries {
  const entries = MESSAGE_KINDS.map((kind) => {
    const isStopped = kind === stopped || (stopped === "daily" && deliveries[kind] === "daily");
    return [kind, isStopped ? "never" : deliveries[kind]];
  });
  return Object.fromEntries(entries) as Deliveries;
}

/** Minutes until a mail or a webhook call that failed is tried again, the backoff of both outboxes: twice as long each time, at most six hours. */
export function retryMinutes(attempts: number): number {
  return Math.min(2 ** Math.max(0, attempts - 1), 360);
}
