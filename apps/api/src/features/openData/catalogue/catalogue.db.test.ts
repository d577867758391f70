import { Readable } from "node:stream";
import jsonld from "jsonld";
import { sql } from "kysely";
import { RdfXmlParser } from "rdfxml-streaming-parser";
import { beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "../../../testing/useTestDatabase.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { fixedCollections } from "../ogc/collections.ts";

const database = useTestDatabase();
const server = useTestServer(database, {
  PUBLIC_ORIGIN: "https://mars.example.dk",
  CONTACT_EMAIL: "data@example.dk",
});

beforeAll(async () => {
  await sql`with area as (insert into geo_location (id, kind, geometry, area_ha)
      values (gen_random_uuid(), 'project', ST_GeomFromEWKT('SRID=25832;MULTIPOLYGON(((500000 6200000,
        500100 6200000,500100 6200100,500000 6200000)))'), 1) returning id)
    insert into project (name, status, geo_location_id, area_ha, last_state_changed_at)
    select 'A & <B>', 'approval', id, 1, '2025-03-01T10:00:00Z' from area`.execute(database.write);
});

const address = "https://mars.example.dk/api/open-data/dcat/catalogue";
const read = (path: string) => server.app.inject({ url: `/api/open-data${path}` });

/** As lines of N-Quads in canonical order: two documents that say the same are the same text. */
async function ofRdfXml(text: string): Promise<string> {
  const parser = Readable.from([text]).pipe(new RdfXmlParser({ baseIRI: address }));
  const lines: string[] = [];
  for await (const { subject, predicate, object } of parser as AsyncIterable<Quad>)
    lines.push(`${written(subject)} ${written(predicate)} ${written(object)} .`);
  return canonical(`${lines.join("\n")}\n`);
}
const ofJsonLd = async (text: string): Promise<string> =>
  canonical(
    (await jsonld.toRDF(JSON.parse(text) as object, {
      format: "application/n-quads",
    })) as unknown as string,
  );
const canonical = (lines: string) =>
  jsonld.canonize(
    lines as unknown as object,
    { algorithm: "RDFC-1.0", inputFormat: "application/n-quads" } as object,
  );

type Term = { termType: string; value: string; language?: string; datatype?: { value: string } };
type Quad = { subject: Term; predicate: Term; object: Term };
function written({ termType, value, language, datatype }: Term): string {
  if (termType === "NamedNode") return `<${value}>`;
  if (termType === "BlankNode") return `_:${value}`;
  const quoted = JSON.stringify(value);
  return language ? `${quoted}@${language}` : `${quoted}^^<${datatype?.value}>`;
}

test("[T1] RDF/XML and JSON-LD, read by parsers of others, say the same", async () => {
  const [xml, json] = [await read("/dcat/catalogue"), await read("/dcat/catalogue.jsonld")];
  expect(xml.headers["content-type"]).toBe("application/rdf+xml; charset=utf-8");
  expect(json.headers["content-type"]).toBe("application/ld+json");
  const graph = await ofRdfXml(xml.body);
  expect(graph.split("\n").length).toBeGreaterThan(200);
  expect(graph).toBe(await ofJsonLd(json.body));
});

type Thing = { "@id": string; "@type": string[] } & Record<string, unknown[]>;
const dcat = (name: string) => `http://www.w3.org/ns/dcat#${name}`;
const dct = (name: string) => `http://purl.org/dc/terms/${name}`;
const foaf = (name: string) => `http://xmlns.com/foaf/0.1/${name}`;
const vcard = (name: string) => `http://www.w3.org/2006/vcard/ns#${name}`;
const skos = (name: string) => `http://www.w3.org/2004/02/skos/core#${name}`;

/** Class, property, at least, at most, and what its values must be: the profile's rules. */
const rules: readonly (readonly [string, string, number, number, string])[] = [
  [dcat("Catalog"), dct("title"), 1, 2, "text"],
  [dcat("Catalog"), dct("description"), 1, 2, "text"],
  [dcat("Catalog"), dct("publisher"), 1, 1, foaf("Agent")],
  [dcat("Catalog"), dcat("dataset"), 1, 99, dcat("Dataset")],
  [dcat("Catalog"), dcat("service"), 1, 99, dcat("DataService")],
  [dcat("Catalog"), foaf("homepage"), 1, 1, foaf("Document")],
  [dcat("Catalog"), dct("language"), 1, 9, dct("LinguisticSystem")],
  [dcat("Catalog"), dct("license"), 1, 1, dct("LicenseDocument")],
  [dcat("Catalog"), dct("spatial"), 1, 9, dct("Location")],
  [dcat("Catalog"), dct("modified"), 1, 1, "moment"],
  [dcat("Catalog"), dcat("themeTaxonomy"), 1, 1, skos("ConceptScheme")],
  [dcat("Dataset"), dct("title"), 2, 2, "text"],
  [dcat("Dataset"), dct("description"), 2, 2, "text"],
  [dcat("Dataset"), dct("identifier"), 1, 1, "text"],
  [dcat("Dataset"), dct("publisher"), 1, 1, foaf("Agent")],
  [dcat("Dataset"), dcat("contactPoint"), 1, 1, vcard("Kind")],
  [dcat("Dataset"), dcat("theme"), 1, 9, skos("Concept")],
  [dcat("Dataset"), dcat("keyword"), 2, 99, "text"],
  [dcat("Dataset"), dct("accrualPeriodicity"), 1, 1, dct("Frequency")],
  [dcat("Dataset"), dct("accessRights"), 1, 1, dct("RightsStatement")],
  [dcat("Dataset"), dct("spatial"), 1, 9, dct("Location")],
  [dcat("Dataset"), dct("temporal"), 0, 1, dct("PeriodOfTime")],
  [dcat("Dataset"), dct("provenance"), 1, 1, dct("ProvenanceStatement")],
  [dcat("Dataset"), dcat("landingPage"), 1, 1, foaf("Document")],
  [dcat("Dataset"), dct("modified"), 0, 1, "moment"],
  [dcat("Dataset"), dcat("distribution"), 1, 99, dcat("Distribution")],
  [dcat("Distribution"), dct("title"), 1, 2, "text"],
  [dcat("Distribution"), dct("description"), 1, 2, "text"],
  [dcat("Distribution"), "http://data.europa.eu/r5r/availability", 1, 1, skos("Concept")],
  [dcat("Distribution"), dcat("accessURL"), 1, 1, "address"],
  [dcat("Distribution"), dcat("downloadURL"), 0, 1, "address"],
  [dcat("Distribution"), dcat("accessService"), 0, 1, dcat("DataService")],
  [dcat("Distribution"), dct("license"), 1, 1, dct("LicenseDocument")],
  [dcat("Distribution"), dct("format"), 1, 1, dct("MediaTypeOrExtent")],
  [dcat("Distribution"), dcat("mediaType"), 1, 1, dct("MediaType")],
  [dcat("DataService"), dct("title"), 1, 2, "text"],
  [dcat("DataService"), dcat("endpointURL"), 1, 1, "address"],
  [dcat("DataService"), dcat("endpointDescription"), 1, 1, "address"],
  [dcat("DataService"), dcat("servesDataset"), 1, 99, dcat("Dataset")],
  [foaf("Agent"), foaf("name"), 1, 2, "text"],
  [foaf("Agent"), dct("type"), 1, 1, skos("Concept")],
  [dct("LicenseDocument"), dct("type"), 1, 9, skos("Concept")],
  [dct("Location"), dcat("bbox"), 0, 1, "text"],
  [dct("PeriodOfTime"), dcat("startDate"), 1, 1, "moment"],
  [dct("PeriodOfTime"), dcat("endDate"), 0, 1, "moment"],
  [dct("LinguisticSystem"), skos("inScheme"), 1, 1, "address"],
  [dct("Frequency"), skos("inScheme"), 1, 1, "address"],
  [dct("RightsStatement"), skos("inScheme"), 1, 1, "address"],
  [dct("MediaTypeOrExtent"), skos("inScheme"), 1, 1, "address"],
  [skos("Concept"), skos("prefLabel"), 1, 2, "text"],
  [skos("Concept"), skos("inScheme"), 1, 1, "address"],
  [skos("ConceptScheme"), dct("title"), 1, 2, "text"],
  [vcard("Kind"), vcard("fn"), 1, 1, "text"],
  [vcard("Kind"), vcard("hasEmail"), 1, 1, "address"],
];

test("[T1] every rule of DCAT-AP-DK holds: what is there, how often, and of which class", async () => {
  const expandedGraph = (await jsonld.flatten(
    JSON.parse((await read("/dcat/catalogue.jsonld")).body) as object,
  )) as unknown as Thing[];
  const byId = new Map(expandedGraph.map((thing) => [thing["@id"], thing]));
  const faults = rules.flatMap(([type, property, least, most, kind]) => {
    const things = expandedGraph.filter((thing) => thing["@type"]?.includes(type));
    if (things.length === 0) return [`no ${type}`];
    return things.flatMap((thing) => {
      const values = (thing[property] ?? []) as { "@id"?: string; "@value"?: string }[];
      const count =
        values.length < least || values.length > most
          ? [`${thing["@id"]} has ${values.length} ${property}`]
          : [];
      const wrong = values.filter((value) => !isOf(kind, value, byId));
      return [
        ...count,
        ...wrong.map((value) => `${property} ${JSON.stringify(value)} is no ${kind}`),
      ];
    });
  });
  expect(faults).toEqual([]);
});

function isOf(
  kind: string,
  value: { "@id"?: string; "@value"?: string },
  byId: ReadonlyMap<string, Thing>,
): boolean {
  if (kind === "text") return typeof value["@value"] === "string" && value["@value"] !== "";
  if (kind === "moment") return !Number.isNaN(Date.parse(value["@value"] ?? ""));
  if (kind === "address") return URL.canParse(value["@id"] ?? "");
  return byId.get(value["@id"] ?? "")?.["@type"]?.includes(kind) ?? false;
}

test("every collection of our own is described, and what it links to is there", async () => {
  const { data } = (await read("/datasets")).json<{ data: { id: string }[] }>();
  expect(data.map(({ id }) => id)).toEqual(fixedCollections.map(({ id }) => `urn:mars:ds:${id}`));
  const { body } = await read("/dcat/catalogue");
  const links = [
    ...body.matchAll(/rdf:(?:resource|about)="(https:\/\/mars\.example\.dk[^"#]*)"/g),
  ].map(([, href = ""]) => href.slice("https://mars.example.dk".length));
  for (const url of new Set(links.filter((path) => /^\/(?:ogc|api)/.test(path))))
    expect([url, (await server.app.inject({ url })).statusCode]).toEqual([url, 200]);
});

test("catalogue and collections say which content is invented, and only of that", async () => {
  expect((await read("/dcat/catalogue")).body).not.toContain("opdigtet");
  await sql`update project set origin = 'demo'`.execute(database.write);
  await expect
    .poll(async () => (await read("/dcat/catalogue")).body, { timeout: 20_000 })
    .toContain("opdigtet");
  const described = async (id: string) =>
    (await server.app.inject({ url: `/ogc/collections/${id}` })).json<{ description: string }>()
      .description;
  expect(await described("projects")).toContain(" Indholdet er opdigtet");
  expect(await described("municipalities")).not.toContain("opdigtet");
});

test("a title is told in the language that is requested", async () => {
  const titles = async (locale: string) =>
    (await read(`/datasets?locale=${locale}`)).json<{ data: { attributes: { title: string } }[] }>()
      .data[0]?.attributes.title;
  expect([await titles("da"), await titles("en")]).toEqual(["Projekter", "Projects"]);
});
