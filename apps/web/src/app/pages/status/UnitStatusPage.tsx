import type { UnitKind } from "@mars/contracts/status/statusShapes";
import type { WebPath } from "@mars/contracts/pages/webRoutes";
import { useUnit } from "../../../features/status/api.ts";
import { useKeptSearch } from "../../../features/status/asOf/asOf.ts";
import { Loaded } from "../../../features/status/frame/Loaded.tsx";
import { StatusFrame } from "../../../features/status/frame/StatusFrame.tsx";
import { detailText } from "../../../features/status/text/detailText.ts";
import { isMissing, UnitMissing } from "../../../features/status/units/UnitMissing.tsx";
import { useAddressByName } from "../../../features/status/units/useAddressByName.ts";
import { unitTitle } from "../../../features/status/units/unitTitle.ts";
import { useNeedWords } from "../../../features/status/needs/useNeedWords.ts";
import { UnitView } from "../../../features/status/units/UnitView.tsx";
import { useMetaDescription } from "../../../lib/document/useMetaDescription.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { usePageTitle } from "../../shell/pageTitle.ts";

const lists = {
  municipality: "/status/kommuner",
  tripartite: "/status/lokaletreparter",
  plan: "/status/kystvandgrupper",
} as const satisfies Record<UnitKind, WebPath>;

/** The page of one tripartite, municipality or coastal water group. */
export function UnitStatusPage({ kind, id }: { kind: UnitKind; id: string }) {
  const t = useText(detailText);
  const search = useKeptSearch();
  const unit = useUnit(kind, id);
  useAddressByName(id, unit.data?.slug);
  const name = unit.data ? unitTitle(kind, unit.data.name) : null;
  usePageTitle(name ?? (isMissing(unit.error) ? t(`missing.${kind}`) : null));
  const needWords = useNeedWords();
  const plan = unit.data?.plan;
  const need = plan ? ` ${needWords(plan.verdict, plan.coverage)}.` : "";
  useMetaDescription(
    unit.data && name
      ? `${name}: ${t("unit.lead", { count: unit.data.counts.total, established: unit.data.counts.established })}${need}`
      : null,
  );
  return (
    <StatusFrame
      current={unit.data?.name ?? t(unit.error ? `missing.${kind}` : `kind.one.${kind}`)}
      crumbs={[
        <Link key="status" to="/status/overview" search={search}>
          {t("crumb.status")}
        </Link>,
        <Link key="list" to={lists[kind]} search={search}>
          {t(`kind.${kind}`)}
        </Link>,
      ]}
      basis={unit.data}
    >
      {unit.error ? (
        <UnitMissing kind={kind} error={unit.error} onRetry={unit.retry} />
      ) : unit.data ? (
        <UnitView page={unit.data} />
      ) : (
        <div className="container unit-missing">
          <h1 className="sr-only">{t(`kind.one.${kind}`)}</h1>
          <Loaded read={unit} heightRem={56}>
            {() => null}
          </Loaded>
        </div>
      )}
    </StatusFrame>
  );
}
