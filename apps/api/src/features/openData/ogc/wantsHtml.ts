import type { FastifyRequest } from "fastify";

type Asked = { query: unknown; headers: FastifyRequest["headers"] };

/** `f` decides; else a browser, which names HTML before anything else it takes. */
export function wantsHtml({ query, headers }: Asked): boolean {
  const { f } = query as { f?: unknown };
  if (f !== undefined) return f === "html";
  const [first = ""] = (headers.accept ?? "").split(/[,;]/);
  return first.trim() === "text/html";
}
