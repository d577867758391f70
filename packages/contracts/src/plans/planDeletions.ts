import * as z from "zod/mini";
import { contract } from "../platform/contract.ts";
import { planParams, read, write } from "./planAccess.ts";

export const deletedItem = z.object({
  id: z.uuid(),
  kind: z.enum(["sketch_project", "uroert_skov", "scenario"]),
  name: z.string(),
  deletedAt: z.string(),
  deletedBy: z.nullable(z.string()),
});
export type DeletedItem = z.infer<typeof deletedItem>;

export const listDeleted = contract({
  ...read,
  path: "/plans/:id/deleted",
  summary: "Sketch projects and scenarios deleted within a day, newest first",
  description: "Those that the caller may delete, and so may have back.",
  params: planParams,
  response: z.array(deletedItem),
});

export const restoreDeleted = contract({
  ...write,
  method: "POST",
  path: "/plans/:id/deleted/:itemId/restore",
  summary: "Undo the deletion of a sketch project or a scenario, within a day",
  description: "For those who may delete it. It comes back as it was, under its own id.",
  params: z.object({ id: z.uuid(), itemId: z.uuid() }),
  response: z.object({ kind: z.enum(["sketch_project", "scenario"]) }),
  problems: ["resource.not-found"],
});
