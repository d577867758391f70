import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { useTestServer } from "../../testing/useTestServer.ts";

const database = useTestDatabase();
const server = useTestServer(database);

describe("[C1] GET /organizations/search", () => {
  beforeAll(async () => {
    await sql`delete from organization`.execute(database.write);
    await sql`insert into organization (vat, name, kind, abbreviation)
      select 'DK' || lpad(n::text, 8, '0'), 'Kommune ' || n, 'municipality', null
      from generate_series(1, 30) as n`.execute(database.write);
    await sql`insert into organization (vat, name, kind, abbreviation) values
      ('DK33157274', 'Naturstyrelsen', 'nature_agency', 'NST'),
      ('DK99999999', '100% Natur', 'company', null)`.execute(database.write);
  });
  const search = async (query: string) =>
    (
      await server.app.inject({
        url: `/api/organizations/search${query}`,
        headers: await server.signedInAs({ sub: "anna" }),
      })
    ).json<{ name: string }[]>();

  test("answers 21 when no one says how many", async () => {
    expect(await search("?query=kommune")).toHaveLength(21);
  });

  test.each([
    ["?query=nst", ["Naturstyrelsen"]],
    ["?query=DK33157274", ["Naturstyrelsen"]],
    ["?query=33%2015%2072%2074", ["Naturstyrelsen"]],
    ["?query=natur", ["Naturstyrelsen", "100% Natur"]],
    ["?query=%25", ["100% Natur"]],
    ["?query=ukendt", []],
  ])("%s finds %j", async (query, names) => {
    expect((await search(query)).map(({ name }) => name)).toEqual(names);
  });

  test("a limit out of bounds is a fault", async () => {
    expect(await search("?limit=0")).toMatchObject({ code: "request.invalid" });
  });
});
