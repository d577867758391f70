import { projectSorts } from "@mars/contracts/projects/projects";
import { projectStatus } from "@mars/contracts/projects/projectShapes";
import { LANGUAGES } from "@mars/domain/languages";
import { compareCodes } from "@mars/domain/order/compareCodes";
import { compareDanish } from "@mars/domain/order/compareDanish";
import { foldForSearch } from "@mars/wording/format/collation";
import { statusKey } from "@mars/wording/projects/statusKey";
import { projectStatusText } from "@mars/wording/projects/projectStatusText";
import type { Actor } from "@mars/domain/lifecycle/transitionTable";
import type { ProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import type { DatedKey } from "./datedKeys.ts";

export type Sort = (typeof projectSorts)[number];

/** Whose turn it is; null at rest. */
const WAITS_FOR: Readonly<Partial<Record<ProjectStatus, Actor>>> = {
  draft: "applicant",
  applied: "caseworker",
  application_received: "caseworker",
  preliminary_examination: "applicant",
  preliminary_investigation: "applicant",
  request_application_received: "caseworker",
  approval: "applicant",
  establishment: "applicant",
  payment_request_received: "caseworker",
  payment_request_rejected: "applicant",
};

export function waitsFor(status: ProjectStatus): Actor | null {
  return WAITS_FOR[status] ?? null;
}

const STATUS_ORDER: readonly string[] = projectStatus.def.entries
  ? Object.values(projectStatus.def.entries)
  : [];

export function sortValue(sort: Sort, key: DatedKey): string | number | null {
  switch (sort) {
    case "name":
      return key.name;
    case "description":
      return key.description.slice(0, 80);
    case "modified":
      return key.updatedAt.getTime();
    case "status":
      return STATUS_ORDER.indexOf(key.status);
    case "applied":
      return key.appliedAt?.getTime() ?? null;
    case "area":
      return key.areaHa;
    case "waited":
      return key.waitsSince?.getTime() ?? null;
    case "deadline":
      return key.deadline;
  }
}

/** Danish order for texts; what is empty comes last either way; ids settle ties so that pages never
 * repeat a row. */
export function compareKeys(
  { direction }: { direction: "asc" | "desc" },
  a: string | number | null,
  aId: string,
  b: string | number | null,
  bId: string,
): number {
  const empty = (value: string | number | null) => value === null || value === "";
  if (empty(a) || empty(b)) return Number(empty(a)) - Number(empty(b)) || compareCodes(aId, bId);
  const order =
    typeof a === "number" && typeof b === "number" ? a - b : compareDanish(String(a), String(b));
  return (direction === "asc" ? order : -order) || compareCodes(aId, bId);
}

/** Every word of the search must be somewhere; folded as Danish folds it. */
export function matches(key: DatedKey, search: string): boolean {
  const words = foldForSearch(search)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return true;
  const name = statusKey({ ...key, returnedAt: key.returnedAt?.toISOString() ?? null });
  const text = foldForSearch(
    [
      key.name,
      key.description,
      key.caseId,
      key.ownerName,
      key.schemeName,
      // As the reader sees it, in whichever language.
      ...LANGUAGES.map((language) => projectStatusText.texts[language][name]),
    ].join("\n"),
  );
  return words.every((word) => text.includes(word));
}
