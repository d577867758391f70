import type { Project } from "@mars/contracts/projects/projectShapes";
import { useRef, useState } from "react";
import { randomId } from "../../../lib/randomId.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { newerOf } from "../../../lib/saving/newerOf.ts";
import { versionAfterOwnSaves } from "../../../lib/saving/ownSaves.ts";
import { runExclusive } from "../../../lib/saving/runExclusive.ts";
import { cacheProject } from "../projectQueries.ts";
import { staleAnswer } from "../../../lib/saving/saveFailure.ts";

export type How = { ifMatch: number; idempotencyKey: string; signal: AbortSignal; quiet: true };
/** The project as the user saw it and as it turned out to stand. */
export type Stale = { before: Project; now: Project; changedBy: string | null };

/** One change of a project by a button: in turn, never twice, and told where someone was faster. */
export function useProjectAction<Input, T>(
  project: Project,
  send: (input: Input, how: How) => Promise<T>,
) {
  const [stale, setStale] = useState<Stale | null>(null);
  const asked = useRef({ input: "", key: "" });
  function keyFor(input: Input, version: number): string {
    const text = JSON.stringify([input, version]);
    if (asked.current.input !== text) asked.current = { input: text, key: randomId() };
    return asked.current.key;
  }
  const request = useRequest((input: Input, signal: AbortSignal) =>
    runExclusive(project.id, async () => {
      // As the user saw it, and what this page has saved since; never what came in by itself.
      const seen = newerOf(project, stale?.now);
      const ifMatch = versionAfterOwnSaves(project.id, seen.version);
      try {
        const idempotencyKey = keyFor(input, ifMatch);
        const answer = await send(input, { ifMatch, idempotencyKey, signal, quiet: true });
        setStale(null);
        return answer;
      } catch (error) {
        const found = staleProject(error);
        if (found) {
          setStale({ before: seen, now: found.current, changedBy: found.changedBy });
          cacheProject(found.current);
        }
        throw error;
      }
    }),
  );
  return {
    run: request.run,
    isRunning: request.status === "RUNNING",
    /** A conflict is shown by itself, with both versions. */
    error: stale ? null : request.error,
    stale,
  };
}

/** What the API answers to a change that is based on an older version of the project. */
type StaleProject = { current: Project; changedBy: string | null };

/** Null for everything else, also for the conflict of something inside the project. */
function staleProject(error: unknown): StaleProject | null {
  const found = staleAnswer(error);
  if (!found || "typeId" in (found.current as object)) return null;
  return { current: found.current as Project, changedBy: found.changedBy };
}
