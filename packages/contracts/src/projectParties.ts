import * as z from "zod/mini";
import { contract } from "./contract.ts";
import { text } from "./projectInput.ts";
import { project } from "./projectShapes.ts";

const params = z.object({ id: z.uuid() });
const tag = "Projects";

const holderChange = {
  method: "PUT",
  tag,
  access: "signedIn",
  versioned: true,
  params,
  problems: ["owner.unchanged", "owner.final", "owner.not-confirmed", "organization.unknown"],
  /** Null where the caller handed it over and may not see it any more. */
  response: z.object({ project: z.nullable(project) }),
} as const;

export const changeOwner = contract({
  ...holderChange,
  path: "/projects/:id/owner",
  summary: "Hand the project over to an organisation; to a municipality it is for good",
  body: z.object({ vat: text, confirmed: z._default(z.boolean(), false) }),
});

export const changeDelegate = contract({
  ...holderChange,
  path: "/projects/:id/delegate",
  summary: "Let an organisation act for the owner; null takes it back",
  body: z.object({ vat: z.nullable(text), confirmed: z._default(z.boolean(), false) }),
});
