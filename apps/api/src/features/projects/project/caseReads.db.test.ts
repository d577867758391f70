import { sql } from "kysely";
import { expect, test } from "vitest";
import { area } from "../testing/loadWorld.ts";
import { putInStatus } from "../testing/putInStatus.ts";
import { useProjectsApi } from "../testing/useProjectsApi.ts";
import { schemeIds } from "../testing/worldIds.ts";

const api = useProjectsApi();

test("[A6] who opened a private person's case is kept, by id; the owner's own visits are not", async () => {
  const { id } = await api.create("owner", { geometry: area, subsidySchemeId: schemeIds.full });
  await putInStatus(api.database, id, "applied");
  const readers = async () =>
    (
      await sql<{ roles: string[] }>`
        select roles from case_read where project_id = ${id}`.execute(api.database.write)
    ).rows;
  await api.call("owner", "GET", `/projects/${id}`);
  expect((await api.call("neighbour", "GET", `/projects/${id}`)).status).toBe(404);
  expect(await readers()).toEqual([]);
  await api.call("caseworker", "GET", `/projects/${id}`);
  await api.call("caseworker", "GET", `/projects/${id}/revisions`);
  const before = await readers();
  // Two calls may fall into two hours.
  expect(before.length).toBeGreaterThanOrEqual(1);
  expect(before[0]).toEqual({ roles: ["caseworkerAdmin"] });
});

test("[A6] a refused change that answers with the case is kept as a visit", async () => {
  const { id } = await api.create("owner", { geometry: area, subsidySchemeId: schemeIds.full });
  await putInStatus(api.database, id, "applied");
  const answer = await api.call("caseworker", "POST", `/projects/${id}/transitions`, {
    version: 0,
    body: { to: "application_received", remark: "", confirmed: true },
  });
  expect(answer.body).toMatchObject({ code: "version.stale", figures: { current: { id } } });
  const { rows } = await sql`select from case_read where project_id = ${id}`.execute(
    api.database.write,
  );
  expect(rows.length).toBeGreaterThanOrEqual(1);
});

test("[A6] lists and searches of the authority are kept, with the words, and the owner sees by whom", async () => {
  const { id } = await api.create("owner", { name: "Læst i køen", geometry: area });
  await putInStatus(api.database, id, "applied");
  const reads = async () =>
    (
      await sql<{ ways: string[]; searchedFor: string | null }>`
        select ways, searched_for as "searchedFor" from case_read where project_id = ${id}
        order by hour`.execute(api.database.write)
    ).rows;
  const log = async (who: "owner" | "caseworker") =>
    (await api.call(who, "GET", `/projects/${id}/revisions`)).body.reads;
  await api.call("owner", "GET", "/projects?view=mine");
  expect(await reads()).toEqual([]);
  await api.call("caseworker", "GET", "/projects?view=inbox&limit=100");
  expect(await reads()).toEqual([{ ways: ["listed"], searchedFor: null }]);
  expect(await log("owner")).toMatchObject([{ role: "caseworker", isOpened: false }]);
  await api.call("caseworker", "GET", `/projects?view=inbox&q=${encodeURIComponent("i køen")}`);
  const found = (await reads()).at(-1);
  expect(found).toMatchObject({ searchedFor: "i køen" });
  expect(found?.ways).toContain("searched");
  await api.call("caseworker", "GET", `/projects/${id}`);
  const seen = await log("owner");
  expect(seen[0]).toEqual({
    day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    role: "caseworker",
    isOpened: true,
  });
  expect(await log("caseworker")).toEqual([]);
});
