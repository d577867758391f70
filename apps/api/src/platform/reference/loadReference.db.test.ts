import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { connectDatabase } from "../database/connectDatabase.ts";
import { sql } from "../database/sql.ts";
import { readSchemes } from "../schemes/readSchemes.ts";
import type { FactRow } from "./FactTable.ts";
import { schemes } from "./facts/schemes.ts";
import { syncReferenceData, productReference, type ReferenceFacts } from "./loadReference.ts";
import { saveOverrides } from "./referenceQueries.ts";
import { referenceReportLines } from "./referenceReportLines.ts";

const scheme = schemes.find(({ name }) => name === "Minivådområder")!;

/** The facts of another release: each row of one kind as it says, or without it. */
function withRows(kind: string, change: (row: FactRow) => FactRow | null): ReferenceFacts {
  const { edition, tables } = productReference();
  return {
    edition: edition + 1,
    tables: tables.map((table) =>
      table.kind === kind
        ? { ...table, rows: table.rows.map(change).filter((row) => row !== null) }
        : table,
    ),
  };
}

describe("reference facts", () => {
  const database = useTestDatabase();
  const server = useTestServer(database);
  const count = async (table: string) =>
    (
      await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
        database.write,
      )
    ).rows[0]!.n;
  const clear = () =>
    sql`truncate reference_release, reference_fact, reference_override, subcatchment, plan, tripartite,
      municipality, organization, national_state, dataset, dataset_group, reference_document,
      subsidy_scheme, mitigation_measure cascade`.execute(database.write);
  beforeEach(clear);
  afterEach(clear);

  test("an empty database has them after a start, and a second one has nothing to do", async () => {
    const report = await syncReferenceData(database);
    expect(report?.changes.every(({ what }) => what === "added")).toBe(true);
    expect(await count("subsidy_scheme")).toBe(24);
    expect(await count("municipality")).toBe(99);
    expect(await count("plan")).toBe(37);
    expect(await count("subcatchment")).toBe(108);
    expect(await count("dataset")).toBeGreaterThan(10);
    expect(await syncReferenceData(database)).toBeNull();
    expect(await count("reference_release")).toBe(1);
    expect(referenceReportLines(report)[0]).toMatch(/^reference facts: 99 municipality added: /);
  });

  test("instances that start together load them once", async () => {
    const others = await Promise.all(
      [1, 2, 3].map(() => connectDatabase({ url: database.url, poolSize: 2 })),
    );
    const reports = await Promise.all(others.map((each) => syncReferenceData(each)));
    expect(reports.filter((report) => report !== null)).toHaveLength(1);
    expect(await count("reference_release")).toBe(1);
    await Promise.all(others.map((each) => each.close()));
  });

  test("a changed fact follows, with what changed on record; what an import set stays", async () => {
    await syncReferenceData(database);
    await sql`update plan set nitrogen_goal_tons = 4711 where name = 'Anholt'`.execute(
      database.write,
    );
    const report = await syncReferenceData(database, {
      ...withRows("scheme", (row) => (row["id"] === scheme.id ? { ...row, min_area_ha: 7 } : row)),
    });
    expect(report?.changes).toEqual([
      {
        kind: "scheme",
        key: scheme.id,
        name: scheme.name,
        what: "changed",
        columns: ["min_area_ha"],
      },
    ]);
    expect((await readSchemes(database.write, [scheme.id]))[0]).toMatchObject({ minAreaHa: 7 });
    const { rows } =
      await sql`select changes from reference_release order by id desc limit 1`.execute(
        database.write,
      );
    expect(rows[0]).toEqual({ changes: report?.changes });

    await syncReferenceData(
      database,
      withRows("plan", (row) => ({ ...row, nitrogen_goal_tons: 1 })),
    );
    const goals = await sql<{
      name: string;
    }>`select name from plan where nitrogen_goal_tons <> 1`.execute(database.write);
    expect(goals.rows).toEqual([{ name: "Anholt" }]);
  });

  test("a measure with its own rate and one from the retention map is refused", async () => {
    await syncReferenceData(database);
    const both = sql`update mitigation_measure set nitrogen_factor = 400,
      nitrogen_retention_property = 'skov' where id = (select id from mitigation_measure limit 1)`;
    await expect(both.execute(database.write)).rejects.toThrow("one_nitrogen_rate");
  });

  test("an older instance started again leaves newer facts alone", async () => {
    await syncReferenceData(
      database,
      withRows("scheme", (row) => ({ ...row, min_area_ha: 7 })),
    );
    expect(await syncReferenceData(database)).toEqual({ changes: [], isOlder: true });
    expect((await readSchemes(database.write, [scheme.id]))[0]).toMatchObject({ minAreaHa: 7 });
  });

  test("a retired scheme stays readable and cannot be chosen; it may come back", async () => {
    await syncReferenceData(database);
    await syncReferenceData(
      database,
      withRows("scheme", (row) => (row["id"] === scheme.id ? null : row)),
    );
    const asked = async () => {
      const { subsidySchemes } = (await server.app.inject({ url: "/api/master-data" })).json<{
        subsidySchemes: { id: string; active: boolean; name: string }[];
      }>();
      return subsidySchemes.find(({ id }) => id === scheme.id);
    };
    await expect
      .poll(asked, { timeout: 10_000 })
      .toMatchObject({ active: false, name: scheme.name });
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/projects",
      headers: await server.signedInAs({ sub: "owner", name: "Ejer" }),
      payload: { name: "Eng", subsidySchemeId: scheme.id },
    });
    expect(answer.json()).toMatchObject({ code: "project.scheme-not-offered" });
    const { edition, tables } = productReference();
    const back = await syncReferenceData(database, { edition: edition + 2, tables });
    expect(back?.changes).toMatchObject([{ what: "returned", key: scheme.id }]);
    await expect.poll(asked, { timeout: 10_000 }).toMatchObject({ active: true });
  });

  test("what an operator decides survives every release", async () => {
    const periods = [{ startDate: "2026-01-01T00:00:00Z", endDate: null, extensionEndDate: null }];
    await syncReferenceData(database);
    await saveOverrides(database.write, [
      {
        kind: "scheme",
        key: scheme.id,
        changes: { facts: { applicationPeriods: periods } },
        note: "",
      },
    ]);
    await syncReferenceData(database);
    const read = async () => (await readSchemes(database.write, [scheme.id]))[0];
    expect(await read()).toMatchObject({ applicationPeriods: periods });
    const texts = (row: FactRow) => ({
      ...row,
      facts: { ...(row["facts"] as object), applicationPeriods: [] },
    });
    await syncReferenceData(
      database,
      withRows("scheme", (row) => ({ ...texts(row), min_area_ha: 3 })),
    );
    expect(await read()).toMatchObject({ applicationPeriods: periods, minAreaHa: 3 });
  });
});
