import { expect, test } from "vitest";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { sql } from "../../platform/database/sql.ts";

const database = useTestDatabase();
const server = useTestServer(database);

test("[S2] municipalities whose contact an operator has set are named with it", async () => {
  await sql`insert into municipality (id, code, name, region_code, region_name, outside_division, geo_location_id)
    values (gen_random_uuid(), '0791', 'Viborg', '1082', 'Midtjylland', false, gen_random_uuid())`.execute(
    database.write,
  );
  await sql`insert into reference_document (key, document, updated_at) values ('municipality-contacts',
    ${JSON.stringify({ "0791": { phone: "00 00 00 00", email: "natur@viborg.example" } })}::jsonb, now())`.execute(
    database.write,
  );
  const answer = await server.app.inject({ url: "/api/master-data" });
  expect(answer.json<{ municipalityContacts: unknown }>().municipalityContacts).toEqual([
    { municipality: "Viborg", phone: "00 00 00 00", email: "natur@viborg.example", url: null },
  ]);
});
