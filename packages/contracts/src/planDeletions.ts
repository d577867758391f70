import * as z from "zod/mini";
import { contract } from "./contract.ts";
import { write } from "./planAccess.ts";

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
