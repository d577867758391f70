import { inAYear } from "./endpointRights.ts";
import { COMPANY_VAT } from "./matrixObjects.ts";
import type { MatrixPerson } from "./matrixPeople.ts";

/** `:projectId` in the path is a draft of the owner's. */
type MadeBy = {
  who: NonNullable<MatrixPerson>;
  method: "POST" | "PUT";
  path: string;
  body: unknown;
};

/** What one person alone, or one organisation, has to do with: no one else may know that it is there. */
export type PersonalObject = {
  object: string;
  ofWhom: NonNullable<MatrixPerson>;
  made: MadeBy;
  listedAt: string;
  uses: readonly (readonly ["POST" | "PUT" | "DELETE", string, unknown?])[];
};

export const PERSONAL_OBJECTS: readonly PersonalObject[] = [
  {
    object: "webhook",
    ofWhom: "owner",
    made: {
      who: "owner",
      method: "POST",
      path: "/webhooks",
      body: { url: "https://example.dk/mars" },
    },
    listedAt: "/webhooks",
    uses: [
      ["POST", "/webhooks/:id/test"],
      ["POST", "/webhooks/:id/resume"],
      ["DELETE", "/webhooks/:id"],
      ["DELETE", "/digests/:id"],
    ],
  },
  {
    object: "caseworker's filter",
    ofWhom: "caseworker",
    made: {
      who: "caseworker",
      method: "PUT",
      path: "/casework/filters",
      body: { name: "Mine egne", search: "assignee=me" },
    },
    listedAt: "/casework/filters",
    uses: [["DELETE", "/casework/filters/:id"]],
  },
  {
    object: "offer of a delegation",
    ofWhom: "company",
    made: {
      who: "owner",
      method: "PUT",
      path: "/projects/:projectId/delegate",
      body: { vat: COMPANY_VAT, scope: "edit", until: inAYear },
    },
    listedAt: "/offers",
    uses: [["POST", "/offers/:id/answer", { accept: true }]],
  },
];
