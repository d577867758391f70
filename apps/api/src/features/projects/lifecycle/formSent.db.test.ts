import { addDays, copenhagenDay } from "@mars/domain/time/copenhagen";
import { expect, test } from "vitest";
import { corner, squareAt } from "../testing/loadWorld.ts";
import type { PersonName } from "../testing/people.ts";
import { useProjectsApi } from "../testing/useProjectsApi.ts";
import { schemeIds } from "../testing/worldIds.ts";

const api = useProjectsApi();
const area = squareAt(corner.x + 1000, corner.y + 1000, 1000);
const today = copenhagenDay(new Date().toISOString());

async function applied() {
  const project = await api.create("owner", { geometry: area, subsidySchemeId: schemeIds.full });
  const answer = await api.call("owner", "POST", `/projects/${project.id}/transitions`, {
    version: project.version,
    body: { to: "applied", confirmed: true },
  });
  return answer.body.project;
}

function tell(
  who: PersonName,
  project: { id: string; version: number; applications: { id: string }[] },
  body: { sentOn: string | null; receiptNumber?: string },
) {
  return api.call(
    who,
    "PUT",
    `/projects/${project.id}/applications/${project.applications.at(-1)!.id}/sent`,
    { version: project.version, body },
  );
}

test("[P4] the applicant's word that the form was sent is kept, logged, and can be restored", async () => {
  const project = await applied();
  expect(project.applications[0].sent).toBeNull();
  const told = await tell("owner", project, { sentOn: today, receiptNumber: " K-4711 " });
  expect(told.body.applications[0].sent).toMatchObject({
    on: today,
    receiptNumber: "K-4711",
    toldBy: "Demo Lodsejer",
  });
  const back = await tell("owner", told.body, { sentOn: null });
  expect(back.body.applications[0].sent).toBeNull();
  const log = await api.call("owner", "GET", `/projects/${project.id}/revisions`);
  expect(log.body.items.slice(0, 2)).toMatchObject([
    { action: "form-not-sent", changes: [{ field: "formSentOn", from: today, to: null }, {}] },
    { action: "form-sent", changes: [{ field: "formSentOn", from: null, to: today }, {}] },
  ]);
});

test("[P4] a form is sent between its opening and today, for the request on its way, by its applicant", async () => {
  const project = await applied();
  expect(await tell("owner", project, { sentOn: addDays(today, 1) })).toMatchObject({
    status: 422,
    body: { code: "application.sent-in-future" },
  });
  expect(await tell("owner", project, { sentOn: addDays(today, -1) })).toMatchObject({
    status: 422,
    body: { code: "application.sent-before-opened" },
  });
  expect((await tell("caseworker", project, { sentOn: today })).status).toBe(403);
  const received = await api.call("caseworker", "POST", `/projects/${project.id}/transitions`, {
    version: project.version,
    body: { to: "application_received", caseId: "F2-1" },
  });
  const { version } = received.body.project;
  expect(await tell("owner", { ...project, version }, { sentOn: today })).toMatchObject({
    status: 409,
    body: { code: "application.not-open" },
  });
});

test("[P2] a case is used again as a new draft with everything of it, and both lead to each other", async () => {
  const project = await applied();
  const copy = await api.call("owner", "POST", `/projects/${project.id}/copies`);
  expect(copy).toMatchObject({
    status: 201,
    body: {
      status: "draft",
      name: `${project.name} (2)`,
      subsidySchemeId: project.subsidySchemeId,
      areaHa: project.areaHa,
      geometry: project.geometry,
      caseId: null,
      appliedAt: null,
      applications: [],
      effects: { counting: project.effects.counting },
      copiedFrom: { id: project.id, name: project.name },
    },
  });
  expect(copy.body.geoLocationId).not.toBe(project.geoLocationId);
  const { body } = await api.call("owner", "GET", `/projects/${project.id}`);
  expect(body.copies).toEqual([{ id: copy.body.id, name: `${project.name} (2)` }]);
  // A draft is its owner's alone: the caseworker is not told of it.
  const seen = await api.call("caseworker", "GET", `/projects/${project.id}`);
  expect(seen.body).toMatchObject({ copies: [], standing: "caseworker" });
  expect((await api.call("caseworker", "POST", `/projects/${project.id}/copies`)).status).toBe(403);
  expect((await api.call("owner", "POST", `/projects/${copy.body.id}/copies`)).status).toBe(409);
});

test("[V15] schemes are ranked for the applicant and the area, with what could be applied for first", async () => {
  const { id } = await api.create("owner", { geometry: area });
  const { status, body } = await api.call("owner", "GET", `/projects/${id}/schemes`);
  expect(status).toBe(200);
  const place = (schemeId: string) =>
    body.findIndex((one: { schemeId: string }) => one.schemeId === schemeId);
  expect(body[place(schemeIds.full)]).toMatchObject({ areaFits: true, mayApply: true });
  expect(place(schemeIds.full)).toBeLessThan(place(schemeIds.closed));
  const empty = await api.create("owner");
  const without = await api.call("owner", "GET", `/projects/${empty.id}/schemes`);
  expect(without.body.every((one: { areaFits: unknown }) => one.areaFits === null)).toBe(true);
});
