import { accept, refuse, type Refusal, type Result } from "../result.ts";

/** Below a square metre nothing lies outside; that is how the edges were drawn. */
const EDGE_HA = 1e-4;

/** What a geometry was drawn in: a report's, a project's, or another container's area. */
export type Container = "report" | "project" | "container";

export type Containment = {
  readonly outsideHa: number;
  /** Set where a part lies outside: a warning, and the project still counts. */
  readonly warning: Refusal | null;
};

/** Fully outside its container a geometry is refused; partly outside it is warned about. */
export function containment(
  areaHa: number,
  insideHa: number,
  container: Container,
): Result<Containment> {
  const outsideHa = Math.max(0, areaHa - insideHa);
  if (insideHa <= EDGE_HA) return refuse(`geometry.outside-${container}`, { areaHa });
  return accept({
    outsideHa,
    warning:
      outsideHa > EDGE_HA
        ? { code: `geometry.partly-outside-${container}`, figures: { outsideHa, areaHa } }
        : null,
  });
}
