import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { GeodataFault } from "../GeodataFault.ts";
import type { GeodataSource, SourceFeature } from "../GeodataSource.ts";
import { batchSize } from "../GeodataSource.ts";
import { openDbf } from "./readDbf.ts";
import { SequentialFile } from "../SequentialFile.ts";
import { shapefileGeometry } from "./shapefileGeometry.ts";
import { type UnzipLimits, unzipTo } from "../zip/unzipTo.ts";

// An import is run by an operator on a file of their own; an upload passes the public limits.
const importLimits: UnzipLimits = { entries: 2000, bytes: 50_000_000_000 };
const wanted = new Set([".shp", ".dbf", ".prj", ".cpg"]);

/** A shapefile in a zip; where the zip holds several, it must be named. */
export async function openZippedShapefile(
  path: string,
  options: { layer?: string; limits?: UnzipLimits } = {},
): Promise<GeodataSource> {
  const folder = await mkdtemp(join(tmpdir(), "mars-shapefile-"));
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    const files = await unzipTo(path, folder, {
      limits: options.limits ?? importLimits,
      wants: (name) => wanted.has(extname(name).toLowerCase()),
    });
    const shp = pickLayer(files, options.layer);
    const beside = (extension: string) =>
      files.find(
        (file) =>
          extname(file).toLowerCase() === extension &&
          stem(file).toLowerCase() === stem(shp).toLowerCase(),
      ) ?? null;
    const dbf = beside(".dbf");
    if (!dbf) throw new GeodataFault("shapefile.no-dbf", `${basename(shp)} comes without its .dbf`);
    const source = await openShapefile({ shp, dbf, prj: beside(".prj"), cpg: beside(".cpg") });
    return { ...source, close: discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** Where the files of one shapefile lie. */
export type ShapefileParts = {
  shp: string;
  dbf: string;
  prj: string | null;
  cpg: string | null;
  /** Records of more points are not sorted into islands and holes; they are refused anyway. */
  intricateFrom?: number;
};

export async function openShapefile({
  shp,
  dbf,
  prj,
  cpg,
  intricateFrom = Infinity,
}: ShapefileParts): Promise<GeodataSource> {
  await checkHead(shp);
  const wkt = prj ? (await readFile(prj, "utf8")).replace(/^\uFEFF/, "").trim() : "";
  const codePage = cpg ? await readFile(cpg, "latin1") : null;
  const table = await openDbf(dbf, codePage);
  await table.close();
  return {
    format: "shapefile",
    crs: wkt === "" ? null : { wkt },
    expectedCount: table.count,
    features: (skip = 0) =>
      readRecords(shp, dbf, { codePage, skip, count: table.count, intricateFrom }),
    async close() {},
  };
}

type ReadOptions = {
  codePage: string | null;
  skip: number;
  count: number;
  intricateFrom: number;
};

async function* readRecords(
  shp: string,
  dbf: string,
  { codePage, skip, count, intricateFrom }: ReadOptions,
): AsyncGenerator<SourceFeature[]> {
  const table = await openDbf(dbf, codePage);
  let shapes: SequentialFile | undefined;
  try {
    shapes = await SequentialFile.open(shp);
    await shapes.take(100);
    let number = 0;
    let batch: SourceFeature[] = [];
    for (;;) {
      const head = await shapes.take(8);
      if (!head) break;
      const record = await shapes.take(head.readInt32BE(4) * 2);
      if (!record) throw broken(`the .shp ends in the middle of record ${number + 1}`);
      const properties = await table.next();
      if (!properties) throw broken(`the .dbf has no row for record ${number + 1} of the .shp`);
      if (++number <= skip) continue;
      const geometry = shapefileGeometry(record, intricateFrom);
      batch.push({ geometry, properties, sourceKey: null });
      if (batch.length === batchSize) {
        yield batch;
        batch = [];
      }
    }
    if (number < count) throw broken(`the .dbf has ${count} rows, the .shp only ${number} records`);
    if (batch.length > 0) yield batch;
  } finally {
    await shapes?.close();
    await table.close();
  }
}

async function checkHead(shp: string) {
  const file = await SequentialFile.open(shp);
  try {
    const head = await file.take(100);
    if (!head || head.readInt32BE(0) !== 9994) throw broken("the .shp does not begin as one");
    if (head.readInt32BE(24) * 2 > file.size)
      throw broken("the .shp is shorter than it says: cut off");
  } finally {
    await file.close();
  }
}

function pickLayer(files: readonly string[], layer: string | undefined): string {
  const layers = files.filter((file) => extname(file).toLowerCase() === ".shp");
  const names = layers.map(stem);
  const found = layer === undefined ? layers[0] : layers.find((file) => stem(file) === layer);
  if (layers.length === 0)
    throw new GeodataFault("shapefile.no-shp", "there is no .shp in the zip");
  if (layer === undefined && layers.length > 1) {
    throw new GeodataFault(
      "shapefile.several-layers",
      `the zip holds several shapefiles (${names.join(", ")}); name one with --layer`,
      { layers: names },
    );
  }
  if (!found) {
    throw new GeodataFault(
      "shapefile.no-shp",
      `there is no ${layer}.shp; there are ${names.join(", ")}`,
    );
  }
  return found;
}

function stem(path: string): string {
  return basename(path, extname(path));
}

function broken(why: string) {
  return new GeodataFault("shapefile.broken", why);
}
