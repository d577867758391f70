export type Group = "private" | "company" | "municipality" | "authority";

export type DemoPerson = {
  /** The token's subject. Stable: what a person owns hangs on it. */
  id: string;
  group: Group;
  name: string;
  email: string;
  /** `DK` and eight digits; private persons have none. */
  vat: string | null;
  organization: string | null;
  roles: string[];
  explanation: { da: string; en: string };
};

export const groups: readonly Group[] = ["private", "company", "municipality", "authority"];

const planner = "miljoe_mars_planlaegger";
const planReader = "miljoe_mars_plan_laes";
const caseworkerAdmin = "miljoe_mars_ansoeg_admin";

/**
 * Invented people, one for every kind of user. The authorities' VAT numbers are the
 * public ones; the companies' fail the CVR check digit, so no real company has them.
 */
export const demoPeople: readonly DemoPerson[] = [
  {
    id: "demo-lodsejer",
    group: "private",
    name: "Demo Lodsejer",
    email: "lodsejer@demo.example",
    vat: null,
    organization: null,
    roles: [],
    explanation: {
      da: "Privatperson, der ejer jord og søger tilskud til egne projekter.",
      en: "Private individual who owns land and applies for subsidies for their own projects.",
    },
  },
  {
    id: "demo-nabo",
    group: "private",
    name: "Demo Nabo",
    email: "nabo@demo.example",
    vat: null,
    organization: null,
    roles: [],
    explanation: {
      da: "En anden privatperson. Kan ikke se Demo Lodsejers projekter.",
      en: "Another private individual. Cannot see Demo Lodsejer's projects.",
    },
  },
  {
    id: "demo-landbrug",
    group: "company",
    name: "Demo Driftsleder",
    email: "driftsleder@demo.example",
    vat: "DK12345678",
    organization: "Demo Landbrug ApS",
    roles: [],
    explanation: {
      da: "Virksomhed, der søger på vegne af Demo Landbrug ApS.",
      en: "Company applying on behalf of Demo Landbrug ApS.",
    },
  },
  {
    id: "demo-raadgiver",
    group: "company",
    name: "Demo Rådgiver",
    email: "raadgiver@demo.example",
    vat: "DK87654321",
    organization: "Demo Rådgivning A/S",
    roles: [],
    explanation: {
      da: "Rådgivende virksomhed, som andre kan give fuldmagt til deres projekter.",
      en: "Advisory company that others can authorise to act on their projects.",
    },
  },
  {
    id: "demo-planlaegger-viborg",
    group: "municipality",
    name: "Demo Planlægger Viborg",
    email: "planlaegger.viborg@demo.example",
    vat: "DK29189846",
    organization: "Viborg Kommune",
    roles: [planner],
    explanation: {
      da: "Planlægger. Må redigere planer og skitseprojekter og søge for kommunen.",
      en: "Planner. May edit plans and sketch projects and apply for the municipality.",
    },
  },
  {
    id: "demo-planlaegger-aalborg",
    group: "municipality",
    name: "Demo Planlægger Aalborg",
    email: "planlaegger.aalborg@demo.example",
    vat: "DK29189420",
    organization: "Aalborg Kommune",
    roles: [planner],
    explanation: {
      da: "Planlægger i en anden kommune med egne planer.",
      en: "Planner in another municipality with its own plans.",
    },
  },
  {
    id: "demo-planlaeser",
    group: "municipality",
    name: "Demo Planlæser",
    email: "planlaeser@demo.example",
    vat: "DK29189846",
    organization: "Viborg Kommune",
    roles: [planReader],
    explanation: {
      da: "Planlæser. Må se planer, men ikke ændre dem.",
      en: "Plan reader. May see plans but not change them.",
    },
  },
  {
    id: "demo-uden-rolle",
    group: "municipality",
    name: "Demo Uden Rolle",
    email: "uden.rolle@demo.example",
    vat: "DK29189846",
    organization: "Viborg Kommune",
    roles: [],
    explanation: {
      da: "Kommunal medarbejder uden rolle. Har ikke adgang til planerne.",
      en: "Municipal employee without a role. Has no access to the plans.",
    },
  },
  {
    id: "demo-naturstyrelsen",
    group: "authority",
    name: "Demo Skovrejser",
    email: "skovrejser@demo.example",
    vat: "DK33157274",
    organization: "Naturstyrelsen",
    roles: [],
    explanation: {
      da: "Naturstyrelsen. Søger ordninger, der er åbne for staten.",
      en: "The Danish Nature Agency. Applies under schemes open to the state.",
    },
  },
  {
    id: "demo-seges",
    group: "authority",
    name: "Demo Forsker",
    email: "forsker@demo.example",
    vat: "DK42909769",
    organization: "SEGES Innovation P/S",
    roles: [],
    explanation: {
      da: "SEGES. Søger ordninger, der kun er åbne for SEGES.",
      en: "SEGES. Applies under schemes open only to SEGES.",
    },
  },
  {
    id: "demo-sagsbehandler",
    group: "authority",
    name: "Demo Sagsbehandler",
    email: "sagsbehandler@demo.example",
    vat: "DK20814616",
    organization: "Styrelsen for Grøn Arealomlægning og Vandmiljø",
    roles: [caseworkerAdmin],
    explanation: {
      da: "Sagsbehandler. Ser alle indsendte ansøgninger og behandler dem.",
      en: "Caseworker. Sees every submitted application and processes it.",
    },
  },
  {
    id: "demo-sagskollega",
    group: "authority",
    name: "Demo Sagskollega",
    email: "sagskollega@demo.example",
    vat: "DK20814616",
    organization: "Styrelsen for Grøn Arealomlægning og Vandmiljø",
    roles: [caseworkerAdmin],
    explanation: {
      da: "Sagsbehandler i samme styrelse. Kan få sager tildelt af en kollega.",
      en: "Caseworker in the same agency. A colleague can assign cases to them.",
    },
  },
];

export function findDemoPerson(id: string): DemoPerson | undefined {
  return demoPeople.find((person) => person.id === id);
}
