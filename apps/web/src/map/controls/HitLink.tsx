import { useText } from "../../lib/language/text.ts";
import { Link } from "../../lib/router/Link.tsx";
import { mapText } from "../text.ts";
import type { MapHit } from "./searchMap.ts";

/** From a project, parcel, municipality, tripartite or coastal water group to its public page. */
export function HitLink({ hit: { kind, id, title } }: { hit: MapHit }) {
  const t = useText(mapText);
  const label = (
    <>
      {t("search.page")} <span className="sr-only">{t("search.pageOf", { title })}</span>
    </>
  );
  switch (kind) {
    case "project":
      return (
        <Link to="/status/projekter/:projectId" params={{ projectId: id }}>
          {label}
        </Link>
      );
    case "parcel":
      return (
        <Link to="/mit-areal" search={{ q: title }}>
          {t("search.land")} <span className="sr-only">{title}</span>
        </Link>
      );
    case "municipality":
      return (
        <Link to="/status/kommuner/:municipalityId" params={{ municipalityId: id }}>
          {label}
        </Link>
      );
    case "tripartite":
      return (
        <Link to="/status/lokaletreparter/:vosId" params={{ vosId: id }}>
          {label}
        </Link>
      );
    case "plan":
      return (
        <Link to="/status/kystvandgrupper/:planId" params={{ planId: id }}>
          {label}
        </Link>
      );
    default:
      return null;
  }
}

const withPage: readonly MapHit["kind"][] = [
  "project",
  "parcel",
  "municipality",
  "tripartite",
  "plan",
];

export const hasPublicPage = ({ kind, isPublic }: MapHit): boolean =>
  isPublic === true && withPage.includes(kind);
