import { readFileSync } from "node:fs";
import type { OverviewPage, UnitPage } from "@mars/contracts/status/statusPages";
import { effectKeys } from "@mars/contracts/status/statusShapes";
import { definitionChanges } from "@mars/wording/status/definitionChanges";
import { beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { readFrom } from "./testing/readFrom.ts";
import { insertWorld, planId, tripartiteId } from "./testing/statusWorld.ts";

/** Figures as people quoted them from release 1.0.0: by address, then by name. */
type Citations = Record<string, Record<string, number | null>>;

const quoted = JSON.parse(
  readFileSync(new URL("testing/citations.json", import.meta.url), "utf8"),
) as Citations;
const days = ["2025-03-15", "2025-08-15"];
const units = [`plan/${planId(1)}`, "municipality/aarhus", `tripartite/${tripartiteId(1)}`];

const database = useTestDatabase();
const server = useTestServer(database);
const get = readFrom(server);

beforeAll(async () => {
  await database.transaction((tx) => insertWorld(tx));
});

test("[T8] a quote opens with its figures, or a definition that changed is named", async () => {
  const named = new Set(definitionChanges.flatMap(({ figures }) => figures));
  const now = await citations();
  expect(Object.keys(now)).toEqual(Object.keys(quoted));
  for (const [address, figures] of Object.entries(quoted)) {
    const stable = Object.entries(figures).filter(([name]) => !named.has(name));
    const found = stable.map(([name]) => [name, rounded(now[address]?.[name])]);
    expect([address, found]).toEqual([
      address,
      stable.map(([name, value]) => [name, rounded(value)]),
    ]);
  }
});

const rounded = (value: number | null | undefined) =>
  typeof value === "number" ? Number(value.toFixed(9)) : value;

async function citations(): Promise<Citations> {
  const found: Citations = {};
  for (const day of days) {
    const overview = `/status/pages/overview?asOf=${day}`;
    found[overview] = overviewFigures(await get<OverviewPage>(overview));
    for (const unit of units) {
      const address = `/status/pages/units/${unit}?asOf=${day}`;
      found[address] = unitFigures(await get<UnitPage>(address));
    }
  }
  return found;
}

function overviewFigures({ goals, counts }: OverviewPage) {
  return {
    projects: counts.total,
    ...Object.fromEntries(
      effectKeys.flatMap((effect) => [
        [`${effect}.goal`, goals[effect].goal],
        [`${effect}.established`, goals[effect].established],
        [`${effect}.committed`, goals[effect].reached],
      ]),
    ),
  };
}

function unitFigures({ totals, counts, plan, ownShare }: UnitPage) {
  return {
    projects: counts.total,
    ...Object.fromEntries(
      effectKeys.map((effect) => [`${effect}.committed`, totals.total[effect]]),
    ),
    needT: plan?.coverage.needT ?? null,
    missingT: plan?.coverage.missingT ?? null,
    missingInclSketchesT: plan?.coverageInclSketches.missingT ?? null,
    ownNeedT: ownShare?.goal.goal ?? null,
    ownCoveredT: ownShare?.goal.reached ?? null,
  };
}
