import { expect, test } from "vitest";
import { deliveriesOf, retryMinutes, withoutMails } from "./messageKinds.ts";

test.each([
  { chosen: {}, kind: "remark", delivery: "daily" },
  { chosen: { remark: "never" }, kind: "remark", delivery: "never" },
  { chosen: { remark: "shout" }, kind: "remark", delivery: "daily" },
  { chosen: { decision: "never" }, kind: "decision", delivery: "now" },
] as const)(
  "[H3] $kind is delivered $delivery where $chosen is chosen",
  ({ chosen, kind, delivery }) => {
    expect(deliveriesOf(chosen)[kind]).toBe(delivery);
  },
);

test.each([
  { stopped: "party", never: ["party"] },
  { stopped: "daily", never: ["remark", "status"] },
] as const)("[H3] stopping $stopped stops mails of $never alone", ({ stopped, never }) => {
  const left = Object.entries(withoutMails(deliveriesOf({}), stopped));
  expect(left.flatMap(([kind, delivery]) => (delivery === "never" ? kind : []))).toEqual(never);
});

test("[H3] a mail that failed waits twice as long each time, and never more than six hours", () => {
  expect([1, 2, 3, 4, 9, 10, 50].map(retryMinutes)).toEqual([1, 2, 4, 8, 256, 360, 360]);
});
