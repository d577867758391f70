import "./queue.css";
import type { Project } from "@mars/contracts/projectShapes";
import { useText } from "../../../lib/language/text.ts";
import { useSearch } from "../../../lib/router/currentLocation.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { useCases } from "./queueQueries.ts";
import { parseQueueSearch, queueSearch, queueSearchText } from "./queueQuery.ts";
import { queueText } from "./queueText.ts";

/** From a case back to the queue it was opened from, on to the next, or to the one before. */
export function CaseSteps({ project }: { project: Project }) {
  const t = useText(queueText);
  const { queue } = useSearch();
  const query = parseQueueSearch(typeof queue === "string" ? queue : "");
  const { rows } = useCases(query, { limit: 100 });
  const at = rows.findIndex(({ id }) => id === project.id);
  const search = { queue: queueSearchText(query) };
  // A case that is dealt with leaves the queue; what follows is then the oldest that waits.
  const next = at < 0 ? rows[0] : rows[at + 1];
  const previous = at > 0 ? rows[at - 1] : undefined;
  return (
    <nav className="case-steps" aria-label={t("title")}>
      <Link to="/projects" search={queueSearch(query)}>
        {t("back")}
      </Link>
      {rows.length > 0 && (
        <span className="small mute">
          {at < 0 ? t("done") : t("place", { at: at + 1, count: rows.length })}
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
