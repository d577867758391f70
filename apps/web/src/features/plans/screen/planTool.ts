import { useSearch } from "../../../lib/router/currentLocation.ts";
import { changeSearch, openBySearch } from "./planTab.ts";

const PARAMETER = "vaerktoej";
const words = { gap: "loesning", overlaps: "dobbelt" } as const;
export type PlanTool = keyof typeof words;

/** The tool is in the address, so that it is open again after a reload and on the way back. */
export function usePlanTool(): PlanTool | null {
  const asked = useSearch()[PARAMETER];
  return (Object.keys(words) as PlanTool[]).find((tool) => words[tool] === asked) ?? null;
}

export function openTool(tool: PlanTool): void {
  openBySearch((query) => query.set(PARAMETER, words[tool]));
}

export function closeTool(): void {
  changeSearch((query) => query.delete(PARAMETER));
}
