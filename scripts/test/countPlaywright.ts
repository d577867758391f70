type Suite = {
  specs?: { title: string; tests: { projectName: string; status: string }[] }[];
  suites?: Suite[];
};

export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
};

/** Counts journeys, and names those that passed only at the second try: they are worth a look. */
export function countPlaywright({ stats, suites }: PlaywrightReport): {
  passed: number;
  failed: number;
  skipped: number;
  notes: string[];
} {
  const { expected, unexpected, flaky, skipped } = stats;
  const notes = suites
    .flatMap(unsteady)
    .map((journey) => `Passed only at the second try: ${journey}`);
  return { passed: expected + flaky, failed: unexpected, skipped, notes };
}

function unsteady({ specs = [], suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "flaky")
      .map(({ projectName }) => `[${projectName}] ${title}`),
  );
  return [...own, ...suites.flatMap(unsteady)];
}
