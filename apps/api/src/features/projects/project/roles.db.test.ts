import { PROJECT_STATUSES } from "@mars/domain/lifecycle/projectStatus";
import { STATUSES_WHERE } from "@mars/domain/rights/rightsTable";
import { expect, test } from "vitest";
import { area } from "../testing/loadWorld.ts";
import type { PersonName } from "../testing/people.ts";
import { putInStatus } from "../testing/putInStatus.ts";
import { useProjectsApi } from "../testing/useProjectsApi.ts";
import { schemeIds } from "../testing/worldIds.ts";

const api = useProjectsApi();

/** Everybody who stands differently to a list; null: no one signed in. */
const EVERYBODY = [
  null,
  "neighbour",
  "owner",
  "delegate",
  "planReader",
  "planner",
  "caseworker",
] as const;

test("[A6] the inbox is for caseworkers, holds no drafts and filters", async () => {
  const draft = await api.create("company", { name: "Indbakke kladde" });
  const sent = await api.create("company", { name: "Indbakke sendt", geometry: area });
  await putInStatus(api.database, sent.id, "applied");
  for (const who of EVERYBODY.filter((one) => one !== "caseworker")) {
    const { status } = await api.call(who, "GET", "/projects?view=inbox");
    expect({ who, status }).toEqual({ who, status: who === null ? 401 : 403 });
  }
  const ids = async (query: string) =>
    (
      await api.call("caseworker", "GET", `/projects?view=inbox&q=indbakke&${query}`)
    ).body.items.map((item: { id: string }) => item.id);
  expect(await ids("")).toEqual([sent.id]);
  expect(await ids("status=applied,approval&waitsFor=caseworker&municipality=0791")).toEqual([
    sent.id,
  ]);
  expect(await ids("status=approval")).toEqual([]);
  expect(await ids("waitsFor=applicant")).toEqual([]);
  expect(await ids("municipality=0101")).toEqual([]);
  expect(await ids(`scheme=${schemeIds.full}`)).toEqual([]);
  expect(draft.status).toBe("draft");
});

test("[A3] my list holds what I own or act for, and nothing else", async () => {
  const { id } = await api.create("owner", { name: "Kun min" });
  const seen = async (who: PersonName) =>
    (await api.call(who, "GET", "/projects?q=kun min")).body.items.map(
      (item: { id: string }) => item.id,
    );
  expect(await seen("owner")).toEqual([id]);
  for (const who of ["neighbour", "company", "planner", "caseworker"] as const)
    expect(await seen(who)).toEqual([]);
  await putInStatus(api.database, id, "draft", { delegateVat: "DK87654321" });
  expect(await seen("delegate")).toEqual([id]);
});

test("[A3] planners see an applied project without private names, remarks or log", async () => {
  const { id } = await api.create("owner", { geometry: area, subsidySchemeId: schemeIds.full });
  await putInStatus(api.database, id, "application_received");
  const { body } = await api.call("planner", "GET", `/projects/${id}`);
  expect(body).toMatchObject({
    screeningId: null,
    owner: { kind: "person", name: null },
    createdBy: null,
    history: [],
    applications: [],
    transitions: [],
    rights: { readCase: false, edit: false, handle: false },
  });
});

test.each(PROJECT_STATUSES)(
  "[A3] planners and plan readers read a project in %s only as the table says",
  async (status) => {
    const { id } = await api.create("owner", { geometry: area, subsidySchemeId: schemeIds.full });
    await putInStatus(api.database, id, status);
    const isTheirs = STATUSES_WHERE["received-in-plans"].includes(status);
    for (const who of ["planner", "planReader"] as const)
      for (const path of ["", "/transitions"]) {
        const answer = await api.call(who, "GET", `/projects/${id}${path}`);
        expect({ who, path, status: answer.status }).toEqual({
          who,
          path,
          status: isTheirs ? 200 : 404,
        });
      }
  },
);

test("[A3] a caseworker reads what was done since applying, the applicant all of it", async () => {
  const { id } = await api.create("owner", { geometry: area, subsidySchemeId: schemeIds.full });
  const edit = async (name: string) => {
    const { body } = await api.call("owner", "GET", `/projects/${id}`);
    await api.call("owner", "PATCH", `/projects/${id}`, { version: body.version, body: { name } });
    return body.version + 1;
  };
  await edit("Hemmelig idé");
  const version = await edit("Engen ved åen");
  const applied = await api.call("owner", "POST", `/projects/${id}/transitions`, {
    version,
    body: { to: "applied", confirmed: true },
  });
  expect(applied.status).toBe(200);
  await api.call("caseworker", "PUT", `/projects/${id}/case-id`, {
    version: applied.body.project?.version ?? applied.body.version,
    body: { caseId: "F2-1" },
  });
  const actionsFor = async (who: PersonName) =>
    (await api.call(who, "GET", `/projects/${id}/revisions`)).body.items.map(
      ({ action }: { action: string }) => action,
    );
  expect(await actionsFor("owner")).toContain("created");
  expect(await actionsFor("caseworker")).toEqual(["case-id", "assigned", "transition"]);
  const { body } = await api.call("caseworker", "GET", `/projects/${id}`);
  expect(body.history).toMatchObject([{ cause: "transition", from: "draft", to: "applied" }]);
  const csv = await api.call("caseworker", "GET", `/projects/${id}/revisions.csv`);
  expect(csv.text).not.toContain("Hemmelig idé");
  const whole = await api.call("owner", "GET", `/projects/${id}/revisions.csv`);
  expect(whole.text).toContain("Hemmelig idé");
});
