import { sql } from "kysely";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { locales } from "@mars/wording/language/languages";
import { howSureWords } from "@mars/wording/plans/howSureWords";
import type { Person } from "../../platform/identity/person.ts";
import { planDocument } from "./downloads/planDocument.ts";
import { northPlan, usePlansApi } from "./testing/usePlansApi.ts";

const api = usePlansApi();
const path = `/plans/${northPlan}`;

const reader = { id: northPlan, vat: null, roles: [] } as unknown as Person;

const plan = async () => (await api.call("responsible", "GET", path)).body;

async function editNeeds(needs: Record<string, number | null>, more: object = {}) {
  const body = { needs: Object.entries(needs).map(([opId, needT]) => ({ opId, needT })), ...more };
  return api.call("responsible", "PATCH", path, { version: (await plan()).version, body });
}

const publish = async (reason = "") =>
  api.call("responsible", "POST", `${path}/publish`, {
    version: (await plan()).version,
    body: { confirmed: true, reason },
  });

/** Public pages follow within a second; a busy machine takes longer. */
const patient = { timeout: 15_000 };

type Row = { opId: string; needT: number; needSource: string };

async function publicNeeds(query = ""): Promise<Record<string, number>> {
  const { body } = await api.call(null, "GET", `/status/pages/units/plan/${northPlan}${query}`);
  return Object.fromEntries(body.subCatchments.map(({ opId, needT }: Row) => [opId, needT]));
}

describe("[L6] needs belong to the draft and are frozen with the version", () => {
  beforeAll(async () => {
    await sql`update plan set other_extraction_tons = 100 where id = ${northPlan}`.execute(
      api.database.write,
    );
    // Status has figures since the first project came.
    await sql`with first as (insert into project (name, status) values ('Fra før', 'established') returning id)
      insert into project_history (project_id, at, cause, status)
      select id, now() - interval '60 days', 'created', 'established' from first`.execute(
      api.database.write,
    );
  });

  test("a need in a draft is not public, nor is it before the first version", async () => {
    expect((await editNeeds({ "1": 80, "2": 20 })).status).toBe(200);
    expect(await publicNeeds()).toEqual({ "1": 50, "2": 50 });
    expect((await plan()).subCatchments).toMatchObject([
      { opId: "1", publicNeedT: null, balance: { needT: 80 } },
      { opId: "2", publicNeedT: null, balance: { needT: 20 } },
    ]);
  });

  test("publishing makes it public, a later edit does not, and the draft has a change to publish", async () => {
    await publish();
    await vi.waitUntil(async () => (await publicNeeds())["1"] === 80, patient);
    expect((await plan()).hasUnpublishedChanges).toBe(false);
    await editNeeds({ "1": 60, "2": 40 });
    const edited = await plan();
    expect(edited.hasUnpublishedChanges).toBe(true);
    expect(edited.subCatchments[0]).toMatchObject({ publicNeedT: 80, balance: { needT: 60 } });
    expect(await publicNeeds()).toEqual({ "1": 80, "2": 20 });
    const preview = (await api.call("reader", "GET", `${path}/publication-preview`)).body;
    expect(preview.fields).toContainEqual({ field: "need:1", from: 80, to: 60 });
    expect(preview.subCatchments[0]).toMatchObject({ opId: "1", beforeT: 80, afterT: 60 });
  });

  test("an earlier day has the needs of the version that was public then", async () => {
    await sql`update plan_version set published_at = now() - interval '30 days' where number = 1`.execute(
      api.database.write,
    );
    await publish();
    await vi.waitUntil(async () => (await publicNeeds())["1"] === 60, patient);
    const { rows } = await sql<{ day: string }>`
      select (now() - interval '7 days')::date::text as day`.execute(api.database.write);
    expect(await publicNeeds(`?asOf=${rows[0]!.day}`)).toEqual({ "1": 80, "2": 20 });
    // What is undone was public on the day; from now on it is the one before again.
    await api.call("responsible", "POST", `${path}/undo-publishing`, {
      version: (await plan()).version,
      body: { confirmed: true },
    });
    await vi.waitUntil(async () => (await publicNeeds())["1"] === 80, patient);
  });

  test("needs above the plan's own are refused, unless chosen, and then publishing asks why", async () => {
    expect(await editNeeds({ "1": 2000 })).toMatchObject({
      status: 422,
      body: { code: "plan.needs-over-goal", figures: { goalT: 100, overT: 1940 } },
    });
    expect((await plan()).subCatchments[0].balance.needT).toBe(60);
    expect((await editNeeds({ "1": 70 }, { allowOverGoal: true })).status).toBe(200);
    expect(await publish()).toMatchObject({ status: 422, body: { code: "plan.reason-needed" } });
    expect((await publish("Kommunen vil mere end målet.")).status).toBe(200);
  });
});

describe("[L6] what is assumed of dropout belongs to the draft and is frozen with the version", () => {
  const assumptions = {
    sketchDropout: 0.3,
    preliminaryDropout: 0.1,
    source: "Vores egne projekter siden 2020",
    isPublic: true,
  };
  const assume = async (changes: object) =>
    api.call("responsible", "PATCH", path, {
      version: (await plan()).version,
      body: { assumptions: { ...assumptions, ...changes } },
    });
  const reportWords = async () => {
    const of = { planId: northPlan, person: reader, at: new Date() };
    return JSON.stringify((await planDocument(api.database.write, of, "da")).blocks);
  };
  const publicCertainty = async () =>
    (await api.call(null, "GET", `/status/pages/units/plan/${northPlan}`)).body.plan.version
      ?.certainty;

  test("it is the usual until it is changed, and a change is told no one before it is published", async () => {
    await publish("Kommunen vil mere end målet.");
    const usual = { sketchDropout: 0.4, preliminaryDropout: 0.25, source: "", isPublic: false };
    expect((await plan()).assumptions).toEqual(usual);
    expect((await assume({})).body).toMatchObject({ assumptions, hasUnpublishedChanges: true });
    expect(await publicCertainty()).toBeUndefined();
    const preview = (await api.call("reader", "GET", `${path}/publication-preview`)).body;
    expect(preview.fields).toContainEqual({ field: "sketchDropout", from: 0.4, to: 0.3 });
    // As it was: nothing to publish.
    expect((await assume(usual)).body.hasUnpublishedChanges).toBe(false);
  });

  test("publishing tells how sure the plan was on the day, and undoing takes it back", async () => {
    await assume({});
    await publish("Kommunen vil mere end målet.");
    await vi.waitUntil(async () => (await publicCertainty()) !== undefined, patient);
    const { isPublic: _, ...told } = assumptions;
    const { probability } = (await plan()).balance;
    expect(await publicCertainty()).toEqual({ ...told, probability });
    expect(await reportWords()).toContain(howSureWords(probability, assumptions, locales.da));
    await api.call("responsible", "POST", `${path}/undo-publishing`, {
      version: (await plan()).version,
      body: { confirmed: true },
    });
    await vi.waitUntil(async () => (await publicCertainty()) === undefined, patient);
  });

  test("the report says it only where the planners want that", async () => {
    await assume({ isPublic: false });
    expect(await reportWords()).not.toContain("sandsynlighed");
  });

  test("a share above 1 and a reader's are refused", async () => {
    expect((await assume({ sketchDropout: 1.5 })).status).toBe(400);
    const { version } = await plan();
    const body = { assumptions };
    expect((await api.call("reader", "PATCH", path, { version, body })).status).toBe(403);
  });
});
