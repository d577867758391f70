import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cookieScan } from "../../apps/portal/src/cookieScan.ts";
import { storageKeys } from "../../apps/web/src/lib/storage/storageKeys.ts";

/** Where the browser's storage itself is touched: everything else goes through these. */
const storageRooms = ["apps/web/src/lib/storage/", "apps/web/src/lib/language/locale.ts"];
/** The sign-in library keeps its own keys, `oidc.*`. */
const signInLibrary = "apps/web/src/lib/session/oidc.ts";

const sources = globSync("apps/web/src/**/*.{ts,tsx}")
  .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));
const declared = cookieScan("https://mars.example", "da", new Date(0)).cookies;

describe("[H11] what the product keeps in the browser", () => {
  test.each(Object.values(storageKeys))("%s stands in the cookie declaration", (key) =>
    expect(
      declared.some(({ Name }) => Name === key || (Name.endsWith("*") && Name.startsWith(key))),
    ).toBe(true),
  );

  test("unsent input to projects and sketches, which outlives the tab, is declared as such", () => {
    const [drafts, projects, sketches] = ["draft:*", "draft:project-*", "draft:sketch-*"].map(
      (name) => declared.find(({ Name }) => Name === name),
    );
    expect(drafts?.TrackerTypeName).toBe("HTML Session Storage");
    expect(projects?.TrackerTypeName).toBe("HTML Local Storage");
    expect(sketches?.TrackerTypeName).toBe("HTML Local Storage");
  });

  test("is touched by the storage room alone, so that no key escapes the list", () => {
    const touching = sources.filter(({ text }) =>
      /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|document\.cookie/.test(text),
    );
    const escaped = touching.filter(
      ({ path }) => path !== signInLibrary && !storageRooms.some((room) => path.startsWith(room)),
    );
    expect(escaped.map(({ path }) => path)).toEqual([]);
  });

  test("is named by a key of the list, never by a text on the spot", () => {
    const onTheSpot = /(?:Store\.(?:read|write|remove)(?:<[^(]*>)?|readText|writeText)\(\s*["'`]/;
    expect(
      sources
        .filter(({ text }) => onTheSpot.test(text.replaceAll("clipboard.writeText", "")))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  test("that needs consent is not declared as necessary", () => {
    const categoryOf = (key: string) => declared.find(({ Name }) => Name === key)?.Category;
    expect(categoryOf(storageKeys.mapPreferences)).toBe("2");
    expect(categoryOf(storageKeys.sessionId)).toBe("3");
    expect(categoryOf(storageKeys.localId)).toBe("3");
  });
});
