import * as z from "zod/mini";
import { contract } from "./contract.ts";

export const readLiveness = contract({
  method: "GET",
  path: "/health/live",
  tag: "Health",
  summary: "Whether the process runs",
  access: "public",
  response: z.object({ status: z.literal("live") }),
});

const check = z.object({ name: z.string(), ok: z.boolean(), detail: z.optional(z.string()) });

export const readReadiness = contract({
  method: "GET",
  path: "/health/ready",
  tag: "Health",
  summary: "Whether this instance can serve the public",
  description:
    "200 while public answers can be served, 503 otherwise; the body is the same. `degraded` names what does not work meanwhile: without `database` or `disk` nothing can be changed, without `identity` nobody can sign in.",
  access: "public",
  response: z.object({
    status: z.enum(["ready", "not-ready"]),
    degraded: z.array(z.string()),
    checks: z.array(check),
  }),
});
