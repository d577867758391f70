/** A graph as it is written: things with their properties, and inside them what only they name. */
export type RdfNode = {
  /** Left out: no one else refers to it. */
  iri?: string;
  type: string;
  properties: Readonly<Record<string, readonly RdfValue[]>>;
};

export type RdfValue = RdfNode | RdfLiteral | { ref: string };
export type RdfLiteral = { text: string; language?: string; datatype?: string };

/** What names are short for, in both ways of writing. */
export const prefixes: Readonly<Record<string, string>> = {
  rdf: "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
  rdfs: "http://www.w3.org/2000/01/rdf-schema#",
  xsd: "http://www.w3.org/2001/XMLSchema#",
  dcat: "http://www.w3.org/ns/dcat#",
  dct: "http://purl.org/dc/terms/",
  foaf: "http://xmlns.com/foaf/0.1/",
  vcard: "http://www.w3.org/2006/vcard/ns#",
  skos: "http://www.w3.org/2004/02/skos/core#",
  dcatap: "http://data.europa.eu/r5r/",
  geo: "http://www.opengis.net/ont/geosparql#",
};

export function expanded(name: string): string {
  const [prefix = "", local = ""] = name.split(":");
  return `${prefixes[prefix]}${local}`;
}

export const isLiteral = (value: RdfValue): value is RdfLiteral => "text" in value;
