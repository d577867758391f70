import type { FastifyReply, FastifyRequest } from "fastify";
import { ProblemError } from "../../problems/ProblemError.ts";
import { inEveryLanguage } from "../input/text.ts";

export function versionTag(version: number): string {
  return `"${version}"`;
}

/** Tells the caller which version it has read or made. */
export function sendVersion(reply: FastifyReply, version: number): void {
  void reply.header("etag", versionTag(version));
}

/** The version a change is based on. A weak mark is let pass: proxies that compress set it. */
export function expectedVersion(request: FastifyRequest): number {
  const header = request.headers["if-match"];
  if (header === undefined) throw new ProblemError("version.missing");
  const match = /^\s*(?:W\/)?"(\d{1,15})"\s*$/.exec(header);
  if (match?.[1] === undefined)
    throw new ProblemError("version.missing", {
      detail: inEveryLanguage(({ ifMatch }) => ifMatch),
    });
  return Number(match[1]);
}
