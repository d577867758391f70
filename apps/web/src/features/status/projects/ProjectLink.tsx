import { Link } from "../../../lib/router/Link.tsx";
import { useKeptSearch } from "../asOf/asOf.ts";

/** A link to the project's own page. */
export function ProjectLink({ id, name }: { id: string; name: string }) {
  const search = useKeptSearch();
  return (
    <Link to="/status/projekter/:projectId" params={{ projectId: id }} search={search}>
      {name}
    </Link>
  );
}
