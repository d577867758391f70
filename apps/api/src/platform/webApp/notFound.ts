import type { Contract } from "@mars/contracts/platform/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ProblemError } from "../problems/ProblemError.ts";
import { sendProblem } from "../problems/sendProblem.ts";
import type { PublicPageFinder } from "../http/publicPage.ts";
import type { WebApp } from "./WebApp.ts";

type Unrouted = {
  apiPath: string;
  contracts: readonly Contract[];
  webApp: WebApp | null;
  publicPageOf: PublicPageFinder;
};

/** Answers what no route took: 405 for a known address, the web app's page, or 404. */
export function notFoundHandler({ apiPath, contracts, webApp, publicPageOf }: Unrouted) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const pathname = request.url.split("?")[0] ?? "/";
    if (pathname === apiPath || pathname.startsWith(`${apiPath}/`)) {
      const methods = methodsAt(pathname.slice(apiPath.length), contracts);
      return sendProblem(unknownAddress(methods), request, reply);
    }
    const reading = request.method === "GET" || request.method === "HEAD";
    if (!reading || webApp === null) return sendProblem(unknownAddress([]), request, reply);
    const publicPage = webApp.hasFile(pathname) ? null : publicPageOf(request);
    if (publicPage !== null)
      return reply.header("cache-control", "no-store").redirect(publicPage, 307);
    return webApp.send(pathname, request, reply);
  };
}

function unknownAddress(methods: string[]): ProblemError {
  if (methods.length === 0) return new ProblemError("request.not-found");
  return new ProblemError("request.method-not-allowed", { headers: { allow: methods.join(", ") } });
}

function methodsAt(path: string, contracts: readonly Contract[]): string[] {
  const methods = contracts
    .filter((contract) =>
      new RegExp(
        `^${contract.path.replaceAll(/[.+*()]/g, String.raw`\$&`).replaceAll(/:\w+/g, "[^/]+")}$`,
      ).test(path),
    )
    .map(({ method }) => method);
  return [...new Set(methods)].toSorted();
}
