import { beforeEach, expect, test } from "vitest";
import { noConsent } from "../consent/consent.ts";
import { applyConsent } from "../consent/consentStore.ts";
import { localStore } from "../storage/jsonStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";
import { collectTracking } from "./collectTracking.ts";

beforeEach(() => {
  applyConsent(noConsent);
  localStorage.clear();
  sessionStorage.clear();
});

test("[C4] without consent to statistics no id goes along and a local id is removed", () => {
  localStore.write(storageKeys.localId, "11111111-aaaa");
  const sent = collectTracking();
  expect(sent).not.toHaveProperty("sessionId");
  expect(sent).not.toHaveProperty("localId");
  expect(localStore.read(storageKeys.localId)).toBeNull();
});

test("[C4] with consent both ids go along, the same each time", () => {
  applyConsent({ ...noConsent, necessary: true, statistics: true, stamp: "1" });
  const first = collectTracking();
  expect(first).toMatchObject({ statisticsConsent: true });
  expect(collectTracking()).toEqual(first);
  expect(sessionStorage.getItem(storageKeys.sessionId)).not.toBeNull();
});

test("[C4] the page is told without whose project or plan it is", () => {
  window.history.replaceState(null, "", "/plans/7/sketch-projects/0b1f-22");
  expect(collectTracking().tracks[0]).toMatchObject({ page: "/plans/:id/sketch-projects/:id" });
});

test("[C4] consent withdrawn, both ids are gone at once", () => {
  applyConsent({ ...noConsent, necessary: true, statistics: true, stamp: "1" });
  collectTracking();
  applyConsent({ ...noConsent, necessary: true, stamp: "2" });
  expect(localStorage.getItem(storageKeys.localId)).toBeNull();
  expect(sessionStorage.getItem(storageKeys.sessionId)).toBeNull();
});
