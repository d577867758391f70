import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { sql } from "../database/sql.ts";
import { DatasetCredentials } from "./DatasetCredentials.ts";
import { listSources } from "./listSources.ts";

const database = useTestDatabase();
const file = join(mkdtempSync(join(tmpdir(), "mars-sources-")), "sources.json");
const env = {
  SOURCES_FILE: file,
  SOURCE_VEJE_TOKEN: "fra-miljøet",
  SOURCE_PROTECTED_NATURE_TOKEN: "natur",
};

beforeAll(async () => {
  writeFileSync(
    file,
    JSON.stringify({
      "mine-stier": { datasetId: "urn:dmp:ds:stier", token: "fra-filen", tokenName: "ticket" },
      hegn: { user: "mig", password: "geheim" },
    }),
  );
  await sql`insert into dataset_group (id, title_da, title_en, sort_order) values ('g', '', '', 1)`.execute(
    database.write,
  );
  await sql`insert into dataset (id, group_id, kind, title_da, title_en, meaning_da, meaning_en, style,
      source, licence, in_screening, storage)
    values ('urn:dmp:ds:hegn', 'g', 'background', 'Hegn', 'Fences', '', '', '{}', '', '', true, 'wfs')`.execute(
    database.write,
  );
});

test.each([
  ["urn:dmp:ds:veje", "https://a.dk/wfs", "https://a.dk/wfs?token=fra-milj%C3%B8et"],
  ["urn:dmp:ds:stier", "https://a.dk/wfs", "https://a.dk/wfs?ticket=fra-filen"],
  ["urn:dmp:ds:hegn", "https://a.dk/wfs", "https://mig:geheim@a.dk/wfs"],
  ["urn:dmp:ds:andet", "https://a.dk/wfs", "https://a.dk/wfs"],
  // Its keys are for its own address, not for one that the catalogue names.
  ["urn:dmp:ds:beskyttede-naturtyper", "https://a.dk/wms", "https://a.dk/wms"],
  [
    "urn:dmp:ds:beskyttede-naturtyper",
    "https://wfs2-miljoegis.mim.dk/wms",
    "https://wfs2-miljoegis.mim.dk/wms?token=natur",
  ],
])("%s is asked at %s as %s", async (id, address, asked) => {
  const credentials = new DatasetCredentials(database.read, env);
  expect(await credentials.address(id, address)).toBe(asked);
});

test("keys of a dataset that is asked live do not make it a source", async () => {
  const ids = (await listSources(database.read, env)).map(({ id }) => id);
  expect(ids).toContain("mine-stier");
  expect(ids).not.toContain("hegn");
});

test("a file that cannot be read leaves the keys of the environment", async () => {
  const broken = { ...env, SOURCES_FILE: "/nowhere.json" };
  const credentials = new DatasetCredentials(database.read, broken);
  expect(await credentials.address("urn:dmp:ds:veje", "https://a.dk/")).toContain("token=");
});

test("a question that failed is asked again, not remembered", async () => {
  const failing = { isAway: true };
  const flaky = new Proxy(database.read, {
    get: (target, name) => {
      if (failing.isAway) throw new Error("away");
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  const credentials = new DatasetCredentials(flaky, env);
  const ask = () => credentials.address("urn:dmp:ds:veje", "https://a.dk/wfs");
  await expect(ask()).rejects.toThrow("away");
  failing.isAway = false;
  expect(await ask()).toBe("https://a.dk/wfs?token=fra-milj%C3%B8et");
});
