import { TURN_SIDES } from "@mars/domain/lifecycle/turn";
import { SINGLE_LINE_MAX_LENGTH } from "@mars/domain/fields/lineLimits";
import { WRITTEN_PROJECT_FIELDS } from "@mars/domain/fields/projectFields";
import * as z from "zod/mini";
import { line } from "../platform/text.ts";
import { contract } from "../platform/contract.ts";
import { givenTextsOf } from "./fieldSchemas.ts";
import { areaGeometry } from "../datasets/layers.ts";
import { geometrySource, shortText } from "./projectInput.ts";
import { coarseOverlap, neighbour, projectJudgement } from "./projectJudgement.ts";
import { actorName, effects, notice, project, projectListItem } from "./projectShapes.ts";
import { ruleResult } from "../screening/ruleResult.ts";
import { schemeVerdict } from "../screening/screeningVerdict.ts";
import { booleanInQuery, pageOf, pagingQuery, uuidsInQuery } from "../platform/query.ts";

const params = z.object({ id: z.uuid() });
const tag = "Projects";
const list = line(2000);

export const projectSorts = [
  "name",
  "description",
  "modified",
  "status",
  "applied",
  "area",
  "waited",
  "deadline",
] as const;

/** Whose turn it is, and where it is the applicant's, whether that is the reader or their client. */
const listTurns = [...TURN_SIDES, "reader", "client"] as const;
export type ListTurn = (typeof listTurns)[number];

/** What waits for the reader is listed by its deadline, everything else by when it was changed. */
export function usualSort(turn: ListTurn | null) {
  return turn === "reader"
    ? ({ sort: "deadline", direction: "asc" } as const)
    : ({ sort: "modified", direction: "desc" } as const);
}

const beside = z.object({ id: z.uuid(), name: z.string() });

export const listProjects = contract({
  method: "GET",
  path: "/projects",
  tag,
  summary: "The caller's own projects, or with view=inbox every case for a caseworker",
  access: "signedIn",
  query: z.object({
    view: z._default(z.enum(["mine", "inbox"]), "mine"),
    /** Everything a row shows: name, description, case number, F2 case, owner, scheme and status. */
    q: z.optional(line(SINGLE_LINE_MAX_LENGTH)),
    /** Separated by commas. */
    status: z.optional(list),
    scheme: z.optional(uuidsInQuery()),
    /** Municipality codes, separated by commas. */
    municipality: z.optional(list),
    /** Whose projects: a client of the list's `clients`, or `self`. */
    client: z.optional(line(64)),
    /** Whose turn it is; the applicant's turn is the caller's own (`reader`) where they own the project
     * or their authorisation covers what is next, and otherwise the client's. `usual` is `reader` for
     * those who act for others where anything waits for them, and all projects otherwise. */
    turn: z.optional(z.enum([...listTurns, "usual"])),
    /** The same by its old name. */
    waitsFor: z.optional(actorName),
    /** Case numbers, separated by commas. */
    numbers: z.optional(list),
    /** Who has the case: `me`, `nobody`, `open` (either), or a caseworker's id. */
    assignee: z.optional(line(64)),
    /** Only what is past its deadline. */
    overdue: z.optional(booleanInQuery()),
    /** Only what was sent back for correction. */
    returned: z.optional(booleanInQuery()),
    /** Also tell where this project is in the whole list. */
    around: z.optional(z.uuid()),
    /** The latest change first; for `reader` the nearest deadline. */
    sort: z.optional(z.enum(projectSorts)),
    direction: z.optional(z.enum(["asc", "desc"])),
    ...pagingQuery(),
  }),
  response: z.extend(pageOf(projectListItem), {
    total: z.int(),
    /** Of the project asked for by `around`; null where it is not in the list. */
    place: z.nullable(
      z.object({ at: z.int(), previous: z.nullable(beside), next: z.nullable(beside) }),
    ),
    /** Whose turn it is in what is listed; null: all. */
    turn: z.nullable(z.enum(listTurns)),
    /** How many the list could show by whose turn it is. */
    turns: z.object({
      applicant: z.int(),
      authority: z.int(),
      nobody: z.int(),
      reader: z.int(),
      client: z.int(),
    }),
    /** Owners for whom the caller acts, of all projects that the list could show. */
    clients: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
  }),
});

export const createProject = contract({
  method: "POST",
  path: "/projects",
  tag,
  summary: "Create a draft, with an area or from a stored screening if given",
  access: "signedIn",
  status: 201,
  body: z.object({
    ...givenTextsOf(WRITTEN_PROJECT_FIELDS),
    name: shortText,
    geometry: z.optional(areaGeometry),
    geometrySource,
    subsidySchemeId: z.optional(z.nullable(z.uuid())),
    screeningId: z.optional(line(128)),
  }),
  response: project,
  problems: [
    "text.required",
    "text.too-long",
    "geometry.self-crossing",
    "geometry.too-large",
    "geometry.outside-container",
  ],
});

export const copyProject = contract({
  method: "POST",
  path: "/projects/:id/copies",
  tag,
  summary: "A new draft with a copy of this project's name, description, scheme, areas, parties",
  access: "signedIn",
  status: 201,
  params,
  response: project,
  problems: ["project.draft-is-not-copied", "geometry.outside-container"],
});

export const readProject = contract({
  method: "GET",
  path: "/projects/:id",
  tag,
  summary: "One project with everything the caller may see",
  access: "signedIn",
  params,
  response: project,
});

export const editProject = contract({
  method: "PATCH",
  path: "/projects/:id",
  tag,
  summary: "Change texts, scheme or measure",
  description:
    "A stale version answers 412 with `figures.current` (the project as it stands) and `figures.yours` (what was sent). Fields of drafts by their owner; the description also while a case may be revised; the name also by a caseworker.",
  access: "signedIn",
  versioned: true,
  params,
  body: z.object({
    ...givenTextsOf(WRITTEN_PROJECT_FIELDS),
    subsidySchemeId: z.optional(z.nullable(z.uuid())),
    mitigationMeasureId: z.optional(z.nullable(z.uuid())),
    /** Saved while typing: coalesced in the revision log. */
    autosave: z._default(z.boolean(), false),
    /** Let go of supplementary geometries whose type the new scheme does not have. */
    removeUnfitting: z._default(z.boolean(), false),
  }),
  response: project,
  problems: [
    "text.required",
    "text.too-long",
    "project.frozen",
    "project.scheme-unknown",
    "project.scheme-not-offered",
    "project.measure-unknown",
    "project.measure-not-of-scheme",
    "supplementary.unfitting",
  ],
});

export const deleteProject = contract({
  method: "DELETE",
  path: "/projects/:id",
  tag,
  summary: "Delete a draft",
  access: "signedIn",
  versioned: true,
  params,
  problems: ["project.not-draft"],
});

export const replaceProjectGeometry = contract({
  method: "PUT",
  path: "/projects/:id/geometry",
  tag,
  summary: "Replace the area (GeoJSON, EPSG:25832); effects and automatic areas are recalculated",
  access: "signedIn",
  versioned: true,
  params,
  body: z.object({ geometry: z.nullable(areaGeometry), source: geometrySource }),
  response: project,
  problems: ["project.frozen", "geometry.self-crossing", "geometry.outside-container"],
});

export const judgeProject = contract({
  method: "GET",
  path: "/projects/:id/rules",
  tag,
  summary:
    "All requirements of the scheme checked against the project now, and how the effects were calculated",
  access: "signedIn",
  params,
  /** Judge by another scheme than the chosen one. */
  query: z.object({ scheme: z.optional(z.uuid()) }),
  response: projectJudgement,
});

export const rankSchemes = contract({
  method: "GET",
  path: "/projects/:id/schemes",
  tag,
  summary:
    "Every active scheme checked against this project's applicant and area, best match first",
  access: "signedIn",
  params,
  response: z.array(
    z.object({
      schemeId: z.string(),
      rules: z.array(ruleResult),
      areaFits: z.nullable(z.boolean()),
      eligible: z.nullable(z.boolean()),
      mayApply: z.boolean(),
      verdict: schemeVerdict,
      usableHa: z.nullable(z.number()),
      toCutHa: z.nullable(z.number()),
    }),
  ),
});

export const findNeighbours = contract({
  method: "GET",
  path: "/projects/:id/neighbours",
  tag,
  summary: "Existing projects that overlap the area or are within the buffer",
  description:
    "`filter` narrows the overlaps to the same scheme; the buffer check ignores it and says so. Projects the caller may not see are told of together, in coarse classes; too much different land within an hour is refused (429).",
  access: "signedIn",
  params,
  query: z.object({ filter: z._default(z.enum(["all", "same-scheme"]), "all") }),
  response: z.object({
    bufferM: z.number(),
    overlapping: z.array(neighbour),
    withinBuffer: z.array(neighbour),
    hidden: coarseOverlap,
    warnings: z.array(notice),
  }),
  problems: ["overlap.too-much-land"],
});

export const enterProjectEffects = contract({
  method: "PUT",
  path: "/projects/:id/effects",
  tag,
  summary: "Enter effects by hand, separate from the calculated ones; null removes them",
  access: "signedIn",
  versioned: true,
  params,
  body: z.object({ effects: z.nullable(effects) }),
  response: project,
  problems: ["effects.negative", "effects.too-large"],
});
