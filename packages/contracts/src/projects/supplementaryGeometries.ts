import * as z from "zod/mini";
import { contract } from "../platform/contract.ts";
import { areaGeometry } from "../datasets/layers.ts";
import { geometrySource, shortText } from "./projectInput.ts";
import { supplementaryGeometry } from "./projectShapes.ts";

const params = z.object({ id: z.uuid() });
const tag = "Projects";
const supplementaryParams = z.object({ id: z.uuid(), geometryId: z.uuid() });

export const addSupplementaryGeometries = contract({
  method: "POST",
  path: "/projects/:id/supplementary-geometries",
  tag,
  summary: "Add one supplementary geometry, or after confirmation one per feature",
  access: "signedIn",
  status: 201,
  params,
  body: z.object({
    items: z
      .array(
        z.object({
          name: shortText,
          typeId: z.uuid(),
          geometry: areaGeometry,
          source: geometrySource,
        }),
      )
      .check(z.minLength(1), z.maxLength(200)),
    /** Needed for several: it cannot be undone. */
    confirmed: z._default(z.boolean(), false),
  }),
  response: z.object({ items: z.array(supplementaryGeometry) }),
  problems: [
    "supplementary.needs-scheme",
    "supplementary.needs-geometry",
    "supplementary.type-unknown",
    "supplementary.type-automatic",
    "supplementary.not-confirmed",
    "geometry.outside-project",
    "project.frozen",
    "text.required",
    "text.too-long",
  ],
});

export const readSupplementaryGeometry = contract({
  method: "GET",
  path: "/projects/:id/supplementary-geometries/:geometryId",
  tag,
  summary: "One supplementary geometry",
  access: "signedIn",
  params: supplementaryParams,
  response: supplementaryGeometry,
  problems: ["supplementary.not-found"],
});

export const editSupplementaryGeometry = contract({
  method: "PATCH",
  path: "/projects/:id/supplementary-geometries/:geometryId",
  tag,
  summary: "Change name, type or area of a supplementary geometry",
  access: "signedIn",
  versioned: true,
  params: supplementaryParams,
  body: z.object({
    name: z.optional(shortText),
    typeId: z.optional(z.uuid()),
    geometry: z.optional(areaGeometry),
    source: geometrySource,
  }),
  response: supplementaryGeometry,
  problems: ["supplementary.automatic", "supplementary.not-found", "geometry.outside-project"],
});

export const deleteSupplementaryGeometry = contract({
  method: "DELETE",
  path: "/projects/:id/supplementary-geometries/:geometryId",
  tag,
  summary: "Remove a supplementary geometry",
  access: "signedIn",
  versioned: true,
  params: supplementaryParams,
  problems: ["supplementary.automatic", "supplementary.not-found"],
});
