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
  summary: "Whether database, migrations and identity answer",
  description: "200 when every check holds, 503 otherwise; the body is the same.",
  access: "public",
  response: z.object({ status: z.enum(["ready", "not-ready"]), checks: z.array(check) }),
});
