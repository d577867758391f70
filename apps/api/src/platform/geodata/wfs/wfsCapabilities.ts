import { SaxesParser } from "saxes";
import { parseCrsName } from "../crs/crs.ts";
import { GeodataFault } from "../GeodataFault.ts";

export type WfsFeatureType = { name: string; title: string; crsNames: string[] };

export type WfsCapabilities = {
  version: string;
  featureTypes: WfsFeatureType[];
  outputFormats: string[];
};

export function readCapabilities(text: string): WfsCapabilities {
  const capabilities: WfsCapabilities = { version: "", featureTypes: [], outputFormats: [] };
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  let words = "";
  let operation = "";
  let parameter = "";
  let featureType: WfsFeatureType | null = null;
  let exception = "";
  parser.on("opentag", (tag) => {
    path.push(tag.local);
    words = "";
    const attribute = (name: string) =>
      Object.values(tag.attributes).find((a) => a.local === name)?.value ?? "";
    if (path.length === 1) capabilities.version = attribute("version");
    if (tag.local === "Operation") operation = attribute("name");
    if (tag.local === "Parameter") parameter = attribute("name");
    if (tag.local === "FeatureType") featureType = { name: "", title: "", crsNames: [] };
  });
  parser.on("text", (piece) => (words += piece));
  parser.on("closetag", (tag) => {
    path.pop();
    const value = words.trim();
    words = "";
    if (tag.local === "ExceptionText" || tag.local === "ServiceException") exception = value;
    if (featureType) {
      if (tag.local === "Name" && path.at(-1) === "FeatureType") featureType.name = value;
      else if (tag.local === "Title") featureType.title = value;
      else if (/^(DefaultCRS|OtherCRS|DefaultSRS|OtherSRS|SRS)$/.test(tag.local))
        featureType.crsNames.push(value);
      else if (tag.local === "FeatureType") {
        capabilities.featureTypes.push(featureType);
        featureType = null;
      } else if (tag.local === "Format" && path.at(-1) === "OutputFormats")
        capabilities.outputFormats.push(value);
    }
    const isFormat = operation === "GetFeature" && parameter === "outputFormat";
    if (isFormat && tag.local === "Value") capabilities.outputFormats.push(value);
    if (tag.local === "Parameter") parameter = "";
  });
  parser.on("error", () => {
    throw notWfs("its answer is not XML");
  });
  parser.write(text).close();
  if (exception) throw new GeodataFault("wfs.exception", `the service refused: ${exception}`);
  if (capabilities.featureTypes.length === 0) throw notWfs("it lists no feature types");
  if (!/^(?:2|1)\./.test(capabilities.version)) {
    throw notWfs(
      `it speaks version ${capabilities.version || "unknown"}, 1.0 to 2.0 are understood`,
    );
  }
  return capabilities;
}

export function pickFeatureType(
  capabilities: WfsCapabilities,
  wanted: string | undefined,
): WfsFeatureType {
  const names = capabilities.featureTypes.map((type) => type.name);
  if (wanted === undefined && names.length === 1) return capabilities.featureTypes[0]!;
  const exact = capabilities.featureTypes.find((type) => type.name === wanted);
  if (exact) return exact;
  // Prefixes come and go with a service's settings, on either side.
  const alike = capabilities.featureTypes.filter(
    (type) => wanted !== undefined && localName(type.name) === localName(wanted),
  );
  if (alike.length === 1) return alike[0]!;
  const some = `${names.slice(0, 10).join(", ")}${names.length > 10 ? ` and ${names.length - 10} more` : ""}`;
  throw new GeodataFault(
    "wfs.no-feature-type",
    wanted === undefined
      ? `the service has several feature types (${some}); name one with --layer`
      : `the service has no feature type ${wanted}; it has ${some}`,
    { featureTypes: names },
  );
}

const localName = (name: string) => name.split(":").at(-1);

/** GeoJSON when the service can, because it has no axis order to get wrong; otherwise GML. */
export function pickOutputFormat(capabilities: WfsCapabilities): string | null {
  const wanted = ["application/json", "application/geo+json", "json", "geojson"];
  return (
    wanted
      .map((name) =>
        capabilities.outputFormats.find((format) => format.toLowerCase().split(";")[0] === name),
      )
      .find((format) => format !== undefined) ?? null
  );
}

/** UTM zone 32 when offered, otherwise what the service prefers. */
export function pickCrsName(type: WfsFeatureType): string | null {
  return (
    type.crsNames.find((name) => parseCrsName(name)?.epsg === 25832) ?? type.crsNames[0] ?? null
  );
}

function notWfs(why: string) {
  return new GeodataFault("wfs.not-a-service", `the address is no WFS service: ${why}`);
}
