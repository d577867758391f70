import { afterEach, describe, expect, test } from "vitest";
import { changeSession } from "../lib/session/sessionState.ts";
import { sessionStore } from "../lib/storage/jsonStorage.ts";
import { storageKeys } from "../lib/storage/storageKeys.ts";
import { isOutdated } from "./arriveFromSignIn.ts";

const person = { initials: "DL", fullName: "Demo Lodsejer", roles: [] };

afterEach(() => sessionStorage.clear());

describe("[A1] a page that the browser kept", () => {
  test("stands as it is where it knows who is signed in", () => {
    sessionStore.write(storageKeys.signedIn, person);
    changeSession({ phase: "authenticated" });
    expect(isOutdated()).toBe(false);
  });

  test("is loaded again where someone signed in or out since", () => {
    sessionStore.write(storageKeys.signedIn, person);
    changeSession({ phase: "anonymous" });
    expect(isOutdated()).toBe(true);
    sessionStore.remove(storageKeys.signedIn);
    changeSession({ phase: "authenticated" });
    expect(isOutdated()).toBe(true);
  });
});
