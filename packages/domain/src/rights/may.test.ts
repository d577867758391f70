import { expect, test } from "vitest";
import { actorOf } from "../lifecycle/allowedTransitions.ts";
import { PROJECT_STATUSES, type ProjectStatus } from "../lifecycle/projectStatus.ts";
import { caseStanding, may } from "./may.ts";
import { DELEGATION_SCOPES, type DelegationScope } from "./delegation.ts";
import type { RightsPerson, Role } from "./person.ts";
import type { ProjectResource, Resource } from "./resources.ts";
import { type Action, RIGHTS } from "./rightsTable.ts";

const ACTIONS = Object.keys(RIGHTS) as readonly Action[];

function person(id: string, vat: string | null, ...roles: Role[]): RightsPerson {
  return { id, vat, roles };
}
const PLAN_VAT = "DK11111111";
const OTHER_VAT = "DK22222222";
const PEOPLE = {
  anonymous: null,
  stranger: person("stranger", null),
  owner: person("owner", null),
  delegate: person("delegate", "DK33333333"),
  reader: person("reader", OTHER_VAT, "planReader"),
  planner: person("planner", OTHER_VAT, "planner"),
  planPlanner: person("planPlanner", PLAN_VAT, "planner"),
  readerOfPlanOrganisation: person("r2", PLAN_VAT, "planReader"),
  caseworker: person("caseworker", "DK20814616", "caseworkerAdmin"),
};
type Name = keyof typeof PEOPLE;
const NAMES = Object.keys(PEOPLE) as Name[];
const EVERYONE = NAMES.join(" ");
const SIGNED_IN = NAMES.filter((name) => name !== "anonymous").join(" ");
const PLANS = "reader planner planPlanner readerOfPlanOrganisation";

function project(
  status: ProjectStatus,
  inPlans = true,
  delegateScope: DelegationScope = "apply",
): ProjectResource {
  return {
    kind: "project",
    status,
    owner: { kind: "person", personId: "owner" },
    delegate: { kind: "organisation", vat: "DK33333333" },
    delegateScope,
    inPlans,
  };
}
const plan: Resource = { kind: "plan", responsibleVat: PLAN_VAT };
const sketchOf = (organisationVat: string | null): Resource => ({
  kind: "sketch",
  organisationVat,
  responsibleVat: PLAN_VAT,
});

const scenarioOf = (organisationVat: string | null): Resource => ({
  kind: "scenario",
  organisationVat,
  responsibleVat: PLAN_VAT,
});

/** From receipt on, as long as it has neither been refused nor given up. */
const RECEIVED = [
  "application_received",
  "preliminary_examination",
  "preliminary_investigation",
  "request_application_received",
  "approval",
  "establishment",
  "payment_request_received",
  "payment_request_rejected",
  "established",
] as const;

/** The table of who may do what, read aloud: names of those who may. */
const TABLE: Record<Action, { resource?: Resource; who: string }[]> = {
  "public.read": [{ who: EVERYONE }],
  "project.create": [{ who: SIGNED_IN }],
  "project.read": [
    { resource: project("draft"), who: "owner delegate" },
    { resource: project("applied"), who: "owner delegate caseworker" },
    ...RECEIVED.map((status) => ({
      resource: project(status),
      who: `owner delegate caseworker ${PLANS}`,
    })),
    ...(
      [
        "application_rejected",
        "application_abandoned",
        "request_abandoned",
        "approval_cancelled",
      ] as const
    ).map((status) => ({ resource: project(status), who: "owner delegate caseworker" })),
    { resource: project("established", false), who: "owner delegate caseworker" },
  ],
  "project.read-case": [
    { resource: project("draft"), who: "owner delegate" },
    { resource: project("applied"), who: "owner delegate caseworker" },
  ],
  "project.read-drafting": [
    { resource: project("draft"), who: "owner delegate" },
    { resource: project("applied"), who: "owner delegate" },
    { resource: project("established"), who: "owner delegate" },
  ],
  "project.edit": [
    { resource: project("draft"), who: "owner delegate" },
    { resource: project("applied"), who: "" },
  ],
  "project.apply": [
    { resource: project("draft"), who: "owner delegate" },
    { resource: project("applied"), who: "" },
  ],
  "project.delete": [
    { resource: project("draft"), who: "owner delegate" },
    ...PROJECT_STATUSES.filter((status) => status !== "draft").map((status) => ({
      resource: project(status),
      who: "",
    })),
  ],
  "project.confirm-sent": [
    { resource: project("draft"), who: "" },
    { resource: project("applied"), who: "owner delegate" },
  ],
  "project.copy": [
    { resource: project("draft"), who: "" },
    { resource: project("application_rejected"), who: "owner delegate" },
  ],
  "project.change-owner": [
    { resource: project("draft"), who: "owner" },
    { resource: project("approval"), who: "owner caseworker" },
  ],
  "project.delegate": [
    { resource: project("draft"), who: "owner" },
    { resource: project("approval"), who: "owner" },
  ],
  "project.end-delegation": [
    { resource: project("draft"), who: "owner delegate" },
    { resource: project("approval"), who: "owner delegate" },
  ],
  "project.remark": [
    { resource: project("draft"), who: "owner delegate" },
    { resource: project("applied"), who: "owner delegate caseworker" },
  ],
  "project.revise": PROJECT_STATUSES.map((status) => ({
    resource: project(status),
    who: [
      "preliminary_examination",
      "preliminary_investigation",
      "approval",
      "establishment",
    ].includes(status)
      ? "owner delegate caseworker"
      : "",
  })),
  "project.enter-effects": [
    { resource: project("draft"), who: "" },
    { resource: project("applied"), who: "caseworker" },
  ],
  "project.handle": [
    { resource: project("draft"), who: "" },
    { resource: project("applied"), who: "caseworker" },
  ],
  "project.set-case-id": [
    { resource: project("draft"), who: "" },
    { resource: project("applied"), who: "caseworker" },
  ],
  "project.replace-name": [
    { resource: project("draft"), who: "" },
    { resource: project("approval"), who: "caseworker" },
  ],
  "project.see-inbox": [{ who: "caseworker" }],
  "plan.read": [{ who: PLANS }, { resource: plan, who: PLANS }],
  "plan.save-scenario": [{ resource: plan, who: "planner planPlanner" }],
  "scenario.edit": [
    { resource: scenarioOf(OTHER_VAT), who: "planner" },
    { resource: scenarioOf(PLAN_VAT), who: "planPlanner" },
    { resource: scenarioOf(null), who: "" },
  ],
  "scenario.delete": [
    { resource: scenarioOf(OTHER_VAT), who: "planner" },
    { resource: scenarioOf(PLAN_VAT), who: "planPlanner" },
  ],
  "plan.apply-scenario": [{ resource: plan, who: "planPlanner" }],
  "plan.edit": [{ resource: plan, who: "planPlanner" }],
  "plan.include": [{ resource: plan, who: "planPlanner" }],
  "plan.publish": [
    { resource: plan, who: "planPlanner" },
    { resource: { kind: "plan", responsibleVat: null }, who: "" },
  ],
  "plan.unpublish": [{ resource: plan, who: "planPlanner" }],
  "plan.undo-publishing": [{ resource: plan, who: "planPlanner" }],
  "plan.set-responsible": [{ resource: plan, who: "caseworker" }],
  "source.run": [{ resource: plan, who: "caseworker" }],
  "sketch.read": [{ resource: sketchOf(OTHER_VAT), who: PLANS }],
  "sketch.create": [{ resource: plan, who: "planner planPlanner" }],
  "sketch.edit": [
    { resource: sketchOf(OTHER_VAT), who: "planner planPlanner" },
    { resource: sketchOf("DK99999999"), who: "planPlanner" },
    { resource: sketchOf(null), who: "planPlanner" },
  ],
  "sketch.delete": [
    { resource: sketchOf(OTHER_VAT), who: "planner planPlanner" },
    { resource: sketchOf("DK99999999"), who: "planPlanner" },
  ],
  "sketch.enter-effects": [
    { resource: sketchOf(OTHER_VAT), who: "planner planPlanner" },
    { resource: sketchOf("DK99999999"), who: "planPlanner" },
  ],
};

test.each(ACTIONS)("[A3] %s is allowed to those the table names and nobody else", (action) => {
  for (const { resource, who } of TABLE[action]) {
    const allowed = NAMES.filter((name) => may(PEOPLE[name], action, resource));
    expect({ resource, allowed: allowed.toSorted() }).toEqual({
      resource,
      allowed: who.split(" ").filter(Boolean).toSorted(),
    });
  }
});

test("[A6] a caseworker who owns the case, or is delegate for it, cannot handle it", () => {
  for (const own of [
    person("owner", null, "caseworkerAdmin"),
    person("x", "DK33333333", "caseworkerAdmin"),
  ]) {
    expect(may(own, "project.handle", project("applied"))).toBe(false);
    expect(may(own, "project.set-case-id", project("applied"))).toBe(false);
    expect(may(own, "project.enter-effects", project("applied"))).toBe(false);
    expect(caseStanding(own, project("applied"))).toEqual({
      isApplicant: true,
      mayApply: true,
      isCaseworker: true,
    });
  }
});

const SCOPED: Record<DelegationScope, readonly string[]> = {
  read: ["read", "read-case", "read-drafting", "end-delegation"],
  edit: ["read", "read-case", "read-drafting", "edit", "end-delegation", "remark"],
  apply: [
    "read",
    "read-case",
    "read-drafting",
    "edit",
    "apply",
    "delete",
    "end-delegation",
    "remark",
  ],
};

test.each(DELEGATION_SCOPES)(
  "[A5] a delegate to %s may do that with a draft, and no more",
  (scope) => {
    const draft = project("draft", true, scope);
    const allowed = ACTIONS.filter(
      (action) => action !== "project.create" && may(PEOPLE.delegate, action, draft),
    );
    expect(allowed).toEqual(["public.read", ...SCOPED[scope].map((word) => `project.${word}`)]);
    expect(may(PEOPLE.delegate, "project.revise", project("approval", true, scope))).toBe(
      scope !== "read",
    );
  },
);

test("[A5] only a delegate to apply moves the case, and a delegate to read is still a party", () => {
  for (const scope of DELEGATION_SCOPES) {
    const standing = caseStanding(PEOPLE.delegate, project("draft", true, scope));
    expect(standing).toMatchObject({ isApplicant: true, mayApply: scope === "apply" });
    expect(actorOf(standing)).toBe(scope === "apply" ? "applicant" : null);
    expect(actorOf({ ...standing, isCaseworker: true })).not.toBe("caseworker");
  }
});

test("[A6] what was sent back for correction is still the caseworker's to read, and no one's to delete", () => {
  const returned: ProjectResource = { ...project("application_received"), isReturned: true };
  for (const action of ["project.read", "project.read-case", "project.remark"] as const) {
    expect(may(PEOPLE.caseworker, action, returned)).toBe(true);
  }
  expect(may(PEOPLE.caseworker, "project.read-drafting", returned)).toBe(false);
  expect(may(PEOPLE.caseworker, "project.edit", returned)).toBe(false);
  expect(may(PEOPLE.owner, "project.edit", returned)).toBe(true);
  expect(may(PEOPLE.owner, "project.apply", returned)).toBe(true);
  expect(may(PEOPLE.owner, "project.delete", returned)).toBe(false);
});

test("[A3] a right to a project is no right without one", () => {
  for (const action of ACTIONS.filter(
    (name) =>
      name.startsWith("project.") && name !== "project.create" && name !== "project.see-inbox",
  )) {
    expect(NAMES.filter((name) => may(PEOPLE[name], action))).toEqual([]);
  }
});

test("[A3] a planner without a VAT number belongs to no organisation, not to the nameless one", () => {
  expect(may(person("p", null, "planner"), "sketch.edit", sketchOf(null))).toBe(false);
  expect(
    may(person("p", null, "planner"), "plan.publish", { kind: "plan", responsibleVat: null }),
  ).toBe(false);
});

test("[A5] a project can be seen by everybody of the organisation that owns it, however the number is written", () => {
  const owned: ProjectResource = {
    ...project("draft"),
    owner: { kind: "organisation", vat: "DK33333333" },
    delegate: null,
  };
  expect(may(person("a", "33 33 33 33"), "project.edit", owned)).toBe(true);
  expect(may(person("a", "33333334"), "project.edit", owned)).toBe(false);
  expect(may(person("a", null), "project.edit", owned)).toBe(false);
});
