import { readFile } from "node:fs/promises";
import { GeodataFault } from "../GeodataFault.ts";
import type { GeodataSource, SourceFeature } from "../GeodataSource.ts";
import { batchSize } from "../GeodataSource.ts";
import { openDbf } from "./readDbf.ts";
import { SequentialFile } from "../SequentialFile.ts";
import { shapefileGeometry } from "./shapefileGeometry.ts";

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

function broken(why: string) {
  return new GeodataFault("shapefile.broken", why);
}
