import type { PackedLayer } from "../overlap/PackedLayer.ts";
import { openPackedLayer, savePackedLayer } from "../overlap/packedLayerFile.ts";

/** Opens layers from their files, or packs and keeps them. `path` is that of the files, unended. */
export async function loadPackedLayers(
  path: string | null,
  pack: () => Promise<PackedLayer[]>,
  warn: (message: string) => void,
): Promise<PackedLayer[]> {
  if (path === null) return pack();
  const fileOf = (index: number) => `${path}${index === 0 ? "" : `.${index}`}.pack`;
  // The first is written last: where it is, all are.
  const first = await openPackedLayer(fileOf(0));
  if (first) {
    const kept = [first];
    for (;;) {
      const next = await openPackedLayer(fileOf(kept.length));
      if (!next) return kept;
      kept.push(next);
    }
  }
  const packed = await pack();
  try {
    for (let index = packed.length - 1; index >= 0; index--)
      await savePackedLayer(packed[index]!, fileOf(index));
  } catch (fault) {
    // Without the file the next start is slower, and nothing else.
    warn(`A packed layer could not be kept: ${String(fault)}`);
  }
  return packed;
}
