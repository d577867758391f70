import type { SaxesTagNS } from "saxes";
import { SaxesParser } from "saxes";
import { GeodataFault } from "../GeodataFault.ts";
import type { SourceFeature } from "../GeodataSource.ts";
import { GmlGeometryBuilder } from "./GmlGeometryBuilder.ts";

export type GmlPage = {
  features: SourceFeature[];
  /** As the geometries name it; null when there are none. */
  crsName: string | null;
  numberMatched: number | null;
  numberReturned: number | null;
  /** Where the service says that it continues. */
  next: string | null;
};

/** Names are looked up through all that is open: ten thousand levels would take minutes. */
const MAX_DEPTH = 200;
const memberNames = new Set(["member", "featureMember", "featureMembers"]);

/** A WFS answer in GML 3 (or 2): features, their attributes and geometries in x, y order. */
export function readGml(text: string): GmlPage {
  const page: GmlPage = {
    features: [],
    crsName: null,
    numberMatched: null,
    numberReturned: null,
    next: null,
  };
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  let memberDepth = -1;
  let feature: SourceFeature | null = null;
  let geometry: GmlGeometryBuilder | null = null;
  let geometryDepth = -1;
  let words = "";
  let root = "";
  let exception: { code: string; words: string } | null = null;

  parser.on("opentag", (tag: SaxesTagNS) => {
    const name = tag.local;
    path.push(name);
    words = "";
    if (path.length > MAX_DEPTH)
      throw new GeodataFault("gml.too-deep", `more than ${MAX_DEPTH} elements within each other`);
    if (path.length === 1) {
      root = name;
      readCounts(tag, page);
    }
    if (name === "Exception" || name === "ServiceException") {
      exception = {
        code: attribute(tag, "exceptionCode") ?? attribute(tag, "code") ?? "",
        words: "",
      };
    }
    if (geometry) return geometry.open(name, (wanted) => attribute(tag, wanted));
    if (feature === null && memberNames.has(path.at(-2) ?? "") && path.length <= 3) {
      feature = {
        geometry: null,
        properties: {},
        sourceKey: attribute(tag, "id") ?? attribute(tag, "fid"),
      };
      memberDepth = path.length;
    } else if (
      feature &&
      tag.uri.startsWith("http://www.opengis.net/gml") &&
      GmlGeometryBuilder.begins(name) &&
      path.at(-2) !== "boundedBy"
    ) {
      geometry = new GmlGeometryBuilder();
      geometryDepth = path.length;
      geometry.open(name, (wanted) => attribute(tag, wanted));
    }
  });
  parser.on("text", (piece: string) => (words += piece));
  parser.on("cdata", (piece: string) => (words += piece));
  parser.on("closetag", (tag: SaxesTagNS) => {
    const name = tag.local;
    const depth = path.length;
    path.pop();
    if (exception && (name === "ExceptionText" || name === "ServiceException"))
      exception.words ||= words.trim();
    if (geometry) {
      geometry.close(name, words);
      if (depth === geometryDepth) {
        if (feature) feature.geometry ??= geometry.result();
        page.crsName ??= geometry.crsName;
        geometry = null;
      }
    } else if (feature && depth === memberDepth) {
      page.features.push(feature);
      feature = null;
    } else if (feature && depth === memberDepth + 1 && name !== "boundedBy") {
      const value = words.trim();
      if (value !== "") feature.properties[name] = valueOf(value);
      else if (!(name in feature.properties) && feature.geometry === null)
        feature.properties[name] = null;
    }
    words = "";
  });
  parser.on("error", (error: Error) => {
    throw new GeodataFault("gml.broken", `the answer is not well-formed XML (${error.message})`);
  });
  parser.write(text).close();
  const refused = exception as { code: string; words: string } | null;
  if (refused) {
    throw new GeodataFault(
      "wfs.exception",
      `the service refused: ${refused.words || refused.code}`,
      {
        exceptionCode: refused.code,
        said: refused.words || refused.code,
      },
    );
  }
  // A gateway's page of apology is well-formed too, and says nothing of what lies in the area.
  if (page.features.length === 0 && !root.endsWith("Collection"))
    throw new GeodataFault(
      "wfs.broken-answer",
      `the answer is no feature collection but <${root}>`,
    );
  return page;
}

function readCounts(tag: SaxesTagNS, page: GmlPage) {
  page.numberMatched = countOf(attribute(tag, "numberMatched"));
  // WFS 1.1 has one word for both: all that there are where hits are requested, else those sent.
  page.numberReturned = countOf(
    attribute(tag, "numberReturned") ?? attribute(tag, "numberOfFeatures"),
  );
  page.next = attribute(tag, "next") || null;
}

function countOf(value: string | null): number | null {
  return value !== null && /^\d+$/.test(value) ? Number(value) : null;
}

function attribute(tag: SaxesTagNS, local: string): string | null {
  for (const found of Object.values(tag.attributes)) if (found.local === local) return found.value;
  return null;
}

// GML has no types without its schema: what reads as a number and writes back the same is one,
// so that a municipality code 0101 stays a text.
function valueOf(value: string): unknown {
  if (/^-?(0|[1-9]\d{0,14})(\.\d+)?$/.test(value)) return Number(value);
  return value === "true" ? true : value === "false" ? false : value;
}
