import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { GeodataFault } from "../GeodataFault.ts";
import type { GeodataSource } from "../GeodataSource.ts";
import { openMapinfo } from "../mapinfo/openMapinfo.ts";
import { openShapefile } from "../shapefile/readShapefile.ts";
import { type UnzipLimits, unzipTo } from "./unzipTo.ts";

// An import is run by an operator on a file of their own; an upload passes the public limits.
const importLimits: UnzipLimits = { entries: 2000, bytes: 50_000_000_000 };
const leading = [".shp", ".tab", ".mif"];
const wanted = new Set([...leading, ".dbf", ".prj", ".cpg", ".dat", ".map", ".id", ".ind", ".mid"]);

/** A shapefile or MapInfo table in a zip; where the zip holds several, it must be named. */
export async function openZippedLayer(
  path: string,
  options: { layer?: string; limits?: UnzipLimits } = {},
): Promise<GeodataSource> {
  const folder = await mkdtemp(join(tmpdir(), "mars-zipped-"));
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    const files = await unzipTo(path, folder, {
      limits: options.limits ?? importLimits,
      wants: (name) => wanted.has(endingOf(name)),
    });
    const layer = pickLayer(files, options.layer);
    const parts = new Map(
      files
        .filter((file) => stem(file).toLowerCase() === stem(layer).toLowerCase())
        .map((file) => [endingOf(file), file]),
    );
    const source = await (endingOf(layer) === ".shp"
      ? openShapefileParts(layer, parts)
      : openMapinfoParts(folder, endingOf(layer), parts));
    return { ...source, close: discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

type Parts = ReadonlyMap<string, string>;

function openShapefileParts(shp: string, parts: Parts): Promise<GeodataSource> {
  const dbf = parts.get(".dbf");
  if (!dbf) throw new GeodataFault("shapefile.no-dbf", `${basename(shp)} comes without its .dbf`);
  return openShapefile({
    shp,
    dbf,
    prj: parts.get(".prj") ?? null,
    cpg: parts.get(".cpg") ?? null,
  });
}

/** The reader finds the files next to a table by names that differ in their ending alone. */
async function openMapinfoParts(
  folder: string,
  ending: string,
  parts: Parts,
): Promise<GeodataSource> {
  for (const [each, file] of parts) await rename(file, join(folder, `table${each}`));
  return openMapinfo(join(folder, `table${ending}`));
}

function pickLayer(files: readonly string[], layer: string | undefined): string {
  const layers = files.filter((file) => leading.includes(endingOf(file)));
  const names = layers.map(stem);
  const found = layer === undefined ? layers[0] : layers.find((file) => stem(file) === layer);
  if (layers.length === 0)
    throw new GeodataFault("shapefile.no-shp", "there is no .shp, .tab or .mif in the zip");
  if (layer === undefined && layers.length > 1) {
    throw new GeodataFault(
      "shapefile.several-layers",
      `the zip holds several layers (${names.join(", ")}); name one with --layer or as layer of the source`,
      { layers: names },
    );
  }
  if (!found) {
    throw new GeodataFault(
      "shapefile.no-shp",
      `there is no ${layer} in the zip; there are ${names.join(", ")}`,
    );
  }
  return found;
}

const endingOf = (path: string) => extname(path).toLowerCase();

function stem(path: string): string {
  return basename(path, extname(path));
}
