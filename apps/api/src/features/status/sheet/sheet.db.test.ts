import type { StatusSheet } from "@mars/contracts/status/statusSheet";
import type { OverviewPage, UnitPage, UnitsPage } from "@mars/contracts/status/statusPages";
import { formats } from "@mars/wording/format/formats";
import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "../../../testing/useTestDatabase.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { readFrom } from "../testing/readFrom.ts";
import { insertWorld, planId, projectId } from "../testing/statusWorld.ts";

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
    for (const { effect, established, committed, trend, forecast } of sheet.goals) {
      const goal = goals[effect];
      expect(trend.values.at(-1)).toBeCloseTo(goal.reached, 9);
      expect(forecast).toMatch(/\.$/);
      expect(committed.share).toBe(f.percent(goal.reached / goal.goal));
      expect(established.amount).toContain(f.amount(goal.established));
    }
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
    expect(sheet.missing.rows.slice(0, missing.length)).toEqual(
      missing.map(({ name, needT, coveredT, missingT }) => [
        name,
        f.amount(needT),
        f.amount(coveredT),
        f.amount(missingT),
      ]),
    );
    const { needT, coveredT, missingT } = page.plan!.coverage;
    expect(sheet.missing.rows.at(-1)).toEqual([
      "I alt",
      f.amount(needT),
      f.amount(coveredT),
      f.amount(missingT),
    ]);
    expect(sheet.lead[0]).toContain(f.tons(page.plan!.coverage.missingT));
    expect(sheet.steps[0]).toContain(missing[0]!.name);
  });

  test("gives a municipality its own share of the groups' needs, by area", async () => {
    const place = "municipality/aarhus";
    const sheet = await get<StatusSheet>(`/status/pages/sheet?place=${place}`);
    const { ownShare, overlapping } = await get<UnitPage>(`/status/pages/units/${place}`);
    const groups = await get<UnitsPage>("/status/pages/units/plan");
    for (const { id, areaShare, needT, committedT, missingT } of ownShare!.groups) {
      const whole = groups.units.find((group) => group.id === id)!.plan!.needT;
      const share = overlapping.plans.find((group) => group.id === id)!.shareOfOther!;
      expect(areaShare).toBe(share);
      expect(needT).toBeCloseTo(whole * share, 9);
      expect(missingT).toBeCloseTo(Math.max(0, needT - committedT), 9);
    }
    const needT = ownShare!.groups.reduce((sum, group) => sum + group.needT, 0);
    expect(ownShare!.goal.goal).toBeCloseTo(needT, 9);
    expect(sheet.goals[0]?.aim).toContain(needT > 0 ? f.tons(needT) : "landets mål");
  });

  test("its quarter is the last one that is over", async () => {
    const { changes } = await get<StatusSheet>("/status/pages/sheet?asOf=2025-08-15");
    expect(changes.title).toBe("2. kvartal 2025 (01.04.2025–30.06.2025)");
  });

  test("an unknown place is told, and an earlier day has its own figures", async () => {
    // A rejection that no one waits for fails this run, and once ended the whole server.
    for (const path of ["pages/sheet", "sheet.svg", "sheet.pdf", "preview.png"]) {
      const unknown = await server.app.inject(`/api/status/${path}?place=plan/ukendt`);
      expect([path, unknown.statusCode]).toEqual([path, 404]);
    }
    const earlier = await get<StatusSheet>("/status/pages/sheet?asOf=2025-03-15");
    expect(earlier.day).toBe("2025-03-15");
    expect(earlier.lead).not.toEqual((await get<StatusSheet>("/status/pages/sheet")).lead);
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

describe("[T1] the picture of a link preview", () => {
  const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

  test.each([
    ["the country", "/status/preview.png"],
    ["a municipality", "/status/preview.png?place=municipality/aarhus"],
    ["a group on an earlier day", `/status/preview.png?place=plan/${planId(1)}&asOf=2025-03-15`],
    ["a project", `/status/projects/${projectId(1)}/preview.png`],
  ])(
    "of %s is a PNG of 1200 by 630 that is kept",
    async (_what, path) => {
      const url = `/api${path}`;
      const { headers, rawPayload } = await server.app.inject({
        url,
        headers: { "accept-encoding": "br" },
      });
      expect(headers["content-type"]).toBe("image/png");
      expect(headers["content-encoding"]).toBeUndefined();
      expect(rawPayload.subarray(1, 4).toString()).toBe("PNG");
      expect(sizeOf(rawPayload)).toEqual([1200, 630]);
      const again = await server.app.inject({
        url,
        headers: { "if-none-match": String(headers.etag) },
      });
      expect(again.statusCode).toBe(304);
    },
    180_000,
  );

  test.each([
    "/status/preview.png?place=plan/ukendt",
    `/status/projects/${projectId(5)}/preview.png`,
    `/status/projects/${projectId(4)}/preview.png`,
  ])("%s is not there", async (path) => {
    expect((await server.app.inject(`/api${path}`)).statusCode).toBe(404);
  });
});
