import type { Sentence } from "./Sentence.ts";
import type { UploadCode, UploadText } from "./text.da.ts";

const sentencesEn: Readonly<Record<UploadCode, Sentence>> = {
  "upload.wrong-type": () => "Wrong file type. Only .zip files are allowed.",
  "upload.too-large": (w) =>
    `${w.text("name")} is too large. A file may be at most ${w.number("limitMb")} MB.`,
  "upload.empty": (w) => `${w.text("name")} is empty.`,
  "upload.missing-file": () => "No file was sent. Choose a .zip file.",
  "upload.several-files": () => "Several files were sent. Send one .zip file at a time.",
  "upload.cut-off": (w) => `${w.text("name")} did not arrive. Try again.`,
  "upload.no-area": (w) =>
    `${w.text("file")} contains no area. The file must have at least one polygon.`,
  "upload.invalid-geometry": (w) =>
    `Invalid geometry in ${w.text("file")}: ${w.text("name")} – ${w.reason()}.`,
  "upload.no-crs": (w) =>
    `${w.text("file")} does not say which coordinate system it is in. Save it with one, or add a .prj file.`,
  "upload.too-much-text": (w) =>
    `${w.text("file")} is ${w.number("megabytes")} MB unpacked. Text files may be at most ${w.number("limitMb")} MB. Use GeoPackage or Shapefile.`,
  "upload.too-many-layers": (w) =>
    `${w.text("file")} contains ${w.number("layers")} layers. At most ${w.number("limit")} are allowed.`,
  "upload.too-many-features": (w) =>
    `${w.text("file")} contains too many features. At most ${w.number("limit")} are allowed.`,
  "upload.too-many-vertices": (w) =>
    `${w.text("file")} contains too many points. All areas together may have at most ${w.number("limit")}.`,
  "upload.busy": (w) =>
    `${w.text("name")} cannot be read right now because many other files are waiting. Try again shortly.`,
  "upload.too-many-at-once": (w) =>
    `${w.text("name")} was not read: you already have many files waiting. Send it when they have been read.`,
  "upload.too-slow": (w) =>
    `${w.text("name")} could not be read within ${w.number("seconds")} seconds.`,
  "upload.unreadable": (w) => `${w.text("name")} could not be read. The file is damaged or unsafe.`,
  "upload.unknown-container": () => "The area that the polygon must be inside no longer exists.",
  "zip.not-a-zip": (w) => `${w.text("name")} is named .zip but is not a zip file.`,
  "zip.truncated": (w) => `${w.text("name")} is cut off: its table of contents is missing.`,
  "zip.broken": (w) =>
    `${w.text("name")} is damaged: its table of contents does not match the file.`,
  "zip.multi-part": (w) =>
    `${w.text("name")} is only one part of a split zip. Pack the files in one zip file.`,
  "zip.no-files": (w) => `${w.text("name")} contains no files.`,
  "zip.too-many-entries": (w) =>
    `${w.text("name")} contains ${w.number("entries")} files. At most ${w.number("limit")} are allowed.`,
  "zip.too-large": (w) =>
    `${w.text("name")} is ${w.number("megabytes", 1)} MB unpacked. It may be at most ${w.number("limitMb")} MB.`,
  "zip.bomb": (w) =>
    `${w.text("file")} grows to more than ${w.number("limitMb")} MB when unpacked.`,
  "zip.bad-name": (w) => `The zip file contains an invalid file name: ${w.text("file")}.`,
  "zip.unsafe-path": (w) => `${w.text("file")} points outside the zip file with "..".`,
  "zip.absolute-path": (w) =>
    `${w.text("file")} has a full path. Files must be in the zip file itself.`,
  "zip.too-deep": (w) => `${w.text("file")} is nested in too many folders.`,
  "zip.link": (w) => `${w.text("file")} is a link to another file. Pack the file itself.`,
  "zip.not-a-file": (w) =>
    `${w.text("file")} is neither a file nor a folder. Pack the file itself.`,
  "zip.encrypted": (w) => `${w.text("file")} is password-protected. Pack it without a password.`,
  "zip.nested-archive": (w) =>
    `${w.text("file")} is itself a packed file. Pack the files directly in the zip file.`,
  "zip.program": (w) => `${w.text("file")} is a program. The zip file may only contain geodata.`,
  "zip.unsupported-packing": (w) =>
    `${w.text("file")} is packed in a way that cannot be read. Use ordinary zip.`,
  "zip.duplicate-name": (w) => `${w.text("file")} is in the zip file several times.`,
  "zip.overlapping-entries": (w) => `${w.text("name")} contains files that share the same data.`,
  "zip.broken-entry": (w) => `${w.text("file")} is damaged in the zip file.`,
  "zip.wrong-size": (w) => `${w.text("file")} is not as large as the zip file says.`,
  "zip.wrong-checksum": (w) => `${w.text("file")} is damaged: its checksum does not match.`,
  "zip.no-geodata": (w) =>
    `There is no geodata in the zip file, only files such as ${w.text("file")}. Use Shapefile, GeoPackage, GeoJSON, KML, GML, FlatGeobuf or MapInfo.`,
  "shapefile.no-shp": (w) => `${w.text("file")} is missing its .shp file.`,
  "shapefile.no-dbf": (w) => `${w.text("file")} is missing its .dbf file.`,
  "shapefile.broken": (w) => `${w.text("file")} is damaged: ${w.reason()}.`,
  "shapefile.code-page": (w) =>
    `The character set in the .cpg file of ${w.text("file")} is not known.`,
  "geopackage.broken": (w) => `${w.text("file")} cannot be read as a GeoPackage.`,
  "geopackage.view": (w) =>
    `${w.text("file")} contains a layer that is calculated when it is read (a view). Save it as an ordinary layer.`,
  "geopackage.no-layer": (w) => `${w.text("file")} contains no layer with geometry.`,
  "geojson.broken": (w) => `${w.text("file")} is not valid JSON in UTF-8.`,
  "geojson.not-an-object": (w) => `${w.text("file")} contains no GeoJSON object.`,
  "geojson.no-features": (w) => `${w.text("file")} is missing the list "features".`,
  "geojson.not-a-feature": (w) =>
    `${w.text("file")}: number ${w.number("feature")} is not a GeoJSON object of type Feature.`,
  "geojson.too-deep": (w) =>
    `${w.text("file")} contains lists that are nested too deeply. Save the file again from your map program.`,
  "geojson.topojson": (w) => `${w.text("file")} is TopoJSON. Save it as GeoJSON.`,
  "kml.not-kml": (w) => `${w.text("file")} is named .kml but is not KML.`,
  "kml.too-deep": (w) =>
    `${w.text("file")} has elements that are nested too deeply. Save the file again from your map program.`,
  "kml.broken": (w) => `${w.text("file")} is not valid XML.`,
  "gml.not-gml": (w) => `${w.text("file")} is named .gml but contains no GML features.`,
  "gml.too-deep": (w) =>
    `${w.text("file")} has elements that are nested too deeply. Save the file again from your map program.`,
  "gml.broken": (w) => `${w.text("file")} is not valid XML.`,
  "flatgeobuf.broken": (w) => `${w.text("file")} cannot be read as FlatGeobuf.`,
  "mapinfo.no-table": (w) => `${w.text("file")} is missing its .tab or .mif file.`,
  "mapinfo.incomplete": (w) => `${w.text("file")} is missing its .map or .dat file.`,
  "mapinfo.no-mid": (w) => `${w.text("file")} is missing its .mid file.`,
  "mapinfo.cut-off": (w) =>
    `${w.text("file")} is cut off: it has ${w.number("features")} features but the .mid has ${w.number("rows")} rows.`,
  "mapinfo.broken": (w) => `${w.text("file")} cannot be read as a MapInfo file.`,
  "geodata.empty-file": (w) =>
    `A file belonging to ${w.text("file")} is empty (.${w.text("ending")}).`,
  "geodata.unknown-crs": (w) =>
    `${w.text("file")} uses an unknown coordinate system: ${w.text("crs")}.`,
  "geodata.bad-coordinates": (w) =>
    `${w.text("file")} contains a coordinate that is not two numbers.`,
  "geodata.unsupported-geometry": (w) =>
    `${w.text("file")} contains curves or surfaces that we cannot read. Save it as polygons.`,
  "geodata.bad-geometry": (w) => `${w.text("file")} contains a geometry that cannot be read.`,
  "geometry.empty": (w) => `${w.text("name")} in ${w.text("file")} has no area.`,
  "geometry.not-a-number": (w) =>
    `${w.text("name")} in ${w.text("file")} has coordinates that are not numbers.`,
  "geometry.not-closed": (w) => `${w.text("name")} in ${w.text("file")} is not closed.`,
  "geometry.too-many-vertices": (w) =>
    `${w.text("name")} in ${w.text("file")} has ${w.number("vertexCount")} points. At most ${w.number("limit")} are allowed.`,
  "geometry.too-tangled": (w) =>
    `${w.text("name")} in ${w.text("file")} crosses itself so often that it can be neither checked nor repaired. Correct or simplify it in your map program.`,
  "geometry.too-large": (w) =>
    `${w.text("name")} in ${w.text("file")} is ${w.number("areaHa", 1)} ha. A polygon may be at most ${w.number("limitHa")} ha.`,
  "geometry.outside-denmark": (w) =>
    `${w.text("name")} in ${w.text("file")} is outside Denmark. Is the coordinate system right?`,
  "geometry.outside-report": (w) =>
    `${w.text("name")} in ${w.text("file")} is entirely outside the report's area.`,
  "geometry.outside-project": (w) =>
    `${w.text("name")} in ${w.text("file")} is entirely outside the project's area.`,
  "geometry.outside-container": (w) =>
    `${w.text("name")} in ${w.text("file")} is entirely outside the area.`,
  "geometry.partly-outside-report": (w) =>
    `${w.text("name")} is partly outside the report's area (${w.number("outsideHa", 2)} ha). It still counts.`,
  "geometry.partly-outside-project": (w) =>
    `${w.text("name")} is partly outside the project's area (${w.number("outsideHa", 2)} ha).`,
  "geometry.partly-outside-container": (w) =>
    `${w.text("name")} is partly outside the area (${w.number("outsideHa", 2)} ha).`,
};

const reasons: Readonly<Record<string, string>> = {
  "geometry.self-crossing": "its edge crosses itself",
  "geometry.polygons-overlap": "its parts overlap each other",
  "geometry.hole-outside": "a hole is outside the area",
  "geometry.hole-in-hole": "a hole is inside another hole",
};

export const textEn: UploadText = {
  sentences: sentencesEn,
  reasons,
  readerReasons: null,
  unreadable: "it cannot be read",
};
