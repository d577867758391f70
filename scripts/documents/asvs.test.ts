import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has. */
const SECTIONS =
  "1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 " +
  "4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 " +
  "7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 " +
  "10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 " +
  "14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2";

const expected = SECTIONS.split(" ").flatMap((section) => {
  const [name, count] = section.split(":");
  return Array.from({ length: Number(count) }, (_, n) => `${name}.${n + 1}`);
});
const text = readFileSync("docs/asvs.md", "utf8");
const rows = [...text.matchAll(/^\| ([\d.]+) \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, id, verdict, how]) => ({ id: id!, verdict: verdict!, how: how! }),
);

test("every requirement of levels 1 and 2 has a verdict, in order", () => {
  expect(expected).toHaveLength(253);
  expect(rows.map(({ id }) => id)).toEqual(expected);
  const verdicts = new Set(["met", "operator", "not applicable", "partly", "not met"]);
  expect(rows.filter(({ verdict }) => !verdicts.has(verdict))).toEqual([]);
  expect(rows.filter(({ how }) => how.length < 8)).toEqual([]);
});

test("its head counts the verdicts as they are", () => {
  for (const verdict of new Set(rows.map((row) => row.verdict))) {
    const count = rows.filter((row) => row.verdict === verdict).length;
    expect(text).toContain(`**${verdict}** (${count})`);
  }
});

const NAMED = /`(\.?[\w.@-]+(?:\/[\w.@-]+)+|\.\w+ignore|[\w.-]+\.(?:md|json|ts))`/g;
const namedIn = (how: string) => [...how.matchAll(NAMED)].map(([, path]) => path!);

test("what is met names a file or an earlier row, what operators decide a setting or guide", () => {
  const isShown = (how: string) => namedIn(how).length > 0 || /\bAs \d+\.\d+\.\d+/.test(how);
  const unshown = rows.filter(
    ({ verdict, how }) =>
      (verdict === "met" && !isShown(how)) ||
      (verdict === "operator" && !isShown(how) && !/`[A-Z_]{6,}`/.test(how)),
  );
  expect(unshown).toEqual([]);
});

test("every file that a row names exists", () => {
  const named = rows.flatMap(({ how }) => namedIn(how));
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
