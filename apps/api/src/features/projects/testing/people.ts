import { municipalityVat } from "./worldIds.ts";

/** Claims of one person of every kind that stands differently to a project. */
export const people = {
  owner: { sub: "owner", name: "Demo Lodsejer", roles: [] },
  neighbour: { sub: "neighbour", name: "Demo Nabo", roles: [] },
  company: {
    sub: "company",
    name: "Demo Driftsleder",
    vat: "DK12345678",
    organization: "Demo Landbrug ApS",
    roles: [],
  },
  delegate: {
    sub: "delegate",
    name: "Demo Rådgiver",
    vat: "DK87654321",
    organization: "Demo Rådgivning A/S",
    roles: [],
  },
  municipality: {
    sub: "municipality",
    name: "Demo Uden Rolle",
    vat: municipalityVat,
    organization: "Viborg Kommune",
    roles: [],
  },
  seges: {
    sub: "seges",
    name: "Demo Forsker",
    vat: "DK42909769",
    organization: "SEGES",
    roles: [],
  },
  planReader: {
    sub: "plan-reader",
    name: "Demo Planlæser",
    vat: municipalityVat,
    organization: "Viborg Kommune",
    roles: ["miljoe_mars_plan_laes"],
  },
  planner: {
    sub: "planner",
    name: "Demo Planlægger",
    vat: "DK29189420",
    organization: "Aalborg Kommune",
    roles: ["miljoe_mars_planlaegger"],
  },
  planPlanner: {
    sub: "plan-planner",
    name: "Demo Planlægger Viborg",
    vat: municipalityVat,
    organization: "Viborg Kommune",
    roles: ["miljoe_mars_planlaegger"],
  },
  /** Handles cases, and works where the delegate of some of them does. */
  partyCaseworker: {
    sub: "party-caseworker",
    name: "Demo Sagsbehandler og Rådgiver",
    vat: "DK87654321",
    organization: "Demo Rådgivning A/S",
    roles: ["miljoe_mars_ansoeg_admin"],
  },
  caseworker: {
    sub: "caseworker",
    name: "Demo Sagsbehandler",
    vat: "DK20814616",
    organization: "Styrelsen",
    roles: ["miljoe_mars_ansoeg_admin"],
  },
} as const;

export type PersonName = keyof typeof people;
