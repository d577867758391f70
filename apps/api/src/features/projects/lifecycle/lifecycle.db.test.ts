import { addDays, copenhagenDay } from "@mars/domain/time/copenhagen";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { corner, squareAt } from "../testing/loadWorld.ts";
import type { PersonName } from "../testing/people.ts";
import { putInStatus } from "../testing/putInStatus.ts";
import { useProjectsApi } from "../testing/useProjectsApi.ts";
import { datasetIds, schemeIds } from "../testing/worldIds.ts";

const api = useProjectsApi();
const area = squareAt(corner.x + 1000, corner.y + 1000, 1000);

const today = copenhagenDay(new Date().toISOString());
const everything = {
  remark: "Fordi",
  caseId: "F2-2026-1",
  confirmed: true,
  decidedOn: today,
};

test("[A6 P4] no one handles their own case", async () => {
  const { id } = await api.create("caseworker", {
    geometry: area,
    subsidySchemeId: schemeIds.full,
  });
  await putInStatus(api.database, id, "applied");
  const answer = await api.call("caseworker", "POST", `/projects/${id}/transitions`, {
    version: 1,
    body: { ...everything, to: "application_received" },
  });
  expect(answer).toMatchObject({ status: 403, body: { code: "lifecycle.own-case" } });
  expect(
    (
      await api.call("caseworker", "PUT", `/projects/${id}/effects`, {
        version: 1,
        body: { effects: null },
      })
    ).status,
  ).toBe(403);
});

async function apply(id: string, version: number, more: Record<string, unknown> = {}) {
  return api.call("owner", "POST", `/projects/${id}/transitions`, {
    version,
    body: { to: "applied", confirmed: true, ...more },
  });
}

test("[P4 P5] applying freezes area, rules and dataset versions, and leads to the form", async () => {
  const project = await api.create("owner", { geometry: area, subsidySchemeId: schemeIds.full });
  const applied = await apply(project.id, project.version);
  expect(applied).toMatchObject({
    status: 200,
    body: {
      formUrl: `/portal/forms/x/preliminaryExamination?projectId=${project.id}`,
      project: {
        status: "applied",
        appliedAt: expect.any(String),
        applications: [
          {
            action: "preliminary_examination",
            geoLocationId: project.geoLocationId,
            datasetVersions: { [datasetIds.carbon]: "2026-1" },
            effects: { extractionEffortHa: 100 },
          },
        ],
      },
    },
  });
  const { rules } = applied.body.project.applications[0];
  expect(rules.find((rule: { rule: string }) => rule.rule === "carbon-share")).toMatchObject({
    passed: true,
    limit: 0.6,
  });
  const { version } = applied.body.project;
  for (const [method, path, body] of [
    ["PATCH", "", { description: "senere" }],
    ["PATCH", "", { name: "senere" }],
    ["PUT", "/geometry", { geometry: squareAt(corner.x, corner.y, 500) }],
    ["DELETE", "", undefined],
  ] as const) {
    const refused = await api.call("owner", method, `/projects/${project.id}${path}`, {
      version,
      body,
    });
    expect(refused.status).toBe(409);
    expect(["project.frozen", "project.not-draft"]).toContain(refused.body.code);
  }
  const back = await api.call("owner", "POST", `/projects/${project.id}/transitions`, {
    version,
    body: { to: "draft" },
  });
  expect(back.body.project).toMatchObject({ status: "draft", appliedAt: null });
});

test.each<{ why: string; project: Record<string, unknown>; code: string; rule?: string }>([
  {
    why: "the period is closed",
    project: { geometry: area, subsidySchemeId: schemeIds.closed },
    code: "lifecycle.rules-not-met",
    rule: "rule.period.closed",
  },
  {
    why: "too little carbon-rich soil",
    project: {
      geometry: squareAt(corner.x + 9500, corner.y + 1000, 1000),
      subsidySchemeId: schemeIds.full,
    },
    code: "lifecycle.rules-not-met",
    rule: "rule.carbon-share.too-little",
  },
  {
    why: "no area is drawn",
    project: { subsidySchemeId: schemeIds.examination },
    code: "lifecycle.rules-not-met",
    rule: "rule.required-info.missing",
  },
  {
    why: "no scheme is chosen",
    project: { geometry: area },
    code: "lifecycle.rules-not-met",
    rule: "rule.required-info.missing",
  },
  {
    why: "the area touches protected nature",
    project: {
      geometry: squareAt(corner.x + 12_000, corner.y, 400),
      subsidySchemeId: schemeIds.establishment,
    },
    code: "lifecycle.rules-not-met",
    rule: "rule.must-not-overlap.overlaps",
  },
  {
    why: "the form's address is empty",
    project: { geometry: area, subsidySchemeId: schemeIds.withoutForm },
    code: "lifecycle.form-address-empty",
  },
])("[P5 P6 V15] applying is refused when $why, and what was entered is kept", async (given) => {
  const project = await api.create("owner", { ...given.project, description: "Bevaret" });
  const refused = await apply(project.id, project.version);
  expect(refused).toMatchObject({ status: 422, body: { code: given.code } });
  expect(refused.body.figures.rules ?? []).toEqual(given.rule ? [given.rule] : []);
  const kept = await api.call("owner", "GET", `/projects/${project.id}`);
  expect(kept.body).toMatchObject({
    status: "draft",
    description: "Bevaret",
    version: project.version,
  });
});

test("[P5] too small an area is only warned about", async () => {
  const small = squareAt(corner.x + 1000, corner.y + 1000, 100);
  const project = await api.create("owner", { geometry: small, subsidySchemeId: schemeIds.full });
  const judged = await api.call("owner", "GET", `/projects/${project.id}/rules`);
  expect(judged.body.rules).toContainEqual(
    expect.objectContaining({ rule: "min-area", passed: false, severity: "warning" }),
  );
  expect((await apply(project.id, project.version)).status).toBe(200);
});

test("[P5] without confirming the commitment nothing is applied for", async () => {
  const project = await api.create("owner", { geometry: area, subsidySchemeId: schemeIds.full });
  const refused = await apply(project.id, project.version, { confirmed: false });
  expect(refused).toMatchObject({ status: 422, body: { code: "lifecycle.not-confirmed" } });
});

test("[P6] the form's analysis says what is missing, and may be tried again when a map is away", async () => {
  const project = await api.create("owner", {
    geometry: area,
    subsidySchemeId: schemeIds.withoutForm,
  });
  const empty = await api.call("owner", "GET", `/projects/${project.id}/form`);
  expect(empty.body).toMatchObject({
    action: "request_preliminary_examination",
    formUrl: null,
    obstacles: [{ code: "lifecycle.form-address-empty" }],
  });
  const ready = await api.create("owner", { geometry: area, subsidySchemeId: schemeIds.full });
  await sql`update dataset set current_version_id = null where id = ${datasetIds.carbon}`.execute(
    api.database.write,
  );
  try {
    const failed = await api.call("owner", "GET", `/projects/${ready.id}/form`);
    expect(failed).toMatchObject({
      status: 503,
      body: { code: "form.analysis-failed", figures: { datasets: [datasetIds.carbon] } },
    });
    expect((await apply(ready.id, ready.version)).body).toMatchObject({
      code: "lifecycle.rules-not-met",
      figures: { rules: ["rule.carbon-share.failed"] },
    });
  } finally {
    await sql`update dataset set current_version_id =
      (select id from dataset_version where dataset_id = ${datasetIds.carbon})
      where id = ${datasetIds.carbon}`.execute(api.database.write);
  }
  expect((await api.call("owner", "GET", `/projects/${ready.id}/form`)).body).toMatchObject({
    formUrl: expect.stringContaining("/portal/forms/x/preliminaryExamination"),
    obstacles: [],
  });
});

test("[P6] with a scheme and nothing drawn the analysis says what is missing and blames no dataset", async () => {
  const bare = await api.create("owner", { subsidySchemeId: schemeIds.full });
  const answer = await api.call("owner", "GET", `/projects/${bare.id}/form`);
  expect(answer.status).toBe(200);
  expect(answer.body.obstacles).toEqual([{ code: "rule.required-info.missing" }]);
  expect(answer.body.judgement.failed[0]).toMatchObject({
    rule: "required-info",
    missing: { fields: ["geometry"] },
  });
});

test("[P4] the whole way: draft to established, each step in history, log and remarks", async () => {
  const project = await api.create("owner", { geometry: area, subsidySchemeId: schemeIds.full });
  let { version } = project;
  const move = async (who: PersonName, to: string, more: Record<string, unknown> = {}) => {
    const answer = await api.call(who, "POST", `/projects/${project.id}/transitions`, {
      version,
      body: { to, ...more },
    });
    expect({ to, status: answer.status, code: answer.body.code }).toMatchObject({
      to,
      status: 200,
    });
    ({ version } = answer.body.project);
  };
  await move("owner", "applied", { confirmed: true });
  await move("caseworker", "application_received", { caseId: "F2-77" });
  await move("caseworker", "application_rejected", { remark: "Mangler bilag" });
  await move("caseworker", "application_received", { remark: "Klage medholdt" });
  await move("caseworker", "preliminary_examination", { decidedOn: today });
  await move("owner", "preliminary_investigation");
  await move("owner", "request_application_received", { confirmed: true });
  await move("caseworker", "approval");
  await move("owner", "establishment");
  await move("owner", "payment_request_received", { confirmed: true });
  await move("caseworker", "established");
  const { body } = await api.call("owner", "GET", `/projects/${project.id}`);
  expect(body).toMatchObject({ status: "established", stage: "established", caseId: "F2-77" });
  expect(body.history.map((entry: { to: string }) => entry.to)).toEqual([
    "draft",
    "applied",
    "application_received",
    "application_rejected",
    "application_received",
    "preliminary_examination",
    "preliminary_investigation",
    "request_application_received",
    "approval",
    "establishment",
    "payment_request_received",
    "established",
  ]);
  expect(body.history[5]).toMatchObject({ decidedOn: today, organization: "Styrelsen" });
  expect(body.applications.map((one: { action: string }) => one.action)).toEqual([
    "preliminary_examination",
    "establishment",
    "payment",
  ]);
  const remarks = await api.call("owner", "GET", `/projects/${project.id}/remarks`);
  expect(remarks.body.map((remark: { text: string }) => remark.text)).toEqual([
    "Mangler bilag",
    "Klage medholdt",
  ]);
});

test.each([
  { what: "before it was applied for", days: -1, code: "lifecycle.decided-before-case" },
  { what: "tomorrow", days: 1, code: "lifecycle.decided-in-future" },
  { what: "on the day it was applied for", days: 0, code: undefined },
])("[P4] a decision dated $what: $code", async ({ days, code }) => {
  const project = await api.create("owner", { geometry: area, subsidySchemeId: schemeIds.full });
  const { version, appliedAt } = (await apply(project.id, project.version)).body.project;
  const answer = await api.call("caseworker", "POST", `/projects/${project.id}/transitions`, {
    version,
    body: {
      to: "application_received",
      caseId: "F2-1",
      decidedOn: addDays(copenhagenDay(appliedAt), days),
    },
  });
  expect(answer.body.code).toBe(code);
});

test("[P4] a flow that ends with the examination is completed on a day, once", async () => {
  const { id } = await api.create("owner", {
    geometry: area,
    subsidySchemeId: schemeIds.examination,
  });
  await putInStatus(api.database, id, "preliminary_investigation");
  const put = (who: PersonName, version: number, completedOn: string) =>
    api.call(who, "PUT", `/projects/${id}/completion`, { version, body: { completedOn } });
  expect((await put("owner", 1, today)).body.code).toBe("lifecycle.wrong-actor");
  expect((await put("caseworker", 1, addDays(today, -2))).body.code).toBe(
    "lifecycle.decided-before-case",
  );
  expect((await put("caseworker", 1, "2999-01-01")).body.code).toBe("lifecycle.decided-in-future");
  expect((await put("caseworker", 1, today)).body).toMatchObject({
    status: "preliminary_investigation",
    completedOn: today,
    mayComplete: false,
  });
  expect((await put("caseworker", 2, today)).body.code).toBe("lifecycle.already-completed");
});

test("[A6] a revised area keeps what was approved; the log and the day tell both", async () => {
  const project = await api.create("owner", { geometry: area, subsidySchemeId: schemeIds.full });
  await apply(project.id, project.version);
  await putInStatus(api.database, project.id, "approval");
  const revised = await api.call("owner", "PUT", `/projects/${project.id}/geometry`, {
    version: 1,
    body: { geometry: squareAt(corner.x + 1000, corner.y + 1000, 500) },
  });
  expect(revised.body).toMatchObject({
    areaHa: 25,
    reducedAreaHa: 75,
    effects: { counting: { extractionEffortHa: 25 }, original: { extractionEffortHa: 100 } },
    applications: [{ areaHa: 100, geoLocationId: project.geoLocationId }],
  });
});

test("[A6] revised again after a second request, it is held against what the case began with", async () => {
  const project = await api.create("owner", { geometry: area, subsidySchemeId: schemeIds.full });
  const { id } = project;
  const square = (sideM: number) => squareAt(corner.x + 1000, corner.y + 1000, sideM);
  const revise = async (version: number, sideM: number) =>
    (
      await api.call("owner", "PUT", `/projects/${id}/geometry`, {
        version,
        body: { geometry: square(sideM) },
      })
    ).body;
  // Withdrawn and handed in again: what was handed in last is what was approved.
  const first = (await apply(id, project.version)).body.project;
  const draft = await api.call("owner", "POST", `/projects/${id}/transitions`, {
    version: first.version,
    body: { to: "draft" },
  });
  const redrawn = await revise(draft.body.project.version, 900);
  await apply(id, redrawn.version);
  await putInStatus(api.database, id, "preliminary_examination");
  expect(await revise(1, 800)).toMatchObject({ areaHa: 64, reducedAreaHa: 81 - 64 });
  const asked = await api.call("owner", "POST", `/projects/${id}/transitions`, {
    version: 2,
    body: { to: "request_application_received", confirmed: true },
  });
  expect(asked.body.project.applications).toHaveLength(3);
  await putInStatus(api.database, id, "approval");
  expect(await revise(1, 500)).toMatchObject({
    areaHa: 25,
    reducedAreaHa: 81 - 25,
    effects: { original: { extractionEffortHa: 81 } },
  });
});

test("[P2 V5] effects entered by hand count, stay apart, and can be restored", async () => {
  const project = await api.create("owner", { geometry: area, subsidySchemeId: schemeIds.full });
  await putInStatus(api.database, project.id, "application_received");
  const enter = (version: number, effects: unknown) =>
    api.call("caseworker", "PUT", `/projects/${project.id}/effects`, {
      version,
      body: { effects },
    });
  const hand = { nitrogenReductionT: 1.5, extractionEffortHa: 2, afforestationEffortHa: null };
  expect(await enter(1, { ...hand, nitrogenReductionT: -1 })).toMatchObject({
    status: 422,
    body: { code: "effects.negative", figures: { fields: ["nitrogenReductionT"] } },
  });
  expect((await enter(1, hand)).body.effects).toMatchObject({
    counting: hand,
    source: "entered",
    computed: { extractionEffortHa: 100 },
  });
  expect((await enter(2, null)).body.effects).toMatchObject({
    counting: { extractionEffortHa: 100 },
    source: "computed",
    entered: null,
  });
});
