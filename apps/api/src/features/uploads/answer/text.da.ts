import type { Sentence } from "./Sentence.ts";

/** What is said of a file that cannot be used. Fixed sentences are those of the specification. */
const sentencesDa = {
  "upload.wrong-type": () => "Forkert filtype. Kun .zip filer er tilladt.",
  "upload.too-large": (w) =>
    `${w.text("name")} er for stor. En fil må højst fylde ${w.number("limitMb")} MB.`,
  "upload.empty": (w) => `${w.text("name")} er tom.`,
  "upload.missing-file": () => "Der er ikke sendt nogen fil. Vælg en .zip-fil.",
  "upload.several-files": () => "Der er sendt flere filer. Send én .zip-fil ad gangen.",
  "upload.cut-off": (w) => `${w.text("name")} nåede ikke frem. Prøv igen.`,
  "upload.no-area": (w) =>
    `${w.text("file")} indeholder ikke noget område. Filen skal have mindst én polygon.`,
  "upload.invalid-geometry": (w) =>
    `Ugyldig geometri i ${w.text("file")}: ${w.text("name")} – ${w.reason()}.`,
  "upload.no-crs": (w) =>
    `${w.text("file")} fortæller ikke, hvilket koordinatsystem den er i. Gem den med et, eller tilføj en .prj-fil.`,
  "upload.too-much-text": (w) =>
    `${w.text("file")} fylder ${w.number("megabytes")} MB udpakket. Tekstfiler må højst fylde ${w.number("limitMb")} MB. Brug GeoPackage eller Shapefile.`,
  "upload.too-many-layers": (w) =>
    `${w.text("file")} indeholder ${w.number("layers")} lag. Der må højst være ${w.number("limit")}.`,
  "upload.too-many-features": (w) =>
    `${w.text("file")} indeholder for mange objekter. Der må højst være ${w.number("limit")}.`,
  "upload.too-many-vertices": (w) =>
    `${w.text("file")} indeholder for mange punkter. Alle områder må tilsammen højst have ${w.number("limit")}.`,
  "upload.busy": (w) =>
    `${w.text("name")} kan ikke læses lige nu, fordi mange andre filer venter. Prøv igen om lidt.`,
  "upload.too-many-at-once": (w) =>
    `${w.text("name")} er ikke læst, fordi du allerede har mange filer i kø. Send den, når de er læst.`,
  "upload.too-slow": (w) =>
    `${w.text("name")} kunne ikke læses inden for ${w.number("seconds")} sekunder.`,
  "upload.unreadable": (w) =>
    `${w.text("name")} kunne ikke læses. Filen er beskadiget eller usikker.`,
  "upload.unknown-container": () => "Området, som polygonen skal ligge i, findes ikke længere.",
  "zip.not-a-zip": (w) => `${w.text("name")} hedder .zip, men er ikke en zip-fil.`,
  "zip.truncated": (w) => `${w.text("name")} er afkortet: indholdsfortegnelsen mangler.`,
  "zip.broken": (w) =>
    `${w.text("name")} er beskadiget: indholdsfortegnelsen passer ikke med filen.`,
  "zip.multi-part": (w) =>
    `${w.text("name")} er kun én del af en opdelt zip-fil. Pak filerne i én zip-fil.`,
  "zip.no-files": (w) => `${w.text("name")} indeholder ingen filer.`,
  "zip.too-many-entries": (w) =>
    `${w.text("name")} indeholder ${w.number("entries")} filer. Der må højst være ${w.number("limit")}.`,
  "zip.too-large": (w) =>
    `${w.text("name")} fylder ${w.number("megabytes", 1)} MB udpakket. Den må højst fylde ${w.number("limitMb")} MB.`,
  "zip.bomb": (w) =>
    `${w.text("file")} vokser til mere end ${w.number("limitMb")} MB, når den pakkes ud.`,
  "zip.bad-name": (w) => `Zip-filen indeholder et ugyldigt filnavn: ${w.text("file")}.`,
  "zip.unsafe-path": (w) => `${w.text("file")} peger uden for zip-filen med "..".`,
  "zip.absolute-path": (w) =>
    `${w.text("file")} har en fuld sti. Filer skal ligge i selve zip-filen.`,
  "zip.too-deep": (w) => `${w.text("file")} ligger i for mange mapper inden i hinanden.`,
  "zip.link": (w) => `${w.text("file")} er en genvej til en anden fil. Pak selve filen.`,
  "zip.not-a-file": (w) => `${w.text("file")} er hverken en fil eller en mappe. Pak selve filen.`,
  "zip.encrypted": (w) => `${w.text("file")} er beskyttet med adgangskode. Pak filen uden.`,
  "zip.nested-archive": (w) =>
    `${w.text("file")} er selv en pakket fil. Pak filerne direkte i zip-filen.`,
  "zip.program": (w) => `${w.text("file")} er et program. Zip-filen må kun indeholde geodata.`,
  "zip.unsupported-packing": (w) =>
    `${w.text("file")} er pakket på en måde, vi ikke kan læse. Brug almindelig zip.`,
  "zip.duplicate-name": (w) => `${w.text("file")} findes flere gange i zip-filen.`,
  "zip.overlapping-entries": (w) => `${w.text("name")} indeholder filer, der deler de samme data.`,
  "zip.broken-entry": (w) => `${w.text("file")} er beskadiget i zip-filen.`,
  "zip.wrong-size": (w) => `${w.text("file")} har ikke den størrelse, som zip-filen siger.`,
  "zip.wrong-checksum": (w) => `${w.text("file")} er beskadiget: kontrolsummen passer ikke.`,
  "zip.no-geodata": (w) =>
    `Der er ingen geodata i zip-filen, kun filer som ${w.text("file")}. Brug Shapefile, GeoPackage, GeoJSON, KML, GML, FlatGeobuf eller MapInfo.`,
  "shapefile.no-shp": (w) => `${w.text("file")} mangler sin .shp-fil.`,
  "shapefile.no-dbf": (w) => `${w.text("file")} mangler sin .dbf-fil.`,
  "shapefile.broken": (w) => `${w.text("file")} er beskadiget: ${w.reason()}.`,
  "shapefile.code-page": (w) => `Tegnsættet i .cpg-filen til ${w.text("file")} kendes ikke.`,
  "geopackage.broken": (w) => `${w.text("file")} kan ikke læses som GeoPackage.`,
  "geopackage.view": (w) =>
    `${w.text("file")} indeholder et lag, der beregnes, når det læses (en visning). Gem det som et almindeligt lag.`,
  "geopackage.no-layer": (w) => `${w.text("file")} indeholder ikke noget lag med geometri.`,
  "geojson.broken": (w) => `${w.text("file")} er ikke gyldig JSON i UTF-8.`,
  "geojson.not-an-object": (w) => `${w.text("file")} indeholder ikke et GeoJSON-objekt.`,
  "geojson.no-features": (w) => `${w.text("file")} mangler listen "features".`,
  "geojson.not-a-feature": (w) =>
    `${w.text("file")}: nummer ${w.number("feature")} er ikke et GeoJSON-objekt af typen Feature.`,
  "geojson.too-deep": (w) =>
    `${w.text("file")} indeholder lister, der er indlejret i for mange niveauer. Gem filen igen fra dit kortprogram.`,
  "geojson.topojson": (w) => `${w.text("file")} er TopoJSON. Gem den som GeoJSON.`,
  "kml.not-kml": (w) => `${w.text("file")} hedder .kml, men er ikke KML.`,
  "kml.too-deep": (w) =>
    `${w.text("file")} har elementer, der er indlejret i for mange niveauer. Gem filen igen fra dit kortprogram.`,
  "kml.broken": (w) => `${w.text("file")} er ikke gyldig XML.`,
  "gml.not-gml": (w) => `${w.text("file")} hedder .gml, men indeholder ingen GML-objekter.`,
  "gml.too-deep": (w) =>
    `${w.text("file")} har elementer, der er indlejret i for mange niveauer. Gem filen igen fra dit kortprogram.`,
  "gml.broken": (w) => `${w.text("file")} er ikke gyldig XML.`,
  "flatgeobuf.broken": (w) => `${w.text("file")} kan ikke læses som FlatGeobuf.`,
  "mapinfo.no-table": (w) => `${w.text("file")} mangler sin .tab- eller .mif-fil.`,
  "mapinfo.incomplete": (w) => `${w.text("file")} mangler sin .map- eller .dat-fil.`,
  "mapinfo.no-mid": (w) => `${w.text("file")} mangler sin .mid-fil.`,
  "mapinfo.cut-off": (w) =>
    `${w.text("file")} er afkortet: den har ${w.number("features")} objekter, men .mid-filen har ${w.number("rows")} rækker.`,
  "mapinfo.broken": (w) => `${w.text("file")} kan ikke læses som MapInfo-fil.`,
  "geodata.empty-file": (w) => `En fil til ${w.text("file")} er tom (.${w.text("ending")}).`,
  "geodata.unknown-crs": (w) =>
    `${w.text("file")} bruger et koordinatsystem, vi ikke kender: ${w.text("crs")}.`,
  "geodata.bad-coordinates": (w) =>
    `${w.text("file")} indeholder en koordinat, der ikke er to tal.`,
  "geodata.unsupported-geometry": (w) =>
    `${w.text("file")} indeholder kurver eller flader, vi ikke kan læse. Gem den som polygoner.`,
  "geodata.bad-geometry": (w) => `${w.text("file")} indeholder en geometri, der ikke kan læses.`,
  "geometry.empty": (w) => `${w.text("name")} i ${w.text("file")} har ikke noget areal.`,
  "geometry.not-a-number": (w) =>
    `${w.text("name")} i ${w.text("file")} har koordinater, der ikke er tal.`,
  "geometry.not-closed": (w) => `${w.text("name")} i ${w.text("file")} er ikke lukket.`,
  "geometry.too-many-vertices": (w) =>
    `${w.text("name")} i ${w.text("file")} har ${w.number("vertexCount")} punkter. Der må højst være ${w.number("limit")}.`,
  "geometry.too-tangled": (w) =>
    `${w.text("name")} i ${w.text("file")} har så mange kryds, at den ikke kan kontrolleres eller repareres. Ret eller forenkl den i dit kortprogram.`,
  "geometry.too-large": (w) =>
    `${w.text("name")} i ${w.text("file")} er ${w.number("areaHa", 1)} ha. En polygon må højst være ${w.number("limitHa")} ha.`,
  "geometry.outside-denmark": (w) =>
    `${w.text("name")} i ${w.text("file")} ligger uden for Danmark. Passer koordinatsystemet?`,
  "geometry.outside-report": (w) =>
    `${w.text("name")} i ${w.text("file")} ligger helt uden for rapportens område.`,
  "geometry.outside-project": (w) =>
    `${w.text("name")} i ${w.text("file")} ligger helt uden for projektets område.`,
  "geometry.outside-container": (w) =>
    `${w.text("name")} i ${w.text("file")} ligger helt uden for området.`,
  "geometry.partly-outside-report": (w) =>
    `${w.text("name")} ligger delvist uden for rapportens område (${w.number("outsideHa", 2)} ha). Det tæller stadig med.`,
  "geometry.partly-outside-project": (w) =>
    `${w.text("name")} ligger delvist uden for projektets område (${w.number("outsideHa", 2)} ha).`,
  "geometry.partly-outside-container": (w) =>
    `${w.text("name")} ligger delvist uden for området (${w.number("outsideHa", 2)} ha).`,
} satisfies Record<string, Sentence>;

export type UploadCode = keyof typeof sentencesDa;

/** Why a geometry is invalid, within a sentence. */
const reasons: Readonly<Record<string, string>> = {
  "geometry.self-crossing": "kanten krydser sig selv",
  "geometry.polygons-overlap": "delene overlapper hinanden",
  "geometry.hole-outside": "et hul ligger uden for området",
  "geometry.hole-in-hole": "et hul ligger i et andet hul",
};

/** Reasons that readers give in English, by what they begin with. */
const readerReasons: readonly (readonly [RegExp, string])[] = [
  [/ends in the middle of record (\d+)/, ".shp-filen slutter midt i post $1"],
  [/has no row for record (\d+)/, ".dbf-filen mangler en række til post $1"],
  [
    /has (\d+) rows, the \.shp only (\d+)/,
    ".dbf-filen har $1 rækker, men .shp-filen kun $2 poster",
  ],
  [/does not begin as one/, "den begynder ikke som en .shp-fil"],
  [/shorter than it says: cut off/, ".shp-filen er afkortet"],
  [/shape type (-?\d+) is not supported/, "formtype $1 kan ikke læses"],
  [/record of the \.shp is shorter/, "en post i .shp-filen er for kort"],
  [/parts out of order/, "en post i .shp-filen har dele i forkert rækkefølge"],
  [/\.dbf has no header/, ".dbf-filen har intet hoved"],
  [/header of the \.dbf is cut off/, "hovedet i .dbf-filen er afkortet"],
];

export type UploadText = {
  sentences: Readonly<Record<UploadCode, Sentence>>;
  reasons: Readonly<Record<string, string>>;
  /** What readers say in English; null where that will do. */
  readerReasons: readonly (readonly [RegExp, string])[] | null;
  unreadable: string;
};

export const textDa = {
  sentences: sentencesDa,
  reasons,
  readerReasons,
  unreadable: "den kan ikke læses",
} satisfies UploadText;
