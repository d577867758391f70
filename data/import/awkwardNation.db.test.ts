import type { Contract } from "@mars/contracts/platform/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { safeParse } from "zod/v4/core";
import { sql } from "../../apps/api/src/platform/database/sql.ts";
import { oneOf } from "../../apps/api/src/testing/sampled.ts";
import { useTestDatabase } from "../../apps/api/src/testing/useTestDatabase.ts";
import { useTestServer } from "../../apps/api/src/testing/useTestServer.ts";
import { demoLand } from "../demo/geography/demoLand.ts";
import { loadGeography } from "../demo/geography/loadGeography.ts";
import { loadReference } from "../../apps/api/src/platform/reference/loadReference.ts";
import { importNational } from "./national/importNational.ts";
import { silentProgress } from "./progress.ts";
import { awkwardNation } from "./testing/awkwardNation.ts";
import { everyAddress, readWalkedIds } from "./testing/everyAddress.ts";
import { serveNational } from "./testing/serveNational.ts";

const planner = {
  sub: "planner",
  name: "Demo Planlægger",
  vat: "DK29189846",
  organization: "Viborg Kommune",
  roles: ["miljoe_mars_planlaegger"],
};
const caseworker = {
  sub: "caseworker",
  name: "Demo Sagsbehandler",
  vat: "DK20814616",
  organization: "Styrelsen",
  roles: ["miljoe_mars_ansoeg_admin"],
};

/** What an address may answer besides 200: what is not public or has no outline, no next step. */
const refusals: Record<string, string[]> = {
  "/geometries/:geoLocationId": ["resource.not-found"],
  "/features/:dataset/:id": ["resource.not-found"],
  "/status/projects/:id/map.svg": ["resource.not-found"],
  "/projects/:id/form": ["form.no-action"],
};

describe.each(oneOf([{ geography: "drawn" }, { geography: "none" }], 2))(
  "[L2] a nation of awkward rows, geography: $geography",
  ({ geography }) => {
    const database = useTestDatabase();
    const server = useTestServer(database, {
      RATE_LIMIT_PER_MINUTE: "10000000",
    });
    const nation = awkwardNation();
    let national: Awaited<ReturnType<typeof serveNational>>;
    let imported: Awaited<ReturnType<typeof importNational>>;

    beforeAll(async () => {
      await database.transaction(async (tx) => {
        await loadReference(tx);
        if (geography === "drawn") await loadGeography(tx, demoLand(20_260_301));
      });
      national = await serveNational(nation.answers);
      imported = await importNational(
        { database, progress: silentProgress },
        { from: national.url, firstWaitMilliseconds: 1 },
      );
    }, 300_000);
    afterAll(() => national?.close());

    const ask = async <T>(path: string): Promise<T> =>
      (await server.app.inject({ url: `/api${path}` })).json<T>();

    test("every row comes in", () => {
      expect(imported).toMatchObject({
        ok: true,
        value: {
          plans: 37,
          projects: nation.projects.length,
          sketchProjects: nation.sketches.length,
          leftOut: { projectsInOtherStates: 1 },
        },
      });
    });

    test("supplementary areas and nature potentials are given as they came", async () => {
      type Plan = { id: string; naturePotentials: object[] } & Record<string, unknown>;
      const plan = (await ask<Plan[]>("/status/plans")).find(({ id }) => id === nation.planIds[0])!;
      const named = nation.naturePotentials.map((each) => ({
        ...each,
        naturePotentialName: each.naturePotentialName ?? "",
        geoLocationId: each.geoLocationId ?? each.naturePotentialId,
        created: "2026-05-04T13:03:29.798Z",
      }));
      expect(plan.naturePotentials).toEqual(named);
      expect(plan).toMatchObject({
        countNaturePotentials: 4,
        totalNaturePotentialAreaHa: 4.5 + 5509.599270488674,
      });
      const vos = await ask<Plan[]>("/status/vos");
      expect(vos.flatMap(({ naturePotentials }) => naturePotentials)).toEqual(named);
      const { rows } = await sql<{ name: string; areaHa: number }>`
        select name, area_ha as "areaHa" from supplementary_geometry`.execute(database.write);
      expect(rows).toHaveLength(4 * Math.ceil(nation.projects.length / 5));
      const projects =
        await ask<{ supplementaryGeometries: object[] | null }[]>("/status/projects");
      expect(projects[0]).toMatchObject({
        supplementaryGeometries: expect.arrayContaining([
          expect.objectContaining({ name: "Tilskudsberettiget areal", areaHa: 2.7976657271575505 }),
          expect.objectContaining({ name: "", areaHa: null }),
          ...[1, 2].map(() => ({
            name: "Marker 2025",
            areaHa: null,
            supplementaryGeometryTypeId: "00000007-0000-4000-8000-000000000002",
            geoLocationId: null,
          })),
        ]) as object[],
      });
    });

    test(
      "every address of the API answers as its contract says",
      { timeout: 600_000 },
      async () => {
        const screened = await server.app.inject({
          method: "POST",
          url: "/api/screening/analyses",
          payload: { geometry: hectare },
        });
        expect(screened.statusCode).toBe(200);
        const contracts = server.app.platform.contracts.filter(({ method }) => method === "GET");
        const addresses = everyAddress(await readWalkedIds(database.write), {
          contracts,
          // Setting a page takes as long as a hundred other answers.
          documents: geography === "drawn" ? Infinity : 3,
        });
        expect(contracts.map(({ path }) => path).toSorted()).toEqual(
          Object.keys(addresses).toSorted(),
        );
        const headers = {
          planner: await server.signedInAs(planner),
          caseworker: await server.signedInAs(caseworker),
        };
        const broken: string[] = [];
        for (const contract of contracts) {
          const who = contract.roles?.includes("planner") ? headers.planner : headers.caseworker;
          for (const url of oneOf(addresses[contract.path] ?? [], 8)) {
            const answer = await server.app.inject({
              url: `/api${url}`,
              ...(contract.access === "public" ? {} : { headers: who }),
            });
            const fault = faultOf(contract, answer);
            if (fault !== null) broken.push(`${url}: ${fault}`);
          }
        }
        expect(broken).toEqual([]);
      },
    );
  },
);

const hectare = {
  type: "Polygon",
  coordinates: [
    [
      [540_000, 6_200_000],
      [540_100, 6_200_000],
      [540_100, 6_200_100],
      [540_000, 6_200_100],
      [540_000, 6_200_000],
    ],
  ],
};

type Answer = { statusCode: number; body: string; headers: Record<string, unknown> };

function faultOf(contract: Contract, answer: Answer): string | null {
  const mayBeEmpty = contract.path.startsWith("/tiles/");
  if (answer.statusCode !== 200) {
    const code = (JSON.parse(answer.body) as { code?: string }).code ?? "";
    if (refusals[contract.path]?.includes(code)) return null;
    return `${answer.statusCode} ${answer.body.slice(0, 300)}`;
  }
  if (!contract.response || contract.produces)
    return answer.body === "" && !mayBeEmpty ? "no body" : null;
  const { error } = safeParse(contract.response, JSON.parse(answer.body));
  return error
    ? error.issues
        .slice(0, 3)
        .map(({ path, message }) => `${path.join(".")}: ${message}`)
        .join("; ")
    : null;
}
