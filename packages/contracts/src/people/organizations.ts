import { SINGLE_LINE_MAX_LENGTH } from "@mars/domain/fields/lineLimits";
import * as z from "zod/mini";
import { line } from "../platform/text.ts";
import { contract } from "../platform/contract.ts";
import { integerInQuery } from "../platform/query.ts";

export const organizationKind = z.enum([
  "municipality",
  "agency",
  "company",
  "nature_agency",
  "seges",
  "other",
]);

export const organization = z.object({
  vat: z.string(),
  name: z.string(),
  abbr: z.nullable(z.string()),
  kind: organizationKind,
  icon: z.nullable(z.string()),
  descriptionDa: z.nullable(z.string()),
  descriptionEn: z.nullable(z.string()),
});
export type Organization = z.infer<typeof organization>;

/** SPEC 9: one more than the twenty shown, so that the list can say there are more. */
export const organizationSearchLimit = 21;

export const searchOrganizations = contract({
  method: "GET",
  path: "/organizations/search",
  tag: "Organizations",
  summary: "Organisations by name, abbreviation or CVR number",
  access: "signedIn",
  query: z.object({
    query: z._default(line(SINGLE_LINE_MAX_LENGTH), ""),
    limit: z._default(integerInQuery(1, 100), organizationSearchLimit),
  }),
  response: z.array(organization),
});
