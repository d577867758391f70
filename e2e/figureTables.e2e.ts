import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawn, seed } from "./support/figures/drawn.ts";
import { isWritten } from "./support/figures/isWritten.ts";
import { openRows, type OpenRows } from "./support/figures/openRows.ts";
import { recompute, type Recomputed } from "./support/figures/recompute.ts";
import type { EffectKey, UnitKind } from "./support/figures/Rows.ts";
import * as tables from "./support/figures/tables.ts";
import { expect, test } from "./support/test.ts";

const MINUTES_MS = 60_000;

let open: OpenRows;
let recomputed: Recomputed;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(2 * MINUTES_MS);
  process.stdout.write(`figures drawn with seed ${seed}\n`);
  open = await openRows(browser, process.env.E2E_ORIGIN!);
  recomputed = recompute(open.rows);
});

type Row = Record<string, string>;
type Expected = {
  path: string;
  columns: Parameters<typeof tables.tableFaults>[1]["columns"];
  of: (row: Row) => string | null;
  besides?: RegExp;
  nameIn?: (name: string, row: Row) => string;
};

async function expectTables(expected: readonly Expected[], atLeast: number): Promise<void> {
  let compared = 0;
  const faults: string[] = [];
  for (const { path, ...rest } of expected) {
    const table = tables.readTable((await open.file(`/api${path}`)).toString("utf8"));
    const found = await tables.tableFaults(table, { name: path, ...rest }, recomputed);
    compared += found.compared;
    faults.push(...found.faults);
  }
  expect(faults.length, faults.slice(0, 30).join("\n")).toBe(0);
  expect(compared).toBeGreaterThan(atLeast);
}

const effectOf: Record<string, EffectKey> = {
  "Kvælstof (t)": "nitrogen",
  "Lavbund (ha)": "extraction",
  "Skov (ha)": "afforestation",
};
const stageOf: Record<string, string> = {
  Anlagt: "established",
  Etableringstilsagn: "establishment",
  Forundersøgelsestilsagn: "preliminary",
  Skitseprojekter: "sketch",
};

test("[T16] [T8] national tables hold what the rows come to @desktop", async () => {
  test.setTimeout(8 * MINUTES_MS);
  type Measures = { byMeasure: { name: string; mitigationMeasureId: string | null }[] };
  const { byMeasure } = await open.rows.at<Measures>("/status/pages/overview");
  const measureId = (name: string) =>
    byMeasure.find((row) => row.name === name)?.mitigationMeasureId ?? "none";
  const base = "/status/tables";
  await expectTables(
    [
      ...(["plan", "tripartite", "municipality"] as const).map((kind) => ({
        path: `${base}/units/${kind}.csv`,
        columns: tables.unitColumns,
        of: ({ Id }: Row) => (Id ? `${kind}/${Id}` : `outside/${kind}`),
      })),
      {
        path: `${base}/goals.csv`,
        columns: tables.goalColumns,
        of: ({ Indsats }) => `country/${effectOf[Indsats!]}`,
      },
      {
        path: `${base}/development.csv`,
        columns: tables.developmentColumns,
        of: ({ Dag }) => `country/${Dag}`,
      },
      {
        path: `${base}/measures.csv`,
        columns: tables.measureColumns,
        of: ({ Virkemiddel }) => `country/measure/${measureId(Virkemiddel!)}`,
      },
      {
        path: `${base}/afforestation.csv`,
        columns: tables.forestColumns,
        of: ({ Stadie }) => `forest/${stageOf[Stadie!]}`,
      },
      {
        path: `${base}/projects.csv`,
        columns: tables.projectColumns,
        of: (row) => `country/project/${row["Projekt-id"]}`,
        besides: tables.isWhole,
      },
      {
        path: `${base}/projects.csv`,
        columns: tables.wholeColumns,
        of: (row) => `country/project/${row["Projekt-id"]}`,
        besides: tables.isPart,
      },
      {
        path: `${base}/sketches.csv`,
        columns: tables.wholeColumns.slice(1),
        of: (row) => `country/sketch/${row["Skitse-id"]}`,
        besides: new RegExp(`${tables.isPart.source}|^Areal`),
      },
      {
        path: `${base}/changes.csv`,
        columns: tables.changeColumns,
        of: (row) => `country/project/${row["Projekt-id"]}`,
      },
      {
        path: "/status/land-holdings.csv",
        columns: tables.landColumns,
        of: (row) => `land/${row["År"]}-${row.Kvartal}/${row.Kommunekode}`,
        besides: /^(?:Købt|Solgt|VKP|KLP)/,
      },
    ],
    5000,
  );
});

test("[T16] [T8] tables of units drawn at random hold what the rows come to @desktop", async () => {
  test.setTimeout(8 * MINUTES_MS);
  const of = async (kind: UnitKind, count: number) =>
    drawn(await open.rows.listed(kind), count).map(({ id }) => ({ kind, id }));
  const units = [
    ...(await of("plan", 2)),
    ...(await of("tripartite", 1)),
    ...(await of("municipality", 1)),
  ];
  const measures = new Map<string, Map<string, string>>();
  for (const { kind, id } of units) {
    type Page = { byMeasure: { name: string; mitigationMeasureId: string | null }[] };
    const { byMeasure } = await open.rows.at<Page>(`/status/pages/units/${kind}/${id}`);
    const ids = byMeasure.map((row) => [row.name, row.mitigationMeasureId ?? "none"] as const);
    measures.set(`${kind}/${id}`, new Map(ids));
  }
  await expectTables(
    units.flatMap(({ kind, id }): Expected[] => {
      const base = `/status/tables/units/${kind}/${id}`;
      const unit = `${kind}/${id}`;
      return [
        {
          path: `${base}/projects.csv`,
          columns: tables.projectColumns,
          of: (row) => `${unit}/project/${row["Projekt-id"]}`,
          besides: tables.isWhole,
        },
        {
          path: `${base}/projects.csv`,
          columns: tables.wholeColumns,
          of: (row) => `country/project/${row["Projekt-id"]}`,
          besides: tables.isPart,
        },
        {
          path: `${base}/sketches.csv`,
          columns: tables.projectColumns,
          of: (row: Row) => `${unit}/sketch/${row["Skitse-id"]}`,
          besides: tables.isWhole,
        },
        {
          path: `${base}/totals.csv`,
          columns: tables.totalsColumns,
          nameIn: tables.totalsName,
          of: () => unit,
        },
        {
          path: `${base}/goals.csv`,
          columns: tables.countryGoalColumns,
          of: ({ Indsats }) => `country/${effectOf[Indsats!]}`,
          besides: /^Herfra/,
        },
        {
          path: `${base}/goals.csv`,
          columns: tables.ownGoalColumns,
          nameIn: tables.ownGoalName,
          of: () => unit,
          besides: /^Mål$|^Hele landet$|^Landet/,
        },
        {
          path: `${base}/measures.csv`,
          columns: tables.measureColumns,
          of: ({ Virkemiddel }) => `${unit}/measure/${measures.get(unit)!.get(Virkemiddel!)}`,
        },
        {
          path: `${base}/development.csv`,
          columns: tables.developmentColumns,
          of: ({ Dag }) => `${unit}/${Dag}`,
        },
        ...(kind === "plan"
          ? [
              {
                path: `${base}/sub-catchments.csv`,
                columns: tables.subColumns,
                of: ({ Nummer }: Row) => `subcatchment/${Nummer}`,
                besides: /^Areal/,
              },
            ]
          : []),
      ];
    }),
    100,
  );
});

test("[L2] a plan's table and document hold the figures of its workspace @desktop", async () => {
  test.setTimeout(5 * MINUTES_MS);
  for (const { id, name } of drawn(await open.rows.plans(), 3)) {
    const path = `/plans/${id}/projects.csv`;
    await expectTables(
      [
        {
          path,
          columns: tables.itemColumns,
          of: ({ Id }) => `plan/${id}/item/${Id}`,
          besides: /^Areal|^Andel|^Udtagning|^Skovrejsning/,
        },
      ],
      -1,
    );
    const text = wordsOf(await open.file(`/api/plans/${id}/report.pdf`));
    test.skip(text === null, "pdftotext is not installed");
    const draft = `plan/${id}/draft`;
    for (const figure of [
      ...(Number(await recomputed("plan.needT", draft)) > 0 ? ["plan.needT"] : []),
      "plan.plannedT",
      "plan.missingT",
      "plan.missingAfterDropoutT",
      "plan.plannedExtractionHa",
    ]) {
      const value = (await recomputed(figure, draft))!;
      expect(isWritten(figure, value, text!), `${figure} of ${name}: ${value}`).toBe(true);
    }
    type Page = { subCatchments: { opId: string; name: string }[] };
    const { subCatchments } = await open.rows.at<Page>(`/status/pages/units/plan/${id}`);
    for (const sub of subCatchments) {
      // A long name continues below its figures.
      const lines = text!.split("\n").filter((one) => {
        const first = one.trim().split(/\s{2,}/)[0] ?? "";
        return first !== "" && sub.name.startsWith(first);
      });
      const value = (await recomputed("plan.plannedT", `subcatchment/${sub.opId}/draft`))!;
      const isTold = lines.some((line) => isWritten("plan.plannedT", value, line));
      expect(isTold, `${sub.name}: ${value} in ${lines.join(" | ")}`).toBe(true);
    }
  }
});

test("[T16] the sheet of one page holds the same figures on paper @desktop", async () => {
  test.setTimeout(5 * MINUTES_MS);
  type Figure = { share: string; amount: string };
  type Sheet = {
    goals: Record<"established" | "committed", Figure>[];
    missing: { rows: string[][] };
    changes: { rows: string[][] };
  };
  const [plan] = drawn(await open.rows.plans(), 1);
  const figures = {
    "": ["nitrogen", "extraction", "afforestation"].flatMap((effect) =>
      ["goal.established", "goal.committed"].map((name) => [name, `country/${effect}`]),
    ),
    [`?place=plan/${plan!.id}`]: ["needT", "coveredT", "missingT"].map((name) => [
      `groups.${name}`,
      `plan/${plan!.id}/groups`,
    ]),
  };
  for (const [place, expected] of Object.entries(figures)) {
    const text = wordsOf(await open.file(`/api/status/sheet.pdf${place}`));
    test.skip(text === null, "pdftotext is not installed");
    for (const [name, of] of expected) {
      const value = (await recomputed(name!, of!))!;
      expect(isWritten(name!, value, text!), `${name} of ${of}: ${value}`).toBe(true);
    }
    const sheet = await open.rows.at<Sheet>(`/status/pages/sheet${place}`);
    const printed = [
      ...sheet.goals.flatMap(({ established, committed }) => [
        established.share,
        committed.share,
        committed.amount,
      ]),
      ...[sheet.missing, sheet.changes].flatMap(({ rows }) => rows.flatMap((row) => row.slice(1))),
    ];
    const words = text!.replaceAll(/\s+/g, " ");
    // Three goals with three figures each, and whatever rows there are.
    expect(printed.length).toBeGreaterThanOrEqual(9);
    expect(printed.filter((cell) => !words.includes(cell.replaceAll("\u00a0", " ")))).toEqual([]);
  }
});

test("[T16] a table that differs from the rows is found out @desktop", async () => {
  test.setTimeout(4 * MINUTES_MS);
  const path = "/api/status/tables/units/plan.csv";
  const table = tables.readTable((await open.file(path)).toString("utf8"));
  const short = table.rows.find((row) => row.Vurdering === "Mangler")!;
  short["Mangler (t), med tilsagn"] = "0";
  short["Kvælstof (t), i alt"] += "12345";
  const { faults: found } = await tables.tableFaults(
    table,
    { name: "plan.csv", columns: tables.unitColumns, of: ({ Id }) => (Id ? `plan/${Id}` : null) },
    recomputed,
  );
  expect(found.join("\n")).toMatch(/coverage\.missingT of plan\/\S+ is 0, from rows/);
  expect(found.join("\n")).toMatch(/Kvælstof \(t\), i alt is \S+, with digits of noise/);
});

for (const { name, value, text, is } of [
  { name: "coverage.share", value: 0.2896, text: "28,9 %", is: false },
  { name: "coverage.share", value: 0.2896, text: "29,0 %", is: true },
  { name: "coverage.share", value: 0.0001, text: "0,0 %", is: false },
  { name: "coverage.share", value: 0.0001, text: "<0,1 %", is: true },
  { name: "coverage.share", value: 0.9999, text: "100 %", is: false },
  { name: "coverage.share", value: 0.9999, text: ">99,9 %", is: true },
  { name: "unit.nitrogen", value: 50.89, text: "50,89 t", is: false },
  { name: "unit.nitrogen", value: 50.89, text: "50,9 t", is: true },
  { name: "unit.extraction", value: 42.52, text: "43 ha", is: false },
  { name: "land.ownedHa", value: 5609.6, text: "5.610 ha", is: false },
  { name: "unit.total", value: 1374, text: "1.374 projekter", is: true },
  { name: "unit.total", value: 374, text: "1.374 projekter", is: false },
  { name: "plan.sketchCount", value: 0, text: "og ingen skitser", is: true },
  { name: "plan.sketchCount", value: 1, text: "og ingen skitser", is: false },
  {
    name: "forecast.committed.monthsAfterDeadline",
    value: 7,
    text: "1 år efter fristen",
    is: false,
  },
  {
    name: "forecast.committed.monthsAfterDeadline",
    value: 7,
    text: "7 måneder efter fristen",
    is: true,
  },
])
  test(`[T16] '${text}' ${is ? "says" : "does not say"} ${value} as ${name} @desktop`, () => {
    expect(isWritten(name, value, text)).toBe(is);
  });

/** The words of a document line by line, or null where they cannot be read on this machine. */
function wordsOf(pdf: Buffer): string | null {
  const folder = mkdtempSync(join(tmpdir(), "mars-figures-"));
  try {
    writeFileSync(join(folder, "report.pdf"), pdf);
    return execFileSync("pdftotext", ["-layout", join(folder, "report.pdf"), "-"], {
      encoding: "utf8",
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
