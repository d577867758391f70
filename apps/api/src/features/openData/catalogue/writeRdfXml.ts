import { escapeHtml } from "../../../platform/text/escapeHtml.ts";
import { expanded, isLiteral, prefixes, type RdfNode, type RdfValue } from "./Rdf.ts";

export function writeRdfXml(root: RdfNode): string {
  const names = Object.entries(prefixes).map(([prefix, iri]) => ` xmlns:${prefix}="${iri}"`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rdf:RDF${names.join("")}>
${written(root)}
</rdf:RDF>
`;
}

function written({ iri, type, properties }: RdfNode): string {
  const inside = Object.entries(properties).flatMap(([name, values]) =>
    values.map((value) => property(name, value)),
  );
  return `<${type}${iri === undefined ? "" : attribute("rdf:about", iri)}>\n${inside.join("\n")}\n</${type}>`;
}

function property(name: string, value: RdfValue): string {
  if ("ref" in value) return `<${name}${attribute("rdf:resource", value.ref)}/>`;
  if (!isLiteral(value)) return `<${name}>\n${written(value)}\n</${name}>`;
  const { text, language, datatype } = value;
  const about =
    (language === undefined ? "" : attribute("xml:lang", language)) +
    (datatype === undefined ? "" : attribute("rdf:datatype", expanded(datatype)));
  return `<${name}${about}>${escapeHtml(withoutControls(text))}</${name}>`;
}

const attribute = (name: string, value: string) => ` ${name}="${escapeHtml(value)}"`;

/** XML has no way to write them. */
const withoutControls = (text: string) => text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, "");
