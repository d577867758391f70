import { useKeptSearch } from "../../../features/status/asOf/asOf.ts";
import { StatusFrame } from "../../../features/status/frame/StatusFrame.tsx";
import { StatusHead } from "../../../features/status/frame/StatusHead.tsx";
import { detailText } from "../../../features/status/text/detailText.ts";
import { PlaceSearch } from "../../../features/status/units/PlaceSearch.tsx";
import { useSoughtUnit } from "../../../features/status/units/UnitListView.tsx";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { pagesText } from "./text.ts";

const examples = ["Randers Fjord", "8800", "Isefjord", "Limfjorden"];

/** One search for whatever people call their place; every hit says what it is and leads to its page. */
export function FindPage() {
  const t = useText(pagesText);
  const words = useText(detailText);
  const search = useKeptSearch();
  const [typed, setTyped] = useSoughtUnit();
  return (
    <StatusFrame
      current={t("find.title")}
      crumbs={[
        <Link key="status" to="/status/overview" search={search}>
          {words("crumb.status")}
        </Link>,
      ]}
    >
      <StatusHead title={t("find.title")} lead={t("find.lead")} />
      <div className="container unit-missing">
        <PlaceSearch typed={typed} onChange={setTyped} />
        <p className="small">
          {t("find.try")}{" "}
          {examples.map((q, index) => (
            <span key={q}>
              {index > 0 && ", "}
              <Link to="/status/find" search={{ ...search, q }}>
                {q}
              </Link>
            </span>
          ))}
          .
        </p>
        <p className="small">
          {t("find.lists")}{" "}
          <Link to="/status/kystvandgrupper" search={search}>
            {t("plans.title")}
          </Link>
          ,{" "}
          <Link to="/status/kommuner" search={search}>
            {t("municipalities.title")}
          </Link>
          ,{" "}
          <Link to="/status/lokaletreparter" search={search}>
            {t("tripartites.title")}
          </Link>
          .
        </p>
      </div>
    </StatusFrame>
  );
}
