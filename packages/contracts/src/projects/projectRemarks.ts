import * as z from "zod/mini";
import { contract } from "../platform/contract.ts";
import { text } from "./projectInput.ts";
import { correction, remark } from "./projectShapes.ts";

const params = z.object({ id: z.uuid() });
const tag = "Projects";

export const listRemarks = contract({
  method: "GET",
  path: "/projects/:id/remarks",
  tag,
  summary: "Comments between applicant and authority, oldest first",
  access: "signedIn",
  params,
  response: z.array(remark),
});

export const readCorrection = contract({
  method: "GET",
  path: "/projects/:id/correction",
  tag,
  summary: "What the last correction answered and changed; null where there was none",
  access: "signedIn",
  params,
  response: z.nullable(correction),
});

export const addRemark = contract({
  method: "POST",
  path: "/projects/:id/remarks",
  tag,
  summary: "Add a comment",
  access: "signedIn",
  status: 201,
  params,
  body: z.object({ text }),
  response: remark,
  problems: ["text.required", "text.too-long"],
});
