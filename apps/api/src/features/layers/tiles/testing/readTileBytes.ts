import type { PbfReader } from "pbf";

type Ring = [number, number][];
export type ReadFeature = {
  id: number | null;
  type: number;
  properties: Record<string, unknown>;
  rings: Ring[];
};
export type ReadLayer = { name: string; extent: number; features: ReadFeature[] };

/** Reads a vector tile back, by the specification and not by our writer: tests judge with it. */
export function readTileBytes(pbf: PbfReader): ReadLayer[] {
  return pbf.readFields<ReadLayer[]>((tag, layers, inner) => {
    if (tag === 3) layers.push(readLayer(inner, inner.readVarint() + inner.pos));
  }, []);
}

function readLayer(pbf: PbfReader, end: number): ReadLayer {
  const keys: string[] = [];
  const values: unknown[] = [];
  const raw: { id: number | null; type: number; tags: number[]; commands: number[] }[] = [];
  const layer: ReadLayer = { name: "", extent: 0, features: [] };
  pbf.readFields(
    (tag) => {
      if (tag === 1) layer.name = pbf.readString();
      else if (tag === 5) layer.extent = pbf.readVarint();
      else if (tag === 3) keys.push(pbf.readString());
      else if (tag === 4) values.push(readValue(pbf, pbf.readVarint() + pbf.pos));
      else if (tag === 2) {
        const feature = { id: null as number | null, type: 0, tags: [], commands: [] };
        pbf.readFields(
          (inner) => {
            if (inner === 1) feature.id = pbf.readVarint();
            else if (inner === 2) pbf.readPackedVarint(feature.tags);
            else if (inner === 3) feature.type = pbf.readVarint();
            else if (inner === 4) pbf.readPackedVarint(feature.commands);
          },
          null,
          pbf.readVarint() + pbf.pos,
        );
        raw.push(feature);
      }
    },
    null,
    end,
  );
  layer.features = raw.map(({ id, type, tags, commands }) => ({
    id,
    type,
    properties: Object.fromEntries(
      Array.from({ length: tags.length / 2 }, (_, i) => [
        keys[tags[2 * i]!]!,
        values[tags[2 * i + 1]!],
      ]),
    ),
    rings: ringsOf(commands),
  }));
  return layer;
}

function readValue(pbf: PbfReader, end: number): unknown {
  let value: unknown = null;
  pbf.readFields(
    (tag) => {
      if (tag === 1) value = pbf.readString();
      else if (tag === 2) value = pbf.readFloat();
      else if (tag === 3) value = pbf.readDouble();
      else if (tag === 4 || tag === 5) value = pbf.readVarint();
      else if (tag === 6) value = pbf.readSVarint();
      else if (tag === 7) value = pbf.readBoolean();
    },
    null,
    end,
  );
  return value;
}

function ringsOf(commands: readonly number[]): Ring[] {
  const rings: Ring[] = [];
  let [x, y, i] = [0, 0, 0];
  const step = () => {
    const [dx = 0, dy = 0] = commands.slice(i, i + 2).map((v) => (v >> 1) ^ -(v & 1));
    i += 2;
    x += dx;
    y += dy;
  };
  while (i < commands.length) {
    const command = commands[i]! & 7;
    const count = commands[i++]! >> 3;
    const steps = command === 7 ? 0 : count;
    for (let n = 0; n < steps; n++) {
      step();
      if (command === 1) rings.push([[x, y]]);
      else rings.at(-1)!.push([x, y]);
    }
  }
  return rings;
}
