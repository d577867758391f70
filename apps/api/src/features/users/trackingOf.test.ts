import { expect, test } from "vitest";
import { loginTrackingOf, trackingOf } from "./trackingOf.ts";

const use = {
  feature: "screening",
  sessionId: "session-1",
  localId: "local-id-1",
  tracks: [{ step: 1 }],
};

test("[C4] with statistics consent a use is kept with its ids", () => {
  expect(trackingOf({ ...use, statisticsConsent: true }, "person-1")).toMatchObject({
    ok: true,
    value: { kind: "use", sessionId: "session-1", localId: "local-id-1", personId: "person-1" },
  });
});

test("[C4] without statistics consent a use is refused", () => {
  expect(trackingOf({ ...use, statisticsConsent: false }, "person-1")).toMatchObject({
    ok: false,
    refusal: { code: "tracking.consent-required" },
  });
});

test("[C4] without statistics consent the consent event is kept without any id", () => {
  expect(
    trackingOf({ ...use, feature: "consent", statisticsConsent: false }, "person-1"),
  ).toMatchObject({
    ok: true,
    value: { kind: "consent", sessionId: null, localId: null, personId: null },
  });
});

test("[C4] without statistics consent a sign-in is counted, of no one", () => {
  expect(loginTrackingOf({ ...use, statisticsConsent: false }, "person-1")).toEqual({
    kind: "login",
    feature: null,
    sessionId: null,
    localId: null,
    personId: null,
    payload: [],
  });
});
