import { useSearch } from "../../../lib/router/currentLocation.ts";
import { changeSearch } from "../screen/planTab.ts";

export type SketchKind = "sketch_project" | "uroert_skov";

/** `?opret=`: the panel is where a sketch is made. */
export function useNewSketchKind(): SketchKind | null {
  const asked = useSearch()["opret"];
  return asked === "sketch_project" || asked === "uroert_skov" ? asked : null;
}

export function leaveNewSketch(): void {
  changeSearch((query) => query.delete("opret"));
}
