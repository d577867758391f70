import type { UnitPage } from "@mars/contracts/status/statusPages";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { useKeptSearch } from "../asOf/asOf.ts";
import { AsOfPicker } from "../asOf/AsOfPicker.tsx";
import { useEmbedded } from "../embed/embed.ts";
import { detailText } from "../text/detailText.ts";
import { RetiredSince } from "./RetiredMark.tsx";
import { SheetLink } from "../sheet/SheetLink.tsx";
import { unitTitle } from "./unitTitle.ts";

/** Name and number of projects; the day, the sheet and the comparison in one quiet row. */
export function UnitHead({ page }: { page: UnitPage }) {
  const t = useText(detailText);
  const search = useKeptSearch();
  const { kind, slug, counts, retiredOn } = page;
  if (useEmbedded() !== null) return null;
  return (
    <div className="container page-head">
      <div className="page-head-text">
        <h1>{unitTitle(kind, page.name)}</h1>
        <p className="lead">
          {t("unit.lead", { count: counts.total, established: counts.established })}
        </p>
        {retiredOn !== null && <RetiredSince day={retiredOn} />}
      </div>
      <div className="page-head-aside">
        <AsOfPicker basis={page} />
        <SheetLink place={`${kind}/${slug}`} />
        {retiredOn === null && (
          <p className="no-print">
            <Link
              to="/status/sammenlign"
              search={{ ...search, enhed: kind === "municipality" ? null : kind, valgt: slug }}
            >
              {t("unit.compare")}
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}
