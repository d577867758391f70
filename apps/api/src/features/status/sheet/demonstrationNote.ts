import type { ContentOrigin } from "../../../platform/sources/contentOrigins.ts";

/** Paper and pictures leave the site's notice behind, so they say themselves what is invented. */
export function demonstrationNote(parts: readonly ContentOrigin[]): string | null {
  const originOf = (wanted: ContentOrigin["part"]) =>
    parts.find(({ part }) => part === wanted)?.origin;
  const projects = originOf("projects");
  if (projects === "demo") return "Demonstration: tallene er opdigtede.";
  if (projects === "mixed") return "Demonstration: nogle af projekterne er opdigtede.";
  const borders = originOf("geography");
  return borders === "demo" || borders === "mixed"
    ? "Demonstration: grænserne på kortet er opdigtede."
    : null;
}
