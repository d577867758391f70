import { useSearch } from "../../../lib/router/currentLocation.ts";
import { changeSearch, openBySearch } from "../screen/planTab.ts";

const PARAMETER = "sted";

/** `?sted=`: the sub-catchment whose best places are on the map; kept while one draws. */
export function usePotentialPlace(): string | null {
  const asked = useSearch()[PARAMETER];
  return typeof asked === "string" && asked !== "" ? asked : null;
}

export function showPotential(opId: string | null): void {
  changeSearch((query) => (opId === null ? query.delete(PARAMETER) : query.set(PARAMETER, opId)));
}

/** The panel becomes where a sketch is made, with the best places of the sub-catchment in sight;
 * the browser's Back leads to where one came from. */
export function drawIn(opId: string): void {
  openBySearch((query) => {
    query.set(PARAMETER, opId);
    query.set("opret", "sketch_project");
  });
}
