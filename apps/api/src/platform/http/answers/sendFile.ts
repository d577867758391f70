import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { tagMatches } from "./etags.ts";

export type ServedFile = {
  path: string;
  bytes: number;
  /** Strong: the same tag is the same bytes. */
  tag: string;
  modifiedAt: Date;
  mediaType: string;
  name: string;
};

/** A file, or the part of it that is asked for (RFC 9110 section 14), read as the caller takes it. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ServedFile,
): FastifyReply {
  void reply.headers({
    "accept-ranges": "bytes",
    etag: file.tag,
    "last-modified": file.modifiedAt.toUTCString(),
    "content-disposition": `attachment; filename="${file.name}"`,
  });
  if (tagMatches(request.headers["if-none-match"], file.tag)) return reply.code(304).send();
  void reply.type(file.mediaType);
  const asked = isStillTheSame(request, file) ? rangeOf(request.headers.range, file.bytes) : "all";
  if (asked === "none")
    return reply.code(416).header("content-range", `bytes */${file.bytes}`).send();
  const [from, to] = asked === "all" ? [0, file.bytes - 1] : asked;
  if (asked !== "all")
    void reply.code(206).header("content-range", `bytes ${from}-${to}/${file.bytes}`);
  void reply.header("content-length", to - from + 1);
  const isWanted = request.method !== "HEAD" && file.bytes > 0;
  return reply.send(
    isWanted ? createReadStream(file.path, { start: from, end: to }) : Readable.from([]),
  );
}

/** A part of another version would not fit what the caller has. */
function isStillTheSame({ headers }: FastifyRequest, { tag }: ServedFile): boolean {
  const given = headers["if-range"];
  return given === undefined || given === tag;
}

type Range = readonly [from: number, to: number];

/** The bytes of a single range; several at once are answered with everything, as the standard allows. */
export function rangeOf(header: string | undefined, bytes: number): Range | "all" | "none" {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return "all";
  if (first === "") {
    const count = Math.min(Number(last), bytes);
    return count === 0 ? "none" : [bytes - count, bytes - 1];
  }
  const from = Number(first);
  const to = last === "" ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== "" && Number(last) < from) return "all";
  return from < bytes ? [from, to] : "none";
}
