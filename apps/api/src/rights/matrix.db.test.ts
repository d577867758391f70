import type { Contract } from "@mars/contracts/platform/contract";
import type { Resource } from "@mars/domain/rights/resources";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { copyProject } from "../features/projects/testing/copyProject.ts";
import { area } from "../features/projects/testing/loadWorld.ts";
import type { PersonName } from "../features/projects/testing/people.ts";
import { putInStatus } from "../features/projects/testing/putInStatus.ts";
import { type Answered, useProjectsApi } from "../features/projects/testing/useProjectsApi.ts";
import { municipalityVat, schemeIds } from "../features/projects/testing/worldIds.ts";
import { oneOf, sampled } from "../testing/sampled.ts";
import { ENDPOINT_RIGHTS, type EndpointRight } from "./testing/endpointRights.ts";
import { expectedOf, isAsExpected } from "./testing/expectedOf.ts";
import {
  DELEGATE_VAT,
  heldResource,
  MATRIX_HOLDERS,
  MATRIX_PLAN,
  MATRIX_PROJECTS,
  type MatrixHolder,
  type MatrixProject,
  projectResourceOf,
  statusBefore,
} from "./testing/matrixObjects.ts";
import { MATRIX_PEOPLE, type MatrixPerson } from "./testing/matrixPeople.ts";
import { PERSONAL_OBJECTS } from "./testing/personalObjects.ts";

const api = useProjectsApi({}, { constants: { rates: { probedHaPerHour: 1e9 } } });
const planId = "00000000-0000-4000-8000-0000000000aa";
const templates = { owner: "", company: "" };
const contracts = new Map<string, Contract>();
const keyOf = ({ method, path }: Contract) => `${method} ${path}`;

/** The path's parameters, with the version that a change is based on. */
type Target = { params: Readonly<Record<string, string>>; version: number };

beforeAll(async () => {
  for (const contract of api.contracts()) contracts.set(keyOf(contract), contract);
  await sql`update plan set responsible_vat = ${municipalityVat} where id = ${planId}`.execute(
    api.database.write,
  );
  for (const who of ["owner", "company"] as const)
    templates[who] = (
      await api.create(who, { geometry: area, subsidySchemeId: schemeIds.full })
    ).id;
});

test("[A3] every contract has a row of rights, and every row a contract", () => {
  const rows = new Set(ENDPOINT_RIGHTS.map(({ endpoint }) => endpoint));
  expect([...contracts.keys()].filter((key) => !rows.has(key))).toEqual([]);
  expect([...rows].filter((endpoint) => !contracts.has(endpoint))).toEqual([]);
  expect(contracts.size).toBeGreaterThan(90);
});

test("[A3] what anybody may ask is public by its contract, and nothing else is", () => {
  for (const { endpoint, actions } of ENDPOINT_RIGHTS) {
    const isOpen = contracts.get(endpoint)?.access !== "signedIn";
    expect({ endpoint, isOpen }).toEqual({ endpoint, isOpen: actions.includes("public.read") });
  }
});

async function freshProject({ status, owner, scope }: MatrixProject): Promise<Target> {
  const { id, geometryId } = await copyProject(api.database, templates[owner]);
  await putInStatus(api.database, id, status, {
    delegateVat: owner === "owner" ? DELEGATE_VAT : null,
    ...(scope && { delegateScope: scope }),
    statusBefore: statusBefore(status),
  });
  const params = {
    id,
    geometryId,
    applicationId: geometryId,
    attachmentId: geometryId,
    role: "owner",
  };
  return { params, version: 1 };
}

async function made(who: PersonName, path: string, body: unknown): Promise<{ id: string }> {
  const answer = await api.call(who, "POST", path, { body });
  if (answer.status !== 201) throw new Error(answer.text);
  return Array.isArray(answer.body) ? answer.body[0] : answer.body;
}

const freshSketch = async ({ who }: MatrixHolder): Promise<Target> => {
  const sketches = [{ name: "Skitse", geometry: area }];
  const { id } = await made(who, `/plans/${planId}/sketch-projects`, { sketches });
  return { params: { id: planId, sketchId: id }, version: 1 };
};

const freshScenario = async ({ who }: MatrixHolder): Promise<Target> => {
  const body = { name: "Forsøg", dropoutShare: 0.2, choices: {}, pinned: [] };
  const { id } = await made(who, `/plans/${planId}/scenario`, body);
  return { params: { id: planId, scenarioId: id }, version: 1 };
};

async function planVersion(): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from plan where id = ${planId}`.execute(api.database.write);
  return rows[0]!.version;
}

function call(right: EndpointRight, who: MatrixPerson, { params, version }: Target) {
  const [method, path] = right.endpoint.split(" ") as ["GET", string];
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? "1");
  return api.call(who, method, `${address}${right.query ?? ""}`, {
    ...(contracts.get(right.endpoint)!.versioned && { version }),
    ...(right.body !== undefined && { body: right.body }),
  });
}

/**
 * Everybody tries; after a change that went through the next one has a fresh object. Returns the
 * cells that were answered otherwise.
 */
async function walk(
  right: EndpointRight,
  resource: Resource | undefined,
  fresh: () => Promise<Target>,
): Promise<string[]> {
  const faults: string[] = [];
  let target: Target | null = null;
  let wasTried = false;
  for (const who of MATRIX_PEOPLE) {
    const expected = expectedOf(contracts.get(right.endpoint)!, right, who, resource);
    if (right.slow && expected === "through" && wasTried) continue;
    wasTried ||= expected === "through";
    target ??= await fresh();
    const answer = await call(right, who, target);
    if (!isAsExpected(answer, expected, right)) {
      const code = answer.body?.code ?? "";
      faults.push(`${who ?? "anonymous"}: ${answer.status} ${code}, expected ${expected}`);
    }
    if (!right.endpoint.startsWith("GET") && answer.status < 300) target = null;
  }
  return faults;
}

const titled = (right: EndpointRight) => ({
  ...right,
  title: right.use ? `${right.endpoint} (${right.use})` : right.endpoint,
});
const rowsOn = (on: EndpointRight["on"]) =>
  ENDPOINT_RIGHTS.filter((right) => right.on === on).map(titled);

describe("[A3][A6] projects, as everybody", () => {
  // Every endpoint in every run, each on other projects with every seed.
  const cells = rowsOn("project").flatMap((right) => {
    const isRead = right.endpoint.startsWith("GET");
    const projects = MATRIX_PROJECTS.filter((one) => isRead || !("isOnlyRead" in one));
    return oneOf(projects, 8, right.title).map((project) => ({
      ...right,
      project,
      object: project.name,
    }));
  });
  test.each(cells)(
    "$title of $object",
    async ({ project, ...right }) => {
      const fresh = () => freshProject(project);
      expect(await walk(right, projectResourceOf(project), fresh)).toEqual([]);
    },
    120_000,
  );
});

describe("[A3][L4] plans, as everybody", () => {
  const cells = (["sketch", "scenario"] as const).flatMap((on) =>
    rowsOn(on).flatMap((right) =>
      oneOf(MATRIX_HOLDERS, 3, right.title).map((holder) => ({
        ...right,
        holder,
        object: `the ${holder.name} ${on}`,
      })),
    ),
  );
  test.each(sampled(cells))(
    "$title of $object",
    async ({ holder, ...right }) => {
      const fresh = () => (right.on === "sketch" ? freshSketch(holder) : freshScenario(holder));
      const resource = heldResource(right.on as "sketch", holder);
      expect(await walk(right, resource, fresh)).toEqual([]);
    },
    120_000,
  );

  test.each(sampled(rowsOn("plan")))(
    "$title",
    async (right) => {
      const project = await freshProject(MATRIX_PROJECTS[3]);
      const scenario = await freshScenario(MATRIX_HOLDERS[0]);
      await preparePublication(right.endpoint);
      const faults = await walk(right, MATRIX_PLAN, async () => ({
        params: {
          ...scenario.params,
          projectId: project.params["id"]!,
          itemId: project.params["id"]!,
          before: "1",
          after: "1",
          opId: "1",
        },
        version: await planVersion(),
      }));
      expect(faults).toEqual([]);
    },
    120_000,
  );
});

async function changePublication(how: "publish" | "unpublish"): Promise<Answered> {
  return api.call("planPlanner", "POST", `/plans/${planId}/${how}`, {
    body: { confirmed: true, ...(how === "publish" && { reason: "Prøve" }) },
    version: await planVersion(),
  });
}

/** Some calls need a version that is public, or that is not yet. */
async function preparePublication(endpoint: string): Promise<void> {
  const isPublic = /undo-publishing|unpublish|difference/.test(endpoint);
  if (!isPublic) return;
  await changePublication("publish");
}

describe("[A3] what is about no single thing, as everybody", () => {
  const cells = rowsOn("nothing").filter(({ actions }) => !actions.includes("public.read"));
  test.each(sampled(cells))("$title", async (right) => {
    const fresh = async () => ({ params: { id: planId }, version: 1 });
    expect(await walk(right, undefined, fresh)).toEqual([]);
  });

  test("no one is asked to sign in for what is public", async () => {
    const open = rowsOn("nothing").filter(({ actions }) => actions.includes("public.read"));
    for (const right of open)
      for (const who of [null, "neighbour"] as const) {
        const { status } = await call(right, who, { params: {}, version: 1 });
        const isOpen = status !== 401 && status !== 403;
        expect({ endpoint: right.endpoint, status, isOpen }).toEqual({
          endpoint: right.endpoint,
          status,
          isOpen: true,
        });
      }
  }, 120_000);
});

describe("[A3] what is one person's alone, as everybody else", () => {
  test.each(PERSONAL_OBJECTS)("$object", async ({ made, ofWhom, listedAt, uses }) => {
    const { params } = await freshProject(MATRIX_PROJECTS[0]);
    const path = made.path.replace(":projectId", params["id"]!);
    await api.call(made.who, made.method, path, { body: made.body, version: 1 });
    const listedTo = async (who: MatrixPerson): Promise<string[]> => {
      const { status, body } = await api.call(who, "GET", listedAt);
      return status === 200 ? body.map(({ id }: { id: string }) => id) : [];
    };
    const [id] = await listedTo(ofWhom);
    expect(id).toBeDefined();
    for (const who of MATRIX_PEOPLE.filter((each) => each !== ofWhom)) {
      // The matrix above may have left objects of their own.
      const isListed = (await listedTo(who)).includes(id!);
      expect({ who, isListed }).toEqual({ who, isListed: false });
      for (const [method, address, body] of uses)
        await api.call(who, method, address.replace(":id", id!), { body });
    }
    expect(await listedTo(ofWhom)).toContain(id);
  });
});

describe("[A3] by its id everybody finds what is public, and nothing else", () => {
  test.each(MATRIX_PROJECTS)("project: $name", async (project) => {
    const { params } = await freshProject(project);
    const { rows } = await sql<{ id: string }>`
      select geo_location_id as id from project where id = ${params["id"]}
      union all select geo_location_id from supplementary_geometry where project_id = ${params["id"]}
    `.execute(api.database.write);
    const status = project.status === "approval" ? 200 : 404;
    const addresses = [
      `/features/projects/${params["id"]}`,
      `/status/pages/projects/${params["id"]}`,
      `/status/projects/${params["id"]}/map.svg`,
      `/status/projects/${params["id"]}/preview.png`,
      ...rows.map(({ id }) => `/geometries/${id}`),
    ];
    expect(addresses).toHaveLength(6);
    for (const address of addresses) {
      // Public answers may be a second old.
      await expect
        .poll(async () => (await api.call(null, "GET", address)).status, { timeout: 10_000 })
        .toBe(status);
      for (const who of ["neighbour", "planner", "caseworker"] as const) {
        const answer = await api.call(who, "GET", address);
        expect({ address, who, status: answer.status }).toEqual({ address, who, status });
      }
    }
  });

  test("sketch: only while a published plan counts it", async () => {
    const { params } = await freshSketch(MATRIX_HOLDERS[0]);
    const id = params["sketchId"]!;
    const { rows } = await sql<{ id: string }>`
      select geo_location_id as id from sketch_project where id = ${id}`.execute(
      api.database.write,
    );
    const found = async () => {
      const addresses = [`/features/sketch-projects/${id}`, `/geometries/${rows[0]!.id}`];
      const answers = await Promise.all(addresses.map((one) => api.call(null, "GET", one)));
      return answers.map(({ status }) => status);
    };
    const include = (body: object) =>
      api.call("planPlanner", "POST", `/plans/${planId}/include`, {
        body: { included: [], excluded: [], ...body },
      });
    await changePublication("unpublish");
    expect(await found()).toEqual([404, 404]);
    await include({ excluded: [id] });
    expect((await changePublication("publish")).status).toBe(200);
    expect(await found()).toEqual([404, 404]);
    await include({ included: [id] });
    expect(await found()).toEqual([404, 404]);
    await changePublication("publish");
    expect(await found()).toEqual([200, 200]);
    await changePublication("unpublish");
    expect(await found()).toEqual([404, 404]);
  });
});
