import { flag, number, readFacts, text } from "./readFacts.ts";

/** The 26 states of the national system, as its public API numbers them. */
export type NationalState = {
  number: number;
  sortOrder: number;
  name: string;
  type: "Initial" | "Preliminary" | "Established" | "Completed" | "Canceled" | "Hearing";
  ownerEdits: boolean;
  caseworkerEdits: boolean;
  adminEdits: boolean;
  /** Where the public status counts it. */
  publicCounter:
    | "countApprovedProjects"
    | "countAssessedProjects"
    | "countEstablishedProjects"
    | null;
};

export const nationalStates = readFacts<NationalState>("nationalStates", {
  number,
  sortOrder: number,
  name: text,
  type: (cell) => cell as NationalState["type"],
  ownerEdits: flag,
  caseworkerEdits: flag,
  adminEdits: flag,
  publicCounter: (cell) => (cell || null) as NationalState["publicCounter"],
});
