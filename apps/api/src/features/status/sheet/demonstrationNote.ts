import type { Config } from "../../../platform/config/readConfig.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";

/** Said on paper and in pictures where people, projects or borders are invented; else null. */
export function demonstrationNote({ server }: Config, snapshot: Snapshot): string | null {
  const isDemonstration = server.demo || snapshot.geographySource === "demo";
  return isDemonstration ? "Demonstration: tallene er opdigtede." : null;
}
