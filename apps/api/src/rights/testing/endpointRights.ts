import type { Action } from "@mars/domain/rights/rightsTable";
import type { ProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import { area, corner, squareAt } from "../../features/projects/testing/loadWorld.ts";
import { schemeIds, typeIds } from "../../features/projects/testing/worldIds.ts";

/** What an endpoint is about. */
export type On = "nothing" | "project" | "plan" | "sketch" | "scenario";

export type EndpointRight = {
  /** Method and path as in the contract. */
  endpoint: string;
  /** Which of several uses of the endpoint this is. */
  use?: string;
  on: On;
  /** Any of these lets through; they are rows of the rights table. */
  actions: readonly Action[];
  /** For moves: the lifecycle's table decides, too. */
  to?: ProjectStatus;
  query?: string;
  body?: unknown;
  /** The code for those who could have done it in another status. */
  notNow?: string;
  /** Codes that say no for another reason than the person. */
  otherwise?: readonly string[];
  /** Takes seconds: those it is for try it once. */
  slow?: true;
};

export const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);
const elsewhere = squareAt(corner.x + 2000, corner.y + 1000, 1000);
const effects = { nitrogenReductionT: 1, extractionEffortHa: 1, afforestationEffortHa: 1 };
const CHANGE_AREA: readonly Action[] = ["project.edit", "project.revise"];

const ofProject = (
  endpoint: string,
  actions: readonly Action[],
  more: Partial<EndpointRight> = {},
): EndpointRight => ({
  endpoint: endpoint.replace(" ", " /projects/:id"),
  on: "project",
  actions,
  ...more,
});
const caseOf = (endpoint: string, more: Partial<EndpointRight> = {}) =>
  ofProject(endpoint, ["project.read-case"], more);

const move = (to: ProjectStatus, body: object = {}): EndpointRight =>
  ofProject("POST /transitions", [], { use: `to ${to}`, to, body: { to, ...body } });

const PROJECTS: readonly EndpointRight[] = [
  ofProject("GET ", ["project.read"]),
  ofProject("GET /transitions", ["project.read"]),
  ofProject("GET /supplementary-geometries/:geometryId", ["project.read"]),
  caseOf("GET /rules"),
  caseOf("GET /schemes"),
  caseOf("GET /neighbours"),
  caseOf("GET /remarks"),
  caseOf("GET /correction"),
  caseOf("GET /attachments"),
  caseOf("GET /attachments/:attachmentId", { otherwise: ["resource.not-found"] }),
  caseOf("DELETE /attachments/:attachmentId", { otherwise: ["resource.not-found"] }),
  caseOf("GET /revisions"),
  caseOf("GET /revisions.csv"),
  caseOf("GET /form", { otherwise: ["form.no-action"] }),
  caseOf("GET /pdf", { slow: true }),
  caseOf("GET /form.zip", { slow: true }),
  ofProject("PATCH ", ["project.edit", "project.replace-name"], {
    use: "rename",
    body: { name: "Nyt" },
    notNow: "project.frozen",
  }),
  ofProject("PATCH ", CHANGE_AREA, {
    use: "describe",
    body: { description: "Nyt" },
    notNow: "project.frozen",
  }),
  ofProject("PATCH ", ["project.edit"], {
    use: "choose scheme",
    notNow: "project.frozen",
    body: { subsidySchemeId: schemeIds.examination, removeUnfitting: true },
  }),
  ofProject("DELETE ", ["project.delete"], { notNow: "project.not-draft" }),
  ofProject("PUT /geometry", CHANGE_AREA, {
    body: { geometry: elsewhere },
    notNow: "project.frozen",
  }),
  ofProject("POST /supplementary-geometries", CHANGE_AREA, {
    body: { items: [{ name: "Opland", typeId: typeIds.stream, geometry: area }] },
    notNow: "project.frozen",
  }),
  ofProject("PATCH /supplementary-geometries/:geometryId", CHANGE_AREA, {
    body: { name: "Nyt" },
    notNow: "project.frozen",
  }),
  ofProject("DELETE /supplementary-geometries/:geometryId", CHANGE_AREA, {
    notNow: "project.frozen",
  }),
  ofProject("POST /copies", ["project.copy"], { notNow: "project.draft-is-not-copied" }),
  ofProject("PUT /applications/:applicationId/sent", ["project.confirm-sent"], {
    body: { sentOn: null },
    otherwise: ["application.not-open"],
  }),
  ofProject("PUT /owner", ["project.change-owner"], {
    body: { vat: "DK42909769", remark: "Ansøgeren er død" },
  }),
  ofProject("PUT /delegate", ["project.delegate"], {
    use: "give",
    body: { vat: "DK42909769", scope: "edit", until: inAYear },
  }),
  ofProject("PUT /delegate", ["project.end-delegation"], {
    use: "end",
    body: { vat: null },
    otherwise: ["owner.unchanged"],
  }),
  ofProject("DELETE /offers/:role", ["project.change-owner"], { otherwise: ["offer.answered"] }),
  ofProject("POST /remarks", ["project.remark"], { body: { text: "Hej" } }),
  ofProject("POST /attachments", ["project.remark"], { otherwise: ["attachment.missing"] }),
  ofProject("PUT /effects", ["project.enter-effects"], { body: { effects } }),
  ofProject("PUT /case-id", ["project.set-case-id"], { body: { caseId: "7" } }),
  ofProject("PUT /handled", ["project.handle"]),
  ofProject("PUT /completion", ["project.handle"], {
    body: { completedOn: "2026-01-01" },
    otherwise: ["lifecycle.not-allowed", "lifecycle.wrong-flow", "lifecycle.decided-before-case"],
  }),
  move("applied", { confirmed: true, remark: "Igen" }),
  move("draft", { remark: "Ret arealet" }),
  move("application_received", { caseId: "1", remark: "Igen" }),
  move("application_rejected", { remark: "Nej" }),
  move("application_abandoned", { remark: "Opgivet" }),
  move("preliminary_examination", { remark: "Ja" }),
  move("approval_cancelled", { remark: "Annulleret" }),
  move("establishment"),
  move("payment_request_received", { confirmed: true }),
];

const ofPlan = (
  endpoint: string,
  action: Action,
  more: Partial<EndpointRight> = {},
): EndpointRight => ({
  endpoint: endpoint.replace(" ", " /plans/:id"),
  on: "plan",
  actions: [action],
  ...more,
});
const scenario = { name: "Forsøg", dropoutShare: 0.2, choices: {}, pinned: [] };
const gap = {
  pinned: [],
  barred: [],
  projectChoices: {},
  dropoutShare: 0.2,
  extractionGoalHa: 0,
  smallest: "area",
  maxSeconds: 1,
};

const confirmed = { confirmed: true };
const nobody = "00000000-0000-4000-8000-0000000000ff";

const PLANS: readonly EndpointRight[] = [
  { endpoint: "GET /plans", on: "nothing", actions: ["plan.read"] },
  ofPlan("GET ", "plan.read"),
  ofPlan("GET /changes", "plan.read"),
  ofPlan("GET /outlines", "plan.read"),
  ofPlan("GET /overlaps", "plan.read", { slow: true }),
  ofPlan("GET /publication-preview", "plan.read"),
  ofPlan("GET /sub-catchments/:opId/potential", "plan.read", {
    otherwise: ["resource.not-found"],
  }),
  ofPlan("GET /projects", "plan.read"),
  ofPlan("GET /projects/:projectId", "plan.read"),
  ofPlan("GET /projects.csv", "plan.read"),
  ofPlan("GET /export.gpkg", "plan.read"),
  ofPlan("GET /export.zip", "plan.read"),
  ofPlan("GET /report.pdf", "plan.read", { slow: true }),
  ofPlan("GET /sketch-projects", "sketch.read"),
  ofPlan("GET /scenario", "plan.read"),
  // Told are only those that the caller may have back.
  ofPlan("GET /deleted", "plan.read"),
  ofPlan("GET /versions", "plan.read"),
  ofPlan("GET /versions/:before/difference/:after", "plan.read"),
  ofPlan("POST /check-area", "plan.read", { body: { geometry: area } }),
  ofPlan("POST /gap", "plan.read", { body: gap, slow: true }),
  ofPlan("POST /gap/alternatives", "plan.read", { body: { ...gap, chosen: [] }, slow: true }),
  ofPlan("GET /raises", "plan.read"),
  ofPlan("PATCH ", "plan.edit", { body: { description: "Nyt" } }),
  ofPlan("POST /include", "plan.include", { body: { included: [], excluded: [] } }),
  ofPlan("POST /publish", "plan.publish", { body: { ...confirmed, reason: "Prøve" } }),
  ofPlan("POST /undo-publishing", "plan.undo-publishing", { body: confirmed }),
  ofPlan("POST /unpublish", "plan.unpublish", { body: confirmed }),
  ofPlan("PUT /responsible", "plan.set-responsible", { body: { vat: "DK29189846" } }),
  // Each sketch is requested by itself: those that may not be cut are told in the answer.
  ofPlan("POST /clip", "sketch.create", {
    body: { clips: [{ sketchId: nobody, keptId: nobody }] },
  }),
  ofPlan("POST /restore-outlines", "sketch.create", {
    body: { outlines: [{ sketchId: nobody, geoLocationId: nobody, version: 1 }] },
  }),
  ofPlan("POST /sketch-projects", "sketch.create", {
    body: { sketches: [{ name: "Skitse", geometry: area }] },
  }),
  ofPlan("POST /scenario", "plan.save-scenario", { body: scenario }),
  ofPlan("POST /scenario/:scenarioId/apply", "plan.apply-scenario", { body: confirmed }),
  // What was deleted tells by itself who may have it back.
  ofPlan("POST /deleted/:itemId/restore", "sketch.create", { otherwise: ["resource.not-found"] }),
  ofPlan("GET /sketch-projects/:sketchId", "sketch.read", { on: "sketch" }),
  ofPlan("PATCH /sketch-projects/:sketchId", "sketch.edit", {
    on: "sketch",
    use: "rename",
    body: { name: "Nyt" },
  }),
  ofPlan("PATCH /sketch-projects/:sketchId", "sketch.enter-effects", {
    on: "sketch",
    use: "enter effects",
    body: { enteredEffects: effects },
  }),
  ofPlan("DELETE /sketch-projects/:sketchId", "sketch.delete", { on: "sketch" }),
  ofPlan("POST /sketch-projects/:sketchId/clip", "sketch.edit", {
    on: "sketch",
    body: { keptId: "00000000-0000-4000-8000-0000000000ff" },
    otherwise: ["sketch.nothing-left"],
  }),
  ofPlan("PUT /scenario/:scenarioId", "scenario.edit", { on: "scenario", body: scenario }),
  ofPlan("DELETE /scenario/:scenarioId", "scenario.delete", { on: "scenario" }),
];

const signedIn = (endpoint: string, more: Partial<EndpointRight> = {}): EndpointRight => ({
  endpoint,
  on: "nothing",
  // Whoever signed in may create; nothing less is asked of these.
  actions: ["project.create"],
  ...more,
});

const caseworkers = (endpoint: string, more: Partial<EndpointRight> = {}) =>
  signedIn(endpoint, { actions: ["project.see-inbox"], ...more });
const unknownId = "00000000-0000-4000-8000-0000000000ff";

const SIGNED_IN: readonly EndpointRight[] = [
  signedIn("GET /projects"),
  signedIn("GET /projects", {
    use: "inbox",
    query: "?view=inbox",
    actions: ["project.see-inbox"],
  }),
  signedIn("POST /projects", { body: { name: "Mit" } }),
  caseworkers("GET /casework/queue"),
  caseworkers("POST /casework/assignments", {
    body: { cases: [{ id: unknownId, seen: null }], to: null },
  }),
  caseworkers("POST /casework/questions", { body: { ids: [unknownId], text: "Hvor er bilaget?" } }),
  caseworkers("POST /casework/receipts", {
    body: { receipts: [{ caseNumber: "M-2026-9999", caseId: "26/1" }] },
  }),
  caseworkers("GET /casework/filters"),
  caseworkers("PUT /casework/filters", { body: { name: "Mine", search: "assignee=me" } }),
  caseworkers("DELETE /casework/filters/:id"),
  signedIn("GET /messages"),
  signedIn("GET /messages/watch"),
  signedIn("POST /messages/read", { body: {} }),
  signedIn("GET /messages/settings"),
  signedIn("PUT /messages/settings", {
    body: {
      deliveries: {
        decision: "now",
        action: "now",
        remark: "daily",
        deadline: "now",
        party: "now",
        status: "daily",
      },
      language: "da",
    },
  }),
  signedIn("GET /messages/rounds"),
  signedIn("PUT /messages/rounds/:id", { otherwise: ["resource.not-found"] }),
  signedIn("DELETE /messages/rounds/:id"),
  signedIn("GET /webhooks"),
  signedIn("POST /webhooks", { body: { url: "https://example.dk/mars" } }),
  signedIn("POST /webhooks/:id/test", { otherwise: ["resource.not-found"] }),
  signedIn("POST /webhooks/:id/resume", { otherwise: ["resource.not-found"] }),
  signedIn("DELETE /webhooks/:id", { otherwise: ["resource.not-found"] }),
  signedIn("GET /digests"),
  signedIn("POST /digests", { body: { frequency: "daily" }, otherwise: ["digest.no-address"] }),
  signedIn("DELETE /digests/:id", { otherwise: ["resource.not-found"] }),
  signedIn("GET /screening/areas"),
  signedIn("PUT /screening/areas/:id", {
    body: { name: "Mosen", geometry: area, analysis: null, isCompared: false },
    otherwise: ["resource.not-found"],
  }),
  signedIn("DELETE /screening/areas/:id", { otherwise: ["resource.not-found"] }),
  signedIn("GET /followed-land"),
  signedIn("POST /followed-land", {
    body: { title: "1a Egeum By", area: "9.2 56.3,9.6 56.3,9.6 56.6" },
  }),
  signedIn("DELETE /followed-land/:id", { otherwise: ["resource.not-found"] }),
  signedIn("GET /offers"),
  signedIn("POST /invitations", {
    body: { key: "ukendt" },
    otherwise: ["invitation.unknown", "invitation.private-only"],
  }),
  signedIn("POST /offers/:id/answer", {
    body: { accept: false },
    otherwise: ["resource.not-found"],
  }),
  signedIn("GET /organizations/search", { query: "?query=vib" }),
  signedIn("GET /user/info"),
  signedIn("GET /user/claims"),
  signedIn("POST /user/track-login", { body: {} }),
];

const ofSource = (endpoint: string, more: Partial<EndpointRight> = {}): EndpointRight => ({
  endpoint,
  on: "nothing",
  actions: ["source.run"],
  otherwise: ["resource.not-found"],
  ...more,
});

const SOURCES: readonly EndpointRight[] = [
  ofSource("GET /data-sources/runs", { otherwise: [] }),
  ofSource("POST /data-sources/:id/refresh"),
  ofSource("POST /data-sources/:id/stop"),
  ofSource("PUT /data-sources/:id/plan", { body: { everyHours: 24, isPaused: false } }),
];

/** What anybody may ask; a new one is published only by standing here. */
const PUBLIC: readonly EndpointRight[] = [
  "GET /catalogue",
  "GET /catalogue/:id/legend.png",
  "GET /catalogue/:id/pictures/:z/:x/:y.png",
  "GET /data-sources",
  "GET /data-sources.csv",
  "GET /dataset-groups",
  "GET /datasets",
  "GET /features",
  "GET /features/:dataset/:id",
  "GET /geometries/:geoLocationId",
  "GET /health/live",
  "GET /health/ready",
  "GET /master-data",
  "GET /open-data/datasetAvailabilities",
  "GET /open-data/datasetCollections",
  "GET /open-data/datasets",
  "GET /open-data/dcat/catalogue",
  "GET /open-data/downloads",
  "GET /open-data/downloads/:file",
  "GET /open-data/dcat/catalogue.jsonld",
  "GET /pick",
  "GET /screening/analyses/:id",
  "GET /screening/analyses/:id/changes",
  "GET /screening/analyses/:id/findings.csv",
  "GET /screening/analyses/:id/findings.geojson",
  "GET /screening/analyses/:id/findings.gpkg",
  "GET /screening/analyses/:id/map.svg",
  "GET /screening/analyses/:id/pdf",
  "GET /screening/comparison.csv",
  "GET /screening/comparison.pdf",
  "GET /search",
  "GET /status/land-holdings",
  "GET /status/land-holdings.csv",
  "GET /status/metadata",
  "GET /status/municipalities",
  "GET /status/changes.atom",
  "GET /status/changes.csv",
  "GET /status/pages/afforestation",
  "GET /status/pages/changes",
  "GET /status/pages/land",
  "GET /status/pages/map",
  "GET /status/pages/outlines/:kind",
  "GET /status/pages/overview",
  "GET /status/pages/projects",
  "GET /status/pages/projects/:id",
  "GET /status/pages/sheet",
  "GET /status/pages/units/:kind",
  "GET /status/pages/units/:kind/:id",
  "GET /status/pages/units/:kind/:id/shapes",
  "GET /status/plans",
  "GET /status/projects",
  "GET /status/preview.png",
  "GET /status/projects/:id/map.svg",
  "GET /status/projects/:id/preview.png",
  "GET /status/provenance/:figure",
  "GET /status/sheet.pdf",
  "GET /status/sheet.svg",
  "GET /status/tables/:table.csv",
  "GET /status/tables/metadata.json",
  "GET /status/tables/units/:kind.csv",
  "GET /status/tables/units/:kind/:id/:table.csv",
  "GET /status/vos",
  "GET /tile-sets",
  "GET /tiles/:dataset/:z/:x/:y.mvt",
  "POST /digests/stop",
  "POST /geometries/upload",
  "POST /messages/unsubscribe",
  "POST /pick/union",
  "POST /screening/analyses",
  "POST /screening/analyses/:id/datasets/:datasetId",
  "POST /screening/cut",
  "POST /screening/live",
  "POST /user/back-channel-logout",
  "POST /user/end-session",
  "POST /user/sign-in-failures",
  "POST /user/track",
].map((endpoint) => ({ endpoint, on: "nothing", actions: ["public.read"] }));

/** Every endpoint with the right it asks for: a contract that is missing here fails the tests. */
export const ENDPOINT_RIGHTS: readonly EndpointRight[] = [
  ...PUBLIC,
  ...SIGNED_IN,
  ...SOURCES,
  ...PROJECTS,
  ...PLANS,
];
