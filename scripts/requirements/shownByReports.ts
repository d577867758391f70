import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { leadingIds } from "./readTitles.ts";

type VitestFile = {
  assertionResults?: { status: string; title: string; ancestorTitles?: string[] }[];
};
type Suite = {
  title?: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: Suite[];
};
type Report = { testResults?: VitestFile[]; suites?: Suite[] };

/**
 * The requirement ids in the titles of tests that ran and passed, as the runners report them: a
 * skipped test shows nothing, and an id that a title takes from a table is there in full.
 */
export async function shownByReports(folder: string): Promise<Set<string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json"));
  const reports = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8")) as Report),
  );
  return new Set(reports.flatMap(passedTitles).flatMap(leadingIds));
}

export function passedTitles({ testResults = [], suites = [] }: Report): string[] {
  return [...testResults.flatMap(passedInFile), ...suites.flatMap(passedInSuite)];
}

function passedInFile({ assertionResults = [] }: VitestFile): string[] {
  return assertionResults
    .filter(({ status }) => status === "passed")
    .flatMap(({ title, ancestorTitles = [] }) => [...ancestorTitles, title]);
}

function passedInSuite({ title = "", specs = [], suites = [] }: Suite): string[] {
  const passed = specs
    .filter(({ tests }) => tests.some(({ status }) => status === "expected" || status === "flaky"))
    .map((spec) => spec.title);
  const inner = [...passed, ...suites.flatMap(passedInSuite)];
  return inner.length > 0 ? [title, ...inner] : [];
}
