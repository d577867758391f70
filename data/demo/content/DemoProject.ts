import type { FlowType, ProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import type { Ring } from "../geography/Position.ts";

/** Who owns or represents: an organisation by VAT number, or a person by the token's subject. */
export type Party = { vat: string } | { subject: string };

export type Move = { status: ProjectStatus; at: Date; remark: string | null };

export type DemoProject = {
  id: string;
  geoId: string;
  ring: Ring;
  name: string;
  description: string;
  planName: string;
  schemeId: string;
  measureId: string;
  flow: FlowType;
  owner: Party;
  delegate: Party | null;
  caseId: string | null;
  /** From draft to where it stands. */
  moves: Move[];
};
