import { isLiteral, prefixes, type RdfNode, type RdfValue } from "./Rdf.ts";

export function writeJsonLd(root: RdfNode): string {
  return JSON.stringify({ "@context": prefixes, ...written(root) });
}

function written({ iri, type, properties }: RdfNode): object {
  return {
    ...(iri !== undefined && { "@id": iri }),
    "@type": type,
    ...Object.fromEntries(
      Object.entries(properties)
        .filter(([, values]) => values.length > 0)
        .map(([name, values]) => [name, values.map(valueOf)]),
    ),
  };
}

function valueOf(value: RdfValue): object {
  if ("ref" in value) return { "@id": value.ref };
  if (!isLiteral(value)) return written(value);
  const { text, language, datatype } = value;
  return {
    "@value": text,
    ...(language !== undefined && { "@language": language }),
    ...(datatype !== undefined && { "@type": datatype }),
  };
}
