import {
  agencyVat,
  natureAgencyVat,
  segesVat,
} from "../../../apps/api/src/platform/reference/facts/organizations.ts";

/** The people one can sign in as; they are kept by the identity provider under these subjects. */
export type DemoPerson = {
  subject: string;
  name: string;
  vat: string | null;
  organization: string | null;
  roles: string[];
};

const person = (
  subject: string,
  name: string,
  vat: string | null = null,
  organization: string | null = null,
  ...roles: string[]
): DemoPerson => ({ subject, name, vat, organization, roles });

const viborgVat = "DK29189846";
const aalborgVat = "DK29189420";
const agencyName = "Styrelsen for Grøn Arealomlægning og Vandmiljø";

export const demoPeople: readonly DemoPerson[] = [
  person("demo-lodsejer", "Demo Lodsejer"),
  person("demo-nabo", "Demo Nabo"),
  person("demo-landbrug", "Demo Driftsleder", "DK12345678", "Demo Landbrug ApS"),
  person("demo-raadgiver", "Demo Rådgiver", "DK87654321", "Demo Rådgivning A/S"),
  person(
    "demo-planlaegger-viborg",
    "Demo Planlægger Viborg",
    viborgVat,
    "Viborg Kommune",
    "planner",
  ),
  person(
    "demo-planlaegger-aalborg",
    "Demo Planlægger Aalborg",
    aalborgVat,
    "Aalborg Kommune",
    "planner",
  ),
  person("demo-planlaeser", "Demo Planlæser", viborgVat, "Viborg Kommune", "planReader"),
  person("demo-uden-rolle", "Demo Uden Rolle", viborgVat, "Viborg Kommune"),
  person("demo-naturstyrelsen", "Demo Skovrejser", natureAgencyVat, "Naturstyrelsen"),
  person("demo-seges", "Demo Forsker", segesVat, "SEGES Innovation P/S"),
  person("demo-sagsbehandler", "Demo Sagsbehandler", agencyVat, agencyName, "caseworkerAdmin"),
  person("demo-sagskollega", "Demo Sagskollega", agencyVat, agencyName, "caseworkerAdmin"),
];

export const caseworker = { subject: "demo-sagsbehandler", organization: agencyName };
