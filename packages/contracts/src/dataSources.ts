import * as z from "zod/mini";
import { contract } from "./contract.ts";

/** What the product can be filled with. */
export const contentPart = z.enum(["geography", "layers", "projects", "sketches", "plans", "land"]);
export type ContentPart = z.infer<typeof contentPart>;

export const dataSources = z.object({
  parts: z.array(
    z.object({
      part: contentPart,
      /** `demo`: invented. `mixed`: invented ones stand beside real ones. */
      origin: z.enum(["none", "demo", "real", "mixed"]),
      count: z.int(),
    }),
  ),
});
export type DataSources = z.infer<typeof dataSources>;

export const readDataSources = contract({
  method: "GET",
  path: "/data-sources",
  tag: "Data sources",
  summary: "What is loaded, and whether it is real or invented for demonstration",
  access: "public",
  response: dataSources,
});
