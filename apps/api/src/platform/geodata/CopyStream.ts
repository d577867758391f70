import { once } from "node:events";
import { finished } from "node:stream/promises";
import { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { ewkbSize, writeEwkb } from "./wkb/ewkb.ts";
import type { FlatGeometry } from "./FlatGeometry.ts";

export type CopyRow = {
  id: number;
  key: string | null;
  geometry: FlatGeometry;
  areaM2: number;
  attributes: string;
};

const signature = Buffer.from("PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0", "latin1");
const flushBytes = 1 << 19;
const waitingBytes = 1 << 23;
const srid = 25832;

/**
 * Features into a table of the layout of `dataset_feature` by binary COPY: geometry goes over as
 * it lies in memory, without hex or text in between. Only for a real server; the embedded engine
 * has no COPY.
 */
export class CopyStream {
  #client: Client;
  #versionId: bigint;
  #stream: ReturnType<typeof copyFrom> | null = null;
  #buffer = Buffer.allocUnsafe(flushBytes * 2);
  #used = 0;
  #table: string;

  private constructor(client: Client, table: string, versionId: number) {
    this.#client = client;
    this.#table = table;
    this.#versionId = BigInt(versionId);
  }

  static async open(url: string, table: string, versionId: number): Promise<CopyStream> {
    const client = new Client({ connectionString: url, application_name: "mars-import" });
    client.on("error", () => undefined);
    await client.connect();
    return new CopyStream(client, table, versionId);
  }

  async write(row: CopyRow): Promise<void> {
    this.#stream ??= this.#begin();
    this.#encode(row);
    if (this.#used >= flushBytes) await this.#flush();
  }

  /** Ends the statement: the rows so far are in the table. */
  async commit(): Promise<void> {
    const stream = this.#stream;
    if (!stream) return;
    this.#reserve(2);
    this.#used = this.#buffer.writeInt16BE(-1, this.#used);
    await this.#flush();
    this.#stream = null;
    stream.end();
    await finished(stream, { readable: false });
  }

  async close(): Promise<void> {
    this.#stream?.destroy();
    await this.#client.end();
  }

  #begin() {
    const table = this.#client.escapeIdentifier(this.#table);
    const stream = this.#client.query(
      copyFrom(
        `copy ${table} (version_id, id, feature_key, geometry, area_m2, attributes) from stdin with (format binary)`,
      ),
    );
    // The failure surfaces where the rows are committed.
    stream.on("error", () => undefined);
    signature.copy(this.#buffer);
    this.#used = signature.length;
    return stream;
  }

  async #flush() {
    const stream = this.#stream!;
    const full = this.#buffer.subarray(0, this.#used);
    this.#buffer = Buffer.allocUnsafe(flushBytes * 2);
    this.#used = 0;
    if (stream.errored) throw stream.errored;
    // A few pieces may wait, so that reading continues while the server works.
    if (!stream.write(full) && stream.writableLength > waitingBytes) await once(stream, "drain");
  }

  #encode(row: CopyRow) {
    const keyBytes = row.key === null ? 0 : Buffer.byteLength(row.key);
    const attributeBytes = Buffer.byteLength(row.attributes);
    const geometryBytes = ewkbSize(row.geometry) + 4;
    this.#reserve(2 + 12 + 12 + 4 + keyBytes + 4 + geometryBytes + 12 + 5 + attributeBytes);
    const buffer = this.#buffer;
    let at = buffer.writeInt16BE(6, this.#used);
    at = buffer.writeInt32BE(8, at);
    at = buffer.writeBigInt64BE(this.#versionId, at);
    at = buffer.writeInt32BE(8, at);
    at = buffer.writeBigInt64BE(BigInt(row.id), at);
    at = buffer.writeInt32BE(row.key === null ? -1 : keyBytes, at);
    if (row.key !== null) at += buffer.write(row.key, at);
    const sizeAt = at;
    at = writeEwkb(row.geometry, srid, buffer, at + 4);
    buffer.writeInt32BE(at - sizeAt - 4, sizeAt);
    at = buffer.writeInt32BE(8, at);
    at = buffer.writeDoubleBE(row.areaM2, at);
    at = buffer.writeInt32BE(attributeBytes + 1, at);
    at = buffer.writeInt8(1, at);
    at += buffer.write(row.attributes, at);
    this.#used = at;
  }

  #reserve(bytes: number) {
    if (this.#used + bytes <= this.#buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#buffer.length * 2, this.#used + bytes));
    this.#buffer.copy(larger, 0, 0, this.#used);
    this.#buffer = larger;
  }
}
