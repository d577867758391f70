import { analyzeTables } from "../../apps/api/src/platform/database/analyzeTables.ts";
import { connectDatabase } from "../../apps/api/src/platform/database/connectDatabase.ts";
import type { Database, Queryable } from "../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../apps/api/src/platform/database/sql.ts";
import { loadReference } from "../../apps/api/src/platform/reference/loadReference.ts";
import { saveOverrides } from "../../apps/api/src/platform/reference/referenceQueries.ts";
import { areaMeasurer } from "./content/measureAreas.ts";
import {
  demoProjects,
  oneProject,
  type ContentOptions,
  type PickRing,
} from "./content/projects.ts";
import { sitePicker } from "./content/sitePicker.ts";
import { demoSketches } from "./content/sketches.ts";
import { demoLand } from "./geography/demoLand.ts";
import { loadGeography } from "./geography/loadGeography.ts";
import { landscape } from "./landscape/landscape.ts";
import { addLayers, generateLayers } from "./layers/addLayers.ts";
import { loadLand } from "./loadLand.ts";
import { loadPeople } from "./loadPeople.ts";
import { loadPlanVersions } from "./loadPlanVersions.ts";
import { loadProjects } from "./loadProjects.ts";
import { loadSketches } from "./loadSketches.ts";
import { demoOverrides } from "./schemeSettings.ts";
import type { ProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import { randomFor } from "./random.ts";
import { demoPeople, type DemoPerson } from "./content/people.ts";
import type { DemoProject, Party } from "./content/DemoProject.ts";
import type { Choice } from "./content/measureMix.ts";
import { municipalities } from "../../apps/api/src/platform/reference/facts/municipalities.ts";

/** Invented contacts, so that a conflict can name whom to call; no one answers there. */
function demoContacts() {
  const document = Object.fromEntries(
    municipalities.map(({ code, name }) => [
      code,
      { phone: "00 00 00 00", email: `natur@${domainOf(name)}.example`, url: null },
    ]),
  );
  return {
    kind: "document",
    key: "municipality-contacts",
    changes: { document },
    note: "demonstration",
  };
}

const domainOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll("æ", "ae")
    .replaceAll("ø", "oe")
    .replaceAll("å", "aa")
    .replaceAll(/[^a-z]+/g, "-");

/** Something of every kind for each who signs in, so that no list is empty. */
const statuses: readonly ProjectStatus[] = [
  "draft",
  "draft",
  "applied",
  "application_received",
  "preliminary_examination",
  "approval",
  "payment_request_rejected",
  "established",
];

export function personalProjects(pickRing: PickRing, options: ContentOptions): DemoProject[] {
  const applicants = demoPeople.filter((one) => one.roles.every((role) => role === "planner"));
  return applicants.flatMap((person) =>
    statuses.map((status, index) => {
      const random = randomFor(options.seed, "own project", person.subject, index);
      const planName =
        person.organization === "Aalborg Kommune" ? "Kattegat, Aalborg Bugt" : "Hevring Bugt";
      const choice = choiceFor(person, status, index);
      const project = oneProject(random, pickRing, options, { status, planName, choice });
      const adviser = { vat: "DK87654321" };
      const delegate = person.subject === "demo-lodsejer" && index % 3 === 0 ? adviser : null;
      return { ...project, owner: partyOf(person), delegate };
    }),
  );
}

const partyOf = (person: DemoPerson): Party =>
  person.vat === null ? { subject: person.subject } : { vat: person.vat };

function choiceFor(person: DemoPerson, status: ProjectStatus, index: number): Choice {
  if (status === "preliminary_examination") return ["nitrogenWetland", "Kvælstofvådområder", 1];
  if (person.subject === "demo-naturstyrelsen") return ["afforestation", "NST Skovrejsning", 1];
  return index % 2 === 0
    ? ["afforestation", "Skovrejsning", 1]
    : ["extensification", "Permanent ekstensivering", 1];
}

export type DemoOptions = {
  /** Told what is done and how long it took. */
  log?: (sentence: string) => void;
  now?: Date;
  seed?: number;
  /** Draws other projects, sketches, versions and state land on the same land; `seed` unless told. */
  contentSeed?: number;
  /** Share of the content, for tests. Geography and facts are always whole. */
  scale?: number;
  /** Issuer in the tokens of the people one can sign in as. */
  identityIssuer?: string;
};

const demoKey = "demo";

/**
 * Adds the demonstration to a migrated database that holds nothing but facts. Does nothing where it,
 * or anything else, is loaded.
 */
export async function loadDemo(databaseUrl: string, options: DemoOptions = {}): Promise<boolean> {
  const database = await connectDatabase({ url: databaseUrl, statementTimeoutMs: 0 });
  try {
    return await fillDatabase(database, options);
  } finally {
    await database.close();
  }
}

async function fillDatabase(database: Database, options: DemoOptions): Promise<boolean> {
  const { log = () => undefined, now = new Date(), seed = 20_260_301, scale = 1 } = options;
  const { contentSeed = seed } = options;
  const issuer = options.identityIssuer ?? "http://localhost:3000/identity";
  if (await isFilled(database.write)) {
    log("The database is in use already; nothing was loaded");
    return false;
  }
  const step = stopwatch(log);
  const land = demoLand(seed);
  const nature = landscape(land.grid, seed);
  const pickRing = sitePicker(land, nature);
  step("imagined the land");
  const content = { seed: contentSeed, now, scale };
  const projects = [...demoProjects(pickRing, content), ...personalProjects(pickRing, content)];
  const sketches = demoSketches(pickRing, content);
  step(`imagined ${projects.length} projects and ${sketches.length} sketch projects`);
  // One transaction: half a demo would look like a whole one to whoever asks next.
  await database.transaction(async (tx) => {
    // Layers are drawn while it is open, which takes a busy machine longer than a server waits.
    if (database.engine !== "embedded")
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await saveOverrides(tx, [...demoOverrides(now), demoContacts()]);
    await loadReference(tx);
    step("reference facts");
    const [faces, imagined] = await Promise.all([
      loadGeography(tx, land),
      generateLayers({ land, nature, seed, scale }),
    ]);
    step(`geography from ${faces.length} pieces`);
    const carbonHexes = await addLayers(tx, { faces, imagined, seed, now });
    step("dataset layers");
    const people = await loadPeople(tx, issuer, now);
    const measure = await areaMeasurer(faces, carbonHexes, seed);
    await trusted(database, tx, async () => {
      await loadProjects(tx, projects, { people, measure, seed: contentSeed });
      await loadSketches(tx, sketches, { measure, people });
    });
    step("projects and sketch projects with overlaps and effects");
    await loadPlanVersions(tx, { seed: contentSeed, now, people });
    await loadLand(tx, { seed: contentSeed, now });
    step("plan versions and land holdings");
    await sql`insert into reference_document (key, document)
      values (${demoKey}, ${JSON.stringify({ seed, scale, loadedAt: now })}::jsonb)`.execute(tx);
  });
  await analyzeTables(database);
  return true;
}

/**
 * Runs work whose rows need not be looked after: references between them hold by the way they are
 * made (a server checks them, in tests too), and plans that follow tell of the change. On the
 * embedded engine looking each of them up takes longer than writing the rows.
 */
async function trusted(database: Database, tx: Queryable, work: () => Promise<void>) {
  if (database.engine !== "embedded") return work();
  await sql`set local session_replication_role = replica`.execute(tx);
  await work();
  await sql`set local session_replication_role = origin`.execute(tx);
}

async function isFilled(database: Queryable): Promise<boolean> {
  const { rows } = await sql<{ filled: boolean }>`
    select exists (select from geo_location) or exists (select from dataset_version)
      or exists (select from project) as filled`.execute(database);
  return rows[0]?.filled ?? false;
}

function stopwatch(log: (sentence: string) => void): (what: string) => void {
  let last = performance.now();
  return (what) => {
    const now = performance.now();
    log(`${what} (${((now - last) / 1000).toFixed(1)} s)`);
    last = now;
  };
}
