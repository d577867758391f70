import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { unzipSync } from "fflate";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { corner, squareAt } from "../testing/loadWorld.ts";
import { putInStatus } from "../testing/putInStatus.ts";
import { useProjectsApi } from "../testing/useProjectsApi.ts";
import { schemeIds, typeIds } from "../testing/worldIds.ts";

const api = useProjectsApi();
const folder = mkdtempSync(join(tmpdir(), "mars-packet-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const poppler = (() => {
  try {
    execFileSync("pdfinfo", ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();
const read = (path: string, command: string, ...options: string[]) =>
  execFileSync(command, [...options, path, ...(command === "pdftotext" ? ["-"] : [])], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });

const onPeat = squareAt(corner.x + 1000, corner.y + 1000, 1000);
let id = "";
beforeAll(async () => {
  const geometry = squareAt(corner.x + 12_000, corner.y, 800);
  const project = await api.create("owner", {
    name: "Ådalen #1",
    description: "Første afsnit.\n\nAndet afsnit med $x$.",
    geometry,
    subsidySchemeId: schemeIds.establishment,
  });
  ({ id } = project);
  await api.call("owner", "POST", `/projects/${id}/supplementary-geometries`, {
    body: { items: [{ name: "Vildskov", typeId: typeIds.untouched, geometry }] },
  });
  await api.call("owner", "POST", `/projects/${id}/remarks`, {
    body: { text: "Hegnet står skævt" },
  });
  await putInStatus(api.database, id, "draft");
}, 60_000);

test.runIf(poppler)(
  "[P7] the whole project as a tagged Danish PDF that an independent reader can follow",
  async () => {
    const answer = await api.call("owner", "GET", `/projects/${id}/pdf`);
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/pdf");
    const path = join(folder, "project.pdf");
    writeFileSync(path, answer.bytes);
    expect(read(path, "pdfinfo")).toMatch(/Title:\s+Ådalen #1[\s\S]*Tagged:\s+yes/);
    const tree = read(path, "pdfinfo", "-struct-text");
    const headings = [...tree.matchAll(/^\s*(H\d)[^\n]*\n\s+"(.*)"$/gm)].map(
      ([, level, text]) => `${level} ${text}`,
    );
    expect(headings).toEqual([
      "H1 Ådalen #1",
      "H2 Projektområde",
      "H2 Overblik",
      "H2 Beskrivelse",
      "H2 Effekter",
      "H3 Sådan er de beregnet",
      "H2 Ordningens krav",
      "H2 Supplerende områder",
      "H2 Sagens forløb",
      "H2 Bemærkninger",
      "H2 Ændringer",
      "H2 Anvendte data",
    ]);
    const tables = [...tree.matchAll(/^\s*Table/gm)].length;
    expect([...tree.matchAll(/^\s*THead/gm)].length).toBe(tables);
    expect(answer.bytes.toString("latin1")).toMatch(/\/Lang \(da-DK\)/);
    const words = read(path, "pdftotext", "-layout");
    expect(words).toContain("Andet afsnit med $x$.");
    expect(words).toContain("Demo Lodsejer");
    expect(words).toContain("Ikke opfyldt");
    expect(words).toContain("Hegnet står skævt");
    expect(words).toContain("Side 1 af");
    const { areaHa, effects } = (await api.call("owner", "GET", `/projects/${id}`)).body;
    const danish = (value: number) =>
      value.toLocaleString("da-DK", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const line = (name: string) => words.split("\n").find((one) => one.trim().startsWith(name));
    expect(words).toMatch(new RegExp(`${danish(areaHa)}\\sha`));
    expect(line("Kvælstof")).toContain(`${danish(effects.counting.nitrogenReductionT)} t`);
    expect(line("Skovrejsning")).toContain(`${danish(effects.counting.afforestationEffortHa)} ha`);
  },
);

test("[P7] it is written in English too", async () => {
  const answer = await api.call("owner", "GET", `/projects/${id}/pdf?language=en`);
  expect(answer.bytes.toString("latin1")).toMatch(/\/Lang \(en-GB\)/);
});

test.runIf(poppler)("[P7] what was sent back says on top what to correct", async () => {
  const { id: returned } = await api.create("owner", { name: "Sendt tilbage" });
  await putInStatus(api.database, returned, "applied");
  const { version } = (await api.call("caseworker", "GET", `/projects/${returned}`)).body;
  const body = { to: "applied", remark: "Tegn grøften med.", confirmed: false };
  const moved = await api.call("caseworker", "POST", `/projects/${returned}/transitions`, {
    version,
    body,
  });
  expect(moved.status).toBe(200);
  const answer = await api.call("owner", "GET", `/projects/${returned}/pdf`);
  const path = join(folder, "returned.pdf");
  writeFileSync(path, answer.bytes);
  const words = read(path, "pdftotext", "-l", "1");
  expect(words).toMatch(
    /Ret ansøgningen, og send rettelsen[\s\S]+Tegn grøften med\.[\s\S]+Overblik/,
  );
});

test.runIf(poppler)("[P7] the letter of a decision is a PDF of its own", async () => {
  const { id: decided } = await api.create("owner", { name: "Afgjort", geometry: onPeat });
  const letter = (of: string) => api.call("owner", "GET", `/projects/${of}/pdf?part=decision`);
  expect((await letter(decided)).body.code).toBe("resource.not-found");
  await putInStatus(api.database, decided, "application_received");
  const { version } = (await api.call("caseworker", "GET", `/projects/${decided}`)).body;
  const body = { to: "application_rejected", remark: "For lidt tørv.", confirmed: false };
  const moved = await api.call("caseworker", "POST", `/projects/${decided}/transitions`, {
    version,
    body,
  });
  expect(moved.status).toBe(200);
  const path = join(folder, "letter.pdf");
  writeFileSync(path, (await letter(decided)).bytes);
  const words = read(path, "pdftotext");
  expect(words).toMatch(/For lidt tørv\.[\s\S]+Sagsnummer M-\d{4}-\d{4}/);
  expect(words).not.toMatch(/Overblik|Projektområde/);
});

test.runIf(poppler)("[P7] a case is judged by what held when it was sent, not today", async () => {
  const body = { name: "Frosset", geometry: onPeat, subsidySchemeId: schemeIds.full };

  const { id: sent, version } = await api.create("owner", body);
  await api.call("owner", "POST", `/projects/${sent}/transitions`, {
    version,
    body: { to: "applied", confirmed: true },
  });
  await putInStatus(api.database, sent, "established");
  await sql`update project_application set at = '2025-03-02T10:00:00Z' where project_id = ${sent}`.execute(
    api.database.write,
  );
  const before = (
    await sql<{
      facts: unknown;
    }>`select facts from subsidy_scheme where id = ${schemeIds.full}`.execute(api.database.write)
  ).rows[0]!;
  await sql`update subsidy_scheme set allow_private_user = false,
    facts = jsonb_set(facts, '{applicationPeriods}', '[]') where id = ${schemeIds.full}`.execute(
    api.database.write,
  );
  const path = join(folder, "frozen.pdf");
  writeFileSync(path, (await api.call("owner", "GET", `/projects/${sent}/pdf`)).bytes);
  const words = read(path, "pdftotext");
  expect(words).toContain("Vurderet 02.03.2025");
  expect(words).not.toMatch(/Ikke opfyldt|Ikke åben/);
  const { rules } = (await api.call("owner", "GET", `/projects/${sent}/rules`)).body;
  expect(rules.filter(({ passed }: { passed: boolean }) => !passed)).toEqual([]);
  await sql`update subsidy_scheme set allow_private_user = true,
    facts = ${JSON.stringify(before.facts)}::jsonb where id = ${schemeIds.full}`.execute(
    api.database.write,
  );
});

test("[P7] a draft without anything drawn can be printed too", async () => {
  const bare = await api.create("owner", { name: "Tom" });
  const answer = await api.call("owner", "GET", `/projects/${bare.id}/pdf`);
  expect(answer.bytes.subarray(0, 5).toString()).toBe("%PDF-");
});

test("[P6] the hand-over packet holds PDF, GeoPackage and JSON of the same project", async () => {
  const answer = await api.call("owner", "GET", `/projects/${id}/form.zip`);
  expect(answer.headers["content-type"]).toBe("application/zip");
  const files = unzipSync(answer.bytes);
  expect(Object.keys(files)).toEqual(["projekt.pdf", "projekt.gpkg", "projekt.json"]);
  expect(Buffer.from(files["projekt.pdf"]!).subarray(0, 5).toString()).toBe("%PDF-");
  const packed = JSON.parse(Buffer.from(files["projekt.json"]!).toString());
  expect(packed).toMatchObject({
    format: "mars-project/1",
    coordinateSystem: "EPSG:25832",
    project: { id, name: "Ådalen #1", areaHa: 64 },
    schemeName: "Skovrejsning",
  });
  expect(packed.project).not.toHaveProperty("rights");
  const path = join(folder, "packet.gpkg");
  writeFileSync(path, files["projekt.gpkg"]!);
  const geopackage = new DatabaseSync(path, { readOnly: true });
  expect(geopackage.prepare("select navn, areal_ha from projekt").all()).toMatchObject([
    { navn: "Ådalen #1", areal_ha: 64 },
  ]);
  expect(
    geopackage.prepare("select navn from supplerende_omraade where automatisk = 0").all(),
  ).toMatchObject([{ navn: "Vildskov" }]);
  geopackage.close();
});
