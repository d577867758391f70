import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { useKeptSearch } from "../asOf/asOf.ts";
import { statusText } from "../text/statusText.ts";

/** The way to the page on one sheet, of the country or one place (`municipality/viborg`). */
export function SheetLink({ place = null }: { place?: string | null }) {
  const t = useText(statusText);
  const search = useKeptSearch();
  return (
    <p className="no-print sheet-link">
      <Link to="/status/a4" search={{ ...search, sted: place }}>
        {t("sheet.link")}
      </Link>
    </p>
  );
}
