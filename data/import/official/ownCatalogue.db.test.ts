import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import { expect, test } from "vitest";
import { useTestDatabase } from "../../../apps/api/src/testing/useTestDatabase.ts";
import { useTestServer } from "../../../apps/api/src/testing/useTestServer.ts";
import { importCatalogue } from "./importCatalogue.ts";

const database = useTestDatabase();
const server = useTestServer(database);

test("the import of the national catalogue reads our own as well", async () => {
  const origin = await server.app.listen({ port: 0, host: "127.0.0.1" });
  const { lines } = await importCatalogue(database, {
    from: `${origin}/api/open-data`,
    validators: {},
  });
  expect(lines[0]).toBe("7 datasets in the catalogue");
  const { rows } = await sql`select title_da, title_en, owner, licence_url, category
    from catalogue_dataset where id = 'urn:mars:ds:land-holdings'`.execute(database.write);
  expect(rows).toEqual([
    {
      title_da: "Statens jord",
      title_en: "State land",
      owner: "Styrelsen for Grøn Arealomlægning og Vandmiljø",
      licence_url: "http://publications.europa.eu/resource/authority/licence/CC_BY_4_0",
      category: "Arealomlægning",
    },
  ]);
});
