import "./queue.css";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { addressOf } from "../../../lib/router/address.ts";
import { useSearch } from "../../../lib/router/currentLocation.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { type CasePlace, useCasePlace } from "./queueQueries.ts";
import { parseQueueSearch, queueSearch, queueSearchText } from "./queueQuery.ts";
import { queueText } from "./queueText.ts";

/** The address of the case after this one in the queue it was opened from; null for others than
 * caseworkers, and where there is none. */
export function useNextCase({ id, standing }: Project): string | null {
  const { queue } = useSearch();
  const query = parseQueueSearch(typeof queue === "string" ? queue : "");
  const next = useCasePlace(query, id, standing === "caseworker")?.place?.next;
  return next
    ? addressOf({
        to: "/projects/:id",
        params: { id: next.id },
        search: { queue: queueSearchText(query) },
      })
    : null;
}

/** From a case back to the queue it was opened from, on to the next, or to the one before. */
export function CaseSteps({ project }: { project: Project }) {
  const t = useText(queueText);
  const { queue } = useSearch();
  const query = parseQueueSearch(typeof queue === "string" ? queue : "");
  const found = useCasePlace(query, project.id);
  const [left, setLeft] = useState<{ id: string; place: CasePlace } | null>(null);
  const place = found?.place ?? null;
  if (place && (left?.id !== project.id || left.place.at !== place.at)) {
    setLeft({ id: project.id, place });
  }
  const search = { queue: queueSearchText(query) };
  // A case that is dealt with leaves the queue: one continues from where it stood, or with the first.
  const from = place ?? (left?.id === project.id ? left.place : null);
  const next = from ? from.next : (found?.first ?? null);
  const previous = from?.previous;
  return (
    <nav className="case-steps" aria-label={t("title")}>
      <Link to="/projects" search={queueSearch(query)}>
        {t("back")}
      </Link>
      {found && (
        <span className="small mute">
          {place ? t("place", { at: place.at, count: found.total }) : t("done")}
        </span>
      )}
      {previous && (
        <Link to="/projects/:id" params={{ id: previous.id }} search={search} title={previous.name}>
          {t("previous")}
        </Link>
      )}
      {next && (
        <Link to="/projects/:id" params={{ id: next.id }} search={search} title={next.name}>
          {t("next")}
        </Link>
      )}
    </nav>
  );
}
