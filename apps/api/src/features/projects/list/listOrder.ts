import { projectSorts } from "@mars/contracts/projects/projects";
import { projectStatus } from "@mars/contracts/projects/projectShapes";
import { LANGUAGES } from "@mars/domain/languages";
import { compareCodes } from "@mars/domain/order/compareCodes";
import { compareDanish } from "@mars/domain/order/compareDanish";
import { foldForSearch } from "@mars/wording/format/collation";
import { projectStatusText } from "@mars/wording/projects/projectStatusText";
import type { Actor } from "@mars/domain/lifecycle/transitionTable";
import type { Turn } from "@mars/domain/lifecycle/turn";
import type { DatedKey } from "./datedKeys.ts";

export type Sort = (typeof projectSorts)[number];

/** Whose turn it is, by the names of those who move a case; null at rest. */
export function waitsFor({ who }: Turn): Actor | null {
  if (who === "nobody") return null;
  return who === "authority" ? "caseworker" : "applicant";
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
      return Date.parse(key.turn.since);
    case "deadline":
      return key.turn.who === "nobody" ? null : key.turn.due;
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
  const text = foldForSearch(
    [
      key.name,
      key.description,
      key.caseNumber,
      key.caseId,
      key.ownerName,
      key.schemeName,
      // As the reader sees it, in whichever language.
      ...LANGUAGES.map((language) => projectStatusText.texts[language][key.status]),
    ].join("\n"),
  );
  return words.every((word) => text.includes(word));
}
