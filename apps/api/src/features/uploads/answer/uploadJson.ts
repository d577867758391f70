import { setImmediate } from "node:timers/promises";
import type { UploadedFeature } from "@mars/contracts/places/uploads";
import type { Rings } from "../../../platform/overlap/rings.ts";
import type { FinishedUpload } from "./finishUpload.ts";

/** Some milliseconds' writing; after so much the others get their turn. */
const VERTICES_AT_ONCE = 10_000;

/** The answer as text: half a million corners at once would keep everybody else waiting. */
export async function uploadJson({ features, ...rest }: FinishedUpload): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let vertices = 0;
  for (const { polygons, ...one } of features) {
    const feature = { ...one, geometry: asMultiPolygon(polygons) };
    pieces.push(Buffer.from(`${pieces.length > 0 ? "," : ""}${JSON.stringify(feature)}`));
    vertices += one.vertexCount;
    if (vertices < VERTICES_AT_ONCE) continue;
    vertices = 0;
    await setImmediate();
  }
  const head = JSON.stringify(rest).slice(0, -1);
  return Buffer.concat([Buffer.from(`${head},"features":[`), ...pieces, Buffer.from("]}")]);
}

function asMultiPolygon(polygons: readonly Rings[]): UploadedFeature["geometry"] {
  return {
    type: "MultiPolygon",
    coordinates: polygons.map((rings) =>
      rings.map((ring) =>
        Array.from({ length: ring.length / 2 }, (_, i): [number, number] => [
          ring[2 * i]!,
          ring[2 * i + 1]!,
        ]),
      ),
    ),
  };
}
