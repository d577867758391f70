import { sql } from "kysely";
import { expect, test } from "vitest";
import { corner, squareAt } from "../testing/loadWorld.ts";
import { putInStatus } from "../testing/putInStatus.ts";
import { useProjectsApi } from "../testing/useProjectsApi.ts";
import { datasetIds, measureIds, schemeIds } from "../testing/worldIds.ts";

const api = useProjectsApi();
const area = squareAt(corner.x + 1000, corner.y + 1000, 1000);

test("[P3 V1] a new project is a draft that belongs to whoever made it, its name trimmed", async () => {
  const answer = await api.call("owner", "POST", "/projects", { body: { name: "  Engen  " } });
  expect(answer.status).toBe(201);
  expect(answer.headers.etag).toBe('"1"');
  expect(answer.body).toMatchObject({
    name: "Engen",
    status: "draft",
    owner: { kind: "person", name: "Demo Lodsejer", vat: null },
    appliedAt: null,
    geometry: null,
    rights: { edit: true, delete: true, apply: true, handle: false },
  });
  expect(answer.headers.location).toBe(`/api/projects/${answer.body.id}`);
  const company = await api.create("company");
  expect(company.owner).toMatchObject({ kind: "organisation", vat: "DK12345678" });
});

test.each([
  { name: "", code: "text.required" },
  { name: "   ", code: "text.required" },
  { name: "x".repeat(51), code: "text.too-long" },
])("[V1 V6] the name '$name' is refused as $code and names its field", async ({ name, code }) => {
  const answer = await api.call("owner", "POST", "/projects", { body: { name } });
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ code, fields: [{ field: "body.name", code }] });
});

test("[P10] a doubled request creates one project and answers both alike", async () => {
  const options = { body: { name: "Dobbelt" }, key: "doubled-request-1" };
  const [first, second] = await Promise.all([
    api.call("owner", "POST", "/projects", options),
    api.call("owner", "POST", "/projects", options),
  ]);
  expect(first.body.id).toBe(second.body.id);
  const list = await api.call("owner", "GET", "/projects?q=dobbelt");
  expect(list.body.total).toBe(1);
});

test("[P2] an area brings its size, units, carbon share and effects", async () => {
  const project = await api.create("owner", { geometry: area, subsidySchemeId: schemeIds.full });
  expect(project.areaHa).toBeCloseTo(100, 6);
  expect(project.carbonShare).toBeCloseTo(1, 6);
  expect(project.mitigationMeasureId).toBe(measureIds.lowland);
  expect(project.effects.counting.nitrogenReductionT).toBeCloseTo(4, 6);
  expect(project.effects.counting.extractionEffortHa).toBeCloseTo(100, 6);
  expect(project.units.municipalities).toMatchObject([{ id: "0791", name: "Viborg", share: 1 }]);
  const judged = await api.call("owner", "GET", `/projects/${project.id}/rules`);
  expect(judged.body).toMatchObject({
    mayApply: true,
    failed: [],
    datasetVersions: { [datasetIds.carbon]: "2026-1" },
  });
  expect(judged.body.effects.nitrogenReductionT).toBeCloseTo(4, 6);
  expect(judged.body.steps.map((step: { code: string }) => step.code)).toContain(
    "effect.nitrogen.by-factor",
  );
});

test("[P8 V12] an area partly outside is warned about, fully outside refused", async () => {
  const partly = await api.create("owner", { geometry: squareAt(corner.x - 500, corner.y, 1000) });
  expect(partly.warnings).toMatchObject([{ code: "geometry.partly-outside-container" }]);
  const outside = await api.call("owner", "POST", "/projects", {
    body: { name: "Havet", geometry: squareAt(corner.x - 50_000, corner.y, 1000) },
  });
  expect(outside).toMatchObject({ status: 422, body: { code: "geometry.outside-container" } });
});

const sea = squareAt(corner.x - 50_000, corner.y, 1000);
/** Five metres of a kilometre: how coarsely the coast is drawn. */
const alongTheCoast = squareAt(corner.x - 995, corner.y, 1000);
const meadow = squareAt(corner.x - 900, corner.y, 1000);

test.each([
  { where: "the sea", geometry: sea },
  { where: "sea along the coast", geometry: alongTheCoast },
])("[V12] no way leads to a project in $where, and the field is told why", async ({ geometry }) => {
  const { id, version } = await api.create("owner", { geometry: area });
  const refused = (field: string, detail: string) => ({
    status: 422,
    body: {
      code: "geometry.outside-container",
      detail,
      fields: [{ field, code: "geometry.outside-container", detail }],
    },
  });
  const da = "Området ligger i havet eller i udlandet. Et projekt skal ligge på land i Danmark.";
  const en = "The area is at sea or abroad. A project must be on land in Denmark.";
  const drawn = await api.call("owner", "POST", "/projects", {
    body: { name: "Havet", geometry, geometrySource: "uploaded" },
    headers: { "accept-language": "da" },
  });
  expect(drawn).toMatchObject(refused("body.geometry", da));
  const redrawn = await api.call("owner", "PUT", `/projects/${id}/geometry`, {
    version,
    body: { geometry, source: "drawn" },
    headers: { "accept-language": "en" },
  });
  expect(redrawn).toMatchObject(refused("body.geometry", en));
  const after = await api.call("owner", "GET", `/projects/${id}`);
  expect(after.body).toMatchObject({ version, areaHa: 100 });
  await sql`insert into screening (id, geometry, geometry_hash, area_ha, expires_at)
    values (${`sea-${id}`}, ST_Multi(ST_SetSRID(ST_GeomFromGeoJSON(${JSON.stringify(geometry)}), 25832)),
      'x', 100, now() + interval '1 day')`.execute(api.database.write);
  const screened = await api.call("owner", "POST", "/projects", {
    body: { name: "Havet", screeningId: `sea-${id}` },
    headers: { "accept-language": "da" },
  });
  expect(screened).toMatchObject(refused("body.screeningId", da));
});

test("[V12] a project that lies at sea from before can be written in, not copied", async () => {
  const { id, geoLocationId } = await api.create("owner", {
    geometry: area,
    subsidySchemeId: schemeIds.full,
  });
  await sql`delete from geo_overlap where geo_location_id = ${geoLocationId}`.execute(
    api.database.write,
  );
  await sql`update geo_location set geometry = ST_Translate(geometry, -50000, 0)
    where id = ${geoLocationId}`.execute(api.database.write);
  await putInStatus(api.database, id, "draft");
  const edited = await api.call("owner", "PATCH", `/projects/${id}`, {
    version: 1,
    body: { subsidySchemeId: null },
  });
  expect(edited.status).toBe(200);
  await putInStatus(api.database, id, "application_rejected", { schemeId: schemeIds.full });
  const copied = await api.call("owner", "POST", `/projects/${id}/copies`);
  expect(copied).toMatchObject({ status: 422, body: { code: "geometry.outside-container" } });
});

test("[V12] a coastal meadow may be a project, a tenth of it land", async () => {
  const { warnings } = await api.create("owner", { geometry: meadow });
  expect(warnings).toMatchObject([{ code: "geometry.partly-outside-container" }]);
});

test("[V10] a crossing geometry is refused and nothing is created", async () => {
  const bow = {
    type: "Polygon",
    coordinates: [
      [
        [500_000, 6_200_000],
        [501_000, 6_201_000],
        [501_000, 6_200_000],
        [500_000, 6_201_000],
        [500_000, 6_200_000],
      ],
    ],
  };
  const answer = await api.call("owner", "POST", "/projects", {
    body: { name: "Sløjfe", geometry: bow },
  });
  expect(answer).toMatchObject({ status: 422, body: { code: "geometry.self-crossing" } });
  expect((await api.call("owner", "GET", "/projects?q=sløjfe")).body.total).toBe(0);
});

test("[P10] two people editing at once: the second gets both versions and nothing is lost", async () => {
  const { id } = await api.create("company");
  const first = await api.call("company", "PATCH", `/projects/${id}`, {
    version: 1,
    body: { name: "Først" },
  });
  expect(first.headers.etag).toBe('"2"');
  const second = await api.call("company", "PATCH", `/projects/${id}`, {
    version: 1,
    body: { description: "Mit forslag" },
  });
  expect(second).toMatchObject({
    status: 412,
    body: {
      code: "version.stale",
      currentVersion: 2,
      figures: {
        current: { name: "Først", version: 2 },
        yours: { description: "Mit forslag" },
        changedBy: "Demo Driftsleder",
      },
    },
  });
  const without = await api.call("company", "PATCH", `/projects/${id}`, { body: { name: "x" } });
  expect(without.status).toBe(428);
});

test("[P10] of two edits at the same moment one is saved and the other gets the conflict", async () => {
  const { id } = await api.create("company");
  const answers = await Promise.all(
    ["A", "B", "C"].map((name) =>
      api.call("company", "PATCH", `/projects/${id}`, { version: 1, body: { name } }),
    ),
  );
  const outcomes = answers.map(({ status }) => String(status));
  expect(outcomes.toSorted()).toEqual(["200", "412", "412"]);
  const saved = answers.find(({ status }) => status === 200)!;
  expect((await api.call("company", "GET", `/projects/${id}`)).body).toMatchObject({
    version: 2,
    name: saved.body.name,
  });
});

test("[P10 P3] typing leaves one line of the log; typed and restored leaves none", async () => {
  const { id } = await api.create("owner");
  let version = 1;
  for (const name of ["E", "En", "Eng", "Engdal"]) {
    const saved = await api.call("owner", "PATCH", `/projects/${id}`, {
      version,
      body: { name, autosave: true },
    });
    version = saved.body.version;
  }
  const log = async () => (await api.call("owner", "GET", `/projects/${id}/revisions`)).body.items;
  expect(await log()).toMatchObject([
    { action: "edited", changes: [{ field: "name", from: "Engen", to: "Engdal" }] },
    { action: "created" },
  ]);
  await api.call("owner", "PATCH", `/projects/${id}`, {
    version,
    body: { name: "Engen", autosave: true },
  });
  expect(await log()).toMatchObject([{ action: "created" }]);
});

test("[P10] a save that changes nothing leaves no trace, and is refused where a change would be", async () => {
  const { id } = await api.create("owner", { geometry: area, subsidySchemeId: schemeIds.full });
  const save = (who: "owner" | "planner", version: number, body: unknown) =>
    api.call(who, "PATCH", `/projects/${id}`, { version, body });
  expect((await save("owner", 1, { name: " Engen ", description: "" })).body.version).toBe(1);
  await putInStatus(api.database, id, "applied");
  expect((await save("owner", 1, { name: "Engen" })).body.code).toBe("project.frozen");
  expect((await save("planner", 1, { name: "Engen" })).status).toBe(404);
  await putInStatus(api.database, id, "application_received");
  expect((await save("planner", 1, { name: "Engen" })).status).toBe(403);
  expect((await save("planner", 1, {})).status).toBe(403);
});

test("[P3] the log as CSV reads in Danish and starts no formula", async () => {
  const { id, version } = await api.create("owner", { geometry: area });
  await api.call("owner", "PATCH", `/projects/${id}`, {
    version,
    body: { description: '=SUM(A1) "citat"; æøå' },
  });
  const { text, headers } = await api.call("owner", "GET", `/projects/${id}/revisions.csv`);
  expect(headers["content-type"]).toContain("text/csv");
  const lines = text.split("\r\n");
  expect(lines[0]).toMatch(/^\uFEFFKilde: MARS, loggen for .+, hentet .+ Ikke offentlig: /);
  expect(lines[1]).toBe("Dato;Organisation;Person;Enhed;Handling;Felt;Fra;Til");
  expect(lines[2]).toMatch(
    /^\d\d\.\d\d\.\d{4} - \d\d:\d\d;Privatperson;Demo Lodsejer;Projekt;Redigeret;Beskrivelse;;"'=SUM\(A1\) ""citat""; æøå"$/,
  );
  expect(text).toContain("Projekt;Projekt oprettet;Status;;Kladde");
  expect(text).toContain("Projekt;Projekt oprettet;Areal;;100,0 ha");
});

test("[P3] a scheme brings its measure; another measure than its own is refused", async () => {
  const { id } = await api.create("owner", { geometry: area });
  const edit = (version: number, body: unknown) =>
    api.call("owner", "PATCH", `/projects/${id}`, { version, body });
  const chosen = await edit(1, { subsidySchemeId: schemeIds.establishment });
  expect(chosen.body).toMatchObject({
    mitigationMeasureId: measureIds.forest,
    flowType: "establishment",
    effects: { counting: { afforestationEffortHa: 100, nitrogenReductionT: 3 } },
  });
  expect(await edit(2, { mitigationMeasureId: measureIds.lowland })).toMatchObject({
    status: 422,
    body: { code: "project.measure-not-of-scheme" },
  });
  expect(await edit(2, { subsidySchemeId: schemeIds.seges })).toMatchObject({
    status: 422,
    body: { code: "project.scheme-not-offered", figures: { applicant: "private" } },
  });
  expect(await edit(2, { subsidySchemeId: measureIds.forest })).toMatchObject({
    body: { code: "project.scheme-unknown" },
  });
});

test("[P3] a deleted draft takes its areas with it; the log stays", async () => {
  const { id, version, geoLocationId } = await api.create("owner", { geometry: area });
  const gone = await api.call("owner", "DELETE", `/projects/${id}`, { version });
  expect(gone.status).toBe(204);
  expect((await api.call("owner", "GET", `/projects/${id}`)).status).toBe(404);
  const { rows } = await sql<{ areas: number; lines: number; events: number }>`
    select (select count(*)::int from geo_location where id = ${geoLocationId}) as areas,
      (select count(*)::int from revision_entry where entity_id = ${id}) as lines,
      (select count(*)::int from event where topic = 'project' and entity_id = ${id}) as events
  `.execute(api.database.write);
  expect(rows[0]).toEqual({ areas: 0, lines: 2, events: 2 });
});

test("[R6 S4] a project is made from a stored screening", async () => {
  await sql`insert into screening (id, geometry, geometry_hash, area_ha, expires_at)
    values ('stored-1', ST_GeomFromText('MULTIPOLYGON(((503000 6203000,503500 6203000,503500 6203500,503000 6203000)))', 25832),
      'x', 12.5, now() + interval '1 day')`.execute(api.database.write);
  const project = await api.create("owner", { screeningId: "stored-1" });
  expect(project).toMatchObject({ screeningId: "stored-1" });
  expect(project.areaHa).toBeCloseTo(12.5, 6);
  const unknown = await api.call("owner", "POST", "/projects", {
    body: { name: "x", screeningId: "nobody" },
  });
  expect(unknown).toMatchObject({ status: 404, body: { code: "screening.not-found" } });
});

test("[P1] the list searches, sorts as Danish does, both ways, and pages without gaps", async () => {
  for (const name of ["Åen", "Ærø", "Bæk", "Zeus", "Østen"]) {
    await api.create("seges", { name, description: `${name} ved vandet` });
  }
  const names = async (query: string) =>
    (await api.call("seges", "GET", `/projects?${query}`)).body.items.map(
      (item: { name: string }) => item.name,
    );
  expect(await names("sort=name&direction=asc")).toEqual(["Bæk", "Zeus", "Ærø", "Østen", "Åen"]);
  expect(await names("sort=name&direction=desc")).toEqual(["Åen", "Østen", "Ærø", "Zeus", "Bæk"]);
  expect(await names("q=ÆRØ vandet")).toEqual(["Ærø"]);
  expect(await names("sort=modified")).toEqual(["Østen", "Zeus", "Bæk", "Ærø", "Åen"]);
  const paged: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const after: string = cursor === "" ? "" : `&cursor=${cursor}`;
    const { body } = await api.call(
      "seges",
      "GET",
      `/projects?sort=name&direction=asc&limit=2${after}`,
    );
    paged.push(...body.items.map((item: { name: string }) => item.name));
    expect(body.total).toBe(5);
    cursor = body.nextCursor;
  }
  expect(paged).toEqual(["Bæk", "Zeus", "Ærø", "Østen", "Åen"]);
});
