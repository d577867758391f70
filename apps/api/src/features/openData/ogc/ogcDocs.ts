import { docsExample } from "../../../platform/docs/docsExample.ts";
import type { DocsExample, DocsSection } from "../../../platform/docs/DocsSection.ts";
import { escapeHtml } from "../../../platform/text/escapeHtml.ts";
import { systems } from "./crs.ts";
import { maxItems, usualItems } from "./itemsQuery.ts";

/** How to read the open geodata, for the readable page of the API. */
export function ogcDocs(publicUrl: string): DocsSection {
  const root = `${publicUrl.replace(/\/$/, "")}/ogc`;
  return {
    id: "ogc",
    title: "Geodata: OGC API Features",
    html: `<p>Public projects, sketch projects of published plans, plans, catchments, tripartites, municipalities, land
holdings and every stored dataset, at <a href="/ogc?f=html"><code>${escapeHtml(root)}</code></a>. Programs that know the
standard (QGIS, GDAL, ArcGIS) need that address alone; others read the
<a href="/ogc/api">OpenAPI 3.0 document</a>. No key, any origin.</p>
<p>GDAL 3.6 asks for ten features at a time: with <code>-oo PAGE_SIZE=10000</code> it asks a thousand times less often. It sends
<code>-where "stage='established'"</code> along, and compares other conditions itself after reading everything; give those as
<code>filter</code>, or take the collection whole, as a file.</p>
${examples(root).map(docsExample).join("\n")}
<table><caption>Parameters of <code>/collections/{collection}/items</code></caption><tbody>
${parameters.map(([name, meaning]) => `<tr><th scope="row"><code>${name}</code></th><td>${meaning}</td></tr>`).join("\n")}
</tbody></table>
<p>Collections: <a href="/ogc/collections?f=html">all with their descriptions</a>; each has
<code>/schema</code> (its properties) and <code>/queryables</code> (what a filter may name). Follow the link
<code>rel="next"</code> until there is none; a page is one moment's reading, so what changes between two pages may be seen
in either. What cannot be read answers 400 with a problem document that names the parameter.</p>
<p>Vector tiles by OGC API Tiles: <code>/collections/{collection}/tiles</code> names the address of a collection's tiles, and
<a href="/ogc/tileMatrixSets/DanishGrid">the grid</a> where they lie (EPSG:25832).</p>`,
  };
}

const parameters: readonly (readonly [string, string])[] = [
  ["limit", `1 to ${maxItems}, usually ${usualItems}`],
  ["resultType", "<code>hits</code> for the number of features alone"],
  ["bbox", "west, south, east, north; in <code>bbox-crs</code>, or degrees"],
  ["datetime", "a day, a moment, or a period such as <code>2026-01-01/..</code>"],
  ["filter", "a condition in CQL2, as text or as JSON (<code>filter-lang=cql2-json</code>)"],
  ["any property", "exactly this value, for instance <code>stage=established</code>"],
  ["crs", `one of ${systems.map(({ uri }) => `<code>${uri}</code>`).join(", ")}`],
  ["f", "<code>json</code> or <code>html</code>"],
];

function examples(root: string): DocsExample[] {
  const projects = `${root}/collections/projects/items`;
  return [
    { title: "The collections", command: `curl "${root}/collections"` },
    {
      title: "Projects around Viborg",
      command: `curl "${projects}?bbox=9.2,56.3,9.6,56.6&limit=10"`,
    },
    {
      title: "Established projects of more than 20 ha",
      command: `curl -G "${projects}" --data-urlencode "filter=stage = 'established' AND areaHa > 20"`,
    },
    {
      title: "Projects that touch a shape and changed since New Year, by CQL2",
      command: `curl -G "${projects}" \\
  --data-urlencode "filter=S_INTERSECTS(geometry, POLYGON((9 56, 10 56, 10 57, 9 57, 9 56))) AND T_AFTER(lastStateChanged, TIMESTAMP('2026-01-01T00:00:00Z'))"`,
    },
    {
      title: "Municipalities in EPSG:25832",
      command: `curl "${root}/collections/municipalities/items?crs=http://www.opengis.net/def/crs/EPSG/0/25832"`,
    },
    { title: "One dataset's properties", command: `curl "${root}/collections/plans/schema"` },
  ];
}
