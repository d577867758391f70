import { beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { recomputeStatus } from "./testing/recompute/recomputeStatus.ts";
import { readFrom } from "./testing/readFrom.ts";
import { insertWorld, projectId, publishPlan } from "./testing/statusWorld.ts";

const database = useTestDatabase();
const server = useTestServer(database);

const read = readFrom(server);

beforeAll(async () => {
  await database.transaction(async (tx) => {
    await insertWorld(tx);
    await publishPlan(tx, { plan: 1, version: 1, at: "2025-04-01T10:00:00Z", sketches: [51, 52] });
    await publishPlan(tx, { plan: 2, version: 1, at: "2025-05-01T10:00:00Z", sketches: [51] });
  });
});

test("[T2] [T16] every status figure is the sum of the rows that the API gives", async () => {
  const { compared, differences } = await recomputeStatus(read);
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(500);
});

test("[T16] a figure that does not follow from the rows is found", async () => {
  const falsified = async <T>(path: string): Promise<T> => {
    const answer = await read<T>(path);
    if (path === "/status/projects") {
      const project = (answer as { projectId: string; nitrogenReductionT: number }[]).find(
        (one) => one.projectId === projectId(1),
      );
      project!.nitrogenReductionT += 1e-6;
    }
    return answer;
  };
  const { differences } = await recomputeStatus(falsified);
  expect(differences.length).toBeGreaterThan(5);
  expect(differences.join(" ")).toContain("total nitrogen");
});
