import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { accept, refuse, type Result } from "@mars/domain/result";
import { GeodataFault } from "../../../platform/geodata/GeodataFault.ts";
import { type Budget, ZipReader } from "../../../platform/geodata/zip/ZipReader.ts";
import { checkEntries } from "./checkEntries.ts";
import { layersIn, type LayerFiles } from "./layersIn.ts";
import { openLayers } from "./openLayer.ts";
import type { ReadFeature, ReadUpload } from "./ReadFeature.ts";
import { type Allowance, isIntricate, readFeatureOf, type ReadOptions } from "./readFeatureOf.ts";

const BYTES_PER_MB = 1_000_000;
/** A whole file may be as large as so many of the largest areas: all of it is answered at once. */
const MAX_VERTICES_OF_ONE = 5;
/** What may be repaired of one file; a second's work for the database. */
const MAX_CROSSINGS = 20_000;

/** Reads the areas of a zip. `folder` is empty and the caller's to remove. */
export async function readUpload(
  path: string,
  folder: string,
  options: ReadOptions,
): Promise<Result<ReadUpload>> {
  const { limits } = options;
  let zip: ZipReader | undefined;
  try {
    zip = await ZipReader.open(path);
    const files = checkEntries(await zip.entries(limits.uploadMaxEntries), limits);
    if (!files.ok) return files;
    const layers = layersIn(files.value);
    if (!layers.ok) return layers;
    const limitMb = limits.uploadUnpackedMaxMb;
    const budget: Budget = { leftBytes: limitMb * BYTES_PER_MB, limitMb };
    const upload: ReadUpload = {
      formats: [],
      coordinateSystems: [],
      assumedCoordinateSystems: [],
      features: [],
    };
    const allowance: Allowance = { vertices: 0, crossings: MAX_CROSSINGS };
    for (const [index, layer] of layers.value.entries()) {
      // Names of our own making: nothing of the zip's decides where a file is written.
      const own = join(folder, String(index));
      await mkdir(own);
      const pathOf = (ending: string) => join(own, `layer.${ending}`);
      for (const [ending, entry] of layer.parts) await zip.unpack(entry, pathOf(ending), budget);
      const fault = await readLayer(layer, pathOf, { upload, allowance }, options);
      if (fault) return fault;
    }
    if (upload.features.length === 0)
      return refuse("upload.no-area", { file: layers.value[0]!.file });
    return accept(upload);
  } catch (fault) {
    if (fault instanceof GeodataFault) return { ok: false, refusal: fault.refusal };
    throw fault;
  } finally {
    await zip?.close();
  }
}

async function readLayer(
  files: LayerFiles,
  pathOf: (ending: string) => string,
  { upload, allowance }: { upload: ReadUpload; allowance: Allowance },
  options: ReadOptions,
): Promise<Result<never> | null> {
  const { limits } = options;
  const { file, format } = files;
  try {
    for await (const { layer, crs, isAssumed, features } of openLayers(files, pathOf, options)) {
      let number = 0;
      for await (const batch of features) {
        for (const feature of batch) {
          number++;
          if (feature.geometry && !isIntricate(feature.geometry, limits))
            crs.transform?.(feature.geometry.xy);
          const place = { number, file, layer, stem: stemOf(layer ?? file) };
          const read: ReadFeature | null = readFeatureOf(feature, place, options, allowance);
          if (!read) continue;
          upload.features.push(read);
          const limit = MAX_VERTICES_OF_ONE * limits.maxVertices;
          if ((allowance.vertices += read.vertexCount) > limit)
            return refuse("upload.too-many-vertices", { file, limit });
        }
      }
      if (!upload.formats.includes(format)) upload.formats.push(format);
      if (!upload.coordinateSystems.includes(crs.label)) upload.coordinateSystems.push(crs.label);
      if (isAssumed && !upload.assumedCoordinateSystems.includes(crs.label))
        upload.assumedCoordinateSystems.push(crs.label);
    }
    return null;
  } catch (fault) {
    if (fault instanceof GeodataFault)
      return refuse(fault.code, { file, ...fault.figures, why: fault.message });
    if (fault instanceof RangeError) return refuse("upload.unreadable", { file });
    throw fault;
  }
}

function stemOf(file: string): string {
  const name = file.split(/[\\/]/).at(-1)!;
  const dot = name.lastIndexOf(".");
  return dot > 0 ? name.slice(0, dot) : name;
}
