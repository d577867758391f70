import type { OverviewPage, UnitsPage } from "@mars/contracts/status/statusPages";
import { Comparison, type Read } from "./Comparison.ts";
import { compareLand } from "./land.ts";
import { compareEarlier, compareNation } from "./nation.ts";
import { compareUnit, compareUnits, kinds } from "./units.ts";

/**
 * Computes every status figure again from the rows the API gives, by sums anybody can follow
 * and nothing of the product's own rules, and tells where the API says something else. Against a
 * product that runs: `node apps/api/src/features/status/recompute/recomputeStatus.ts <origin>`.
 */
export async function recomputeStatus(read: Read): Promise<Comparison> {
  const comparison = new Comparison();
  await compareNation(read, comparison);
  const { development } = await read<OverviewPage>("/status/pages/overview");
  for (const { day } of development.slice(0, -1).slice(-3)) {
    await compareEarlier(read, comparison, day);
  }
  for (const kind of kinds) {
    await compareUnits(read, comparison, kind);
    const { units } = await read<UnitsPage>(`/status/pages/units/${kind}`);
    for (const { id } of units) await compareUnit(read, comparison, kind, id);
  }
  await compareLand(read, comparison);
  return comparison;
}

async function main(origin: string): Promise<void> {
  const { compared, differences } = await recomputeStatus(async <T>(path: string) => {
    const answer = await fetch(`${origin}/api${path}`);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()) as T;
  });
  for (const difference of differences) process.stdout.write(`${difference}\n`);
  process.stdout.write(`${compared} figures recomputed, ${differences.length} differ\n`);
  process.exitCode = differences.length === 0 ? 0 : 1;
}

if (import.meta.main) await main(process.argv[2] ?? "http://localhost:3000");
