import type { StatusSheet } from "@mars/contracts/statusSheet";
import type { OverviewPage, UnitPage } from "@mars/contracts/statusPages";
import { formats } from "@mars/wording/format/formats";
import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "../../../testing/useTestDatabase.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { readFrom } from "../testing/readFrom.ts";
import { insertWorld, planId } from "../testing/statusWorld.ts";

const database = useTestDatabase();
const server = useTestServer(database);
const get = readFrom(server);
const f = formats("da-DK");

beforeAll(async () => {
  await database.transaction((tx) => insertWorld(tx));
});

describe("[T1] the sheet of one page", () => {
  test("has the country's goals as its page has them", async () => {
    const sheet = await get<StatusSheet>("/status/pages/sheet");
    const { goals } = await get<OverviewPage>("/status/pages/overview");
    expect(sheet.title).toBe("Danmark");
    for (const { effect, established, committed } of sheet.goals) {
      const goal = goals[effect];
      expect(committed.share).toBe(f.percent(goal.reached / goal.goal));
      expect(established.amount).toContain(f.amount(goal.established));
    }
    expect(sheet.forecast).toHaveLength(3);
    expect(sheet.address).toBe(`/status/overview?asOf=${sheet.day}`);
    expect(sheet.source).toBe(`http://localhost:3000${sheet.address}`);
  });

  test("tells of a group what its page says is missing, and where", async () => {
    const place = `plan/${planId(1)}`;
    const sheet = await get<StatusSheet>(`/status/pages/sheet?place=${place}`);
    const page = await get<UnitPage>(`/status/pages/units/${place}`);
    const missing = page.subCatchments
      .filter(({ missingT }) => missingT >= 0.05)
      .toSorted((a, b) => b.missingT - a.missingT);
    expect(sheet.place).toMatchObject({ kind: "plan", name: page.name });
    expect(sheet.missing.rows).toEqual(
      missing
        .slice(0, 4)
        .map(({ name, needT, coveredT, missingT }) => [
          name,
          f.amount(needT),
          f.amount(coveredT),
          f.amount(missingT),
        ]),
    );
    expect(sheet.lead).toContain(f.tons(page.plan!.coverage.missingT));
  });

  test("an unknown place is told, and an earlier day has its own figures", async () => {
    const unknown = await server.app.inject("/api/status/pages/sheet?place=plan/ukendt");
    expect(unknown.statusCode).toBe(404);
    const earlier = await get<StatusSheet>("/status/pages/sheet?asOf=2025-03-15");
    expect(earlier.day).toBe("2025-03-15");
    expect(earlier.lead).not.toBe((await get<StatusSheet>("/status/pages/sheet")).lead);
  });

  test("its map is a drawing, and its PDF one page", async () => {
    const map = await server.app.inject("/api/status/sheet.svg?place=municipality/aarhus");
    expect(map.headers["content-type"]).toContain("image/svg+xml");
    expect(map.body).toMatch(/^<svg .*<\/svg>$/s);
    const pdf = await server.app.inject("/api/status/sheet.pdf?place=municipality/aarhus");
    expect(pdf.headers["content-type"]).toBe("application/pdf");
    expect(pdf.rawPayload.toString("latin1")).toMatch(/\/Type \/Pages\s+\/Count 1\b/);
    expect(pdf.headers["content-disposition"]).toContain("mars-aarhus-");
  }, 180_000);
});
