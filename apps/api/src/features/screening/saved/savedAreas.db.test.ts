import { expect, test } from "vitest";
import { useTestDatabase } from "../../../testing/useTestDatabase.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { square } from "../testing/seedScreening.ts";

const database = useTestDatabase();
const server = useTestServer(database);
const id = "0b9f0c1e-6a55-4a3e-8f1d-2f6f0c6d9a01";
const person = (sub: string) => server.signedInAs({ sub, name: sub, roles: [] });
const area = { name: "Engen", geometry: square(500_000, 6_250_000, 100), isCompared: true };

test("[S4] saved areas are one person's: others neither read, change nor remove them", async () => {
  const [anna, bo] = [await person("anna"), await person("bo")];
  const url = `/api/screening/areas/${id}`;
  const put = (headers: typeof anna, change: object = {}) =>
    server.app.inject({
      method: "PUT",
      url,
      headers,
      payload: { ...area, analysis: null, ...change },
    });
  const list = async (headers: typeof anna) =>
    (await server.app.inject({ url: "/api/screening/areas", headers })).json<object[]>();
  expect((await put(anna)).statusCode).toBe(200);
  // Saved again under another name it is still one.
  expect((await put(anna, { name: "Nordengen" })).json()).toMatchObject({ name: "Nordengen" });
  expect(await list(anna)).toMatchObject([
    { id, name: "Nordengen", areaHa: 1, analysis: null, isCompared: true },
  ]);
  expect(await list(bo)).toEqual([]);
  expect((await put(bo)).statusCode).toBe(404);
  expect((await server.app.inject({ method: "DELETE", url, headers: bo })).statusCode).toBe(404);
  // A receipt that does not exist is none.
  expect((await put(anna, { analysis: "x".repeat(24) })).json()).toMatchObject({ analysis: null });
  expect((await put(anna, { geometry: { type: "Polygon", coordinates: [] } })).statusCode).toBe(
    422,
  );
  expect((await server.app.inject({ method: "DELETE", url, headers: anna })).statusCode).toBe(204);
  expect(await list(anna)).toEqual([]);
});
