export type Person = {
  id: string;
  name: string;
  initials: string;
  email: string;
  vat: string | null;
  organization: string | null;
  roles: string[];
};

function person(
  id: string,
  name: string,
  initials: string,
  rest: { email: string; vat?: string; organization?: string; roles?: string[] },
): Person {
  const { email, vat = null, organization = null, roles = [] } = rest;
  return { id, name, initials, email: `${email}@demo.example`, vat, organization, roles };
}

/** Whom the journeys sign in as, and what the product should then say about them. */
export const people = {
  landowner: person("demo-lodsejer", "Demo Lodsejer", "DL", { email: "lodsejer" }),
  neighbour: person("demo-nabo", "Demo Nabo", "DN", { email: "nabo" }),
  company: person("demo-landbrug", "Demo Driftsleder", "DD", {
    email: "driftsleder",
    vat: "DK12345678",
    organization: "Demo Landbrug ApS",
  }),
  adviser: person("demo-raadgiver", "Demo Rådgiver", "DR", {
    email: "raadgiver",
    vat: "DK87654321",
    organization: "Demo Rådgivning A/S",
  }),
  planner: person("demo-planlaegger-viborg", "Demo Planlægger Viborg", "DV", {
    email: "planlaegger.viborg",
    vat: "DK29189846",
    organization: "Viborg Kommune",
    roles: ["miljoe_mars_planlaegger"],
  }),
  otherPlanner: person("demo-planlaegger-aalborg", "Demo Planlægger Aalborg", "DA", {
    email: "planlaegger.aalborg",
    vat: "DK29189420",
    organization: "Aalborg Kommune",
    roles: ["miljoe_mars_planlaegger"],
  }),
  planReader: person("demo-planlaeser", "Demo Planlæser", "DP", {
    email: "planlaeser",
    vat: "DK29189846",
    organization: "Viborg Kommune",
    roles: ["miljoe_mars_plan_laes"],
  }),
  withoutRole: person("demo-uden-rolle", "Demo Uden Rolle", "DR", {
    email: "uden.rolle",
    vat: "DK29189846",
    organization: "Viborg Kommune",
  }),
  natureAgency: person("demo-naturstyrelsen", "Demo Skovrejser", "DS", {
    email: "skovrejser",
    vat: "DK33157274",
    organization: "Naturstyrelsen",
  }),
  seges: person("demo-seges", "Demo Forsker", "DF", {
    email: "forsker",
    vat: "DK42909769",
    organization: "SEGES Innovation P/S",
  }),
  caseworker: person("demo-sagsbehandler", "Demo Sagsbehandler", "DS", {
    email: "sagsbehandler",
    vat: "DK20814616",
    organization: "Styrelsen for Grøn Arealomlægning og Vandmiljø",
    roles: ["miljoe_mars_ansoeg_admin"],
  }),
} as const satisfies Record<string, Person>;
