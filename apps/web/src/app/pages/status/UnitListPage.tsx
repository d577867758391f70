import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { useUnits } from "../../../features/status/api.ts";
import { useKeptSearch } from "../../../features/status/asOf/asOf.ts";
import { AsOfPicker } from "../../../features/status/asOf/AsOfPicker.tsx";
import { Loaded } from "../../../features/status/frame/Loaded.tsx";
import { StatusFrame } from "../../../features/status/frame/StatusFrame.tsx";
import { StatusHead } from "../../../features/status/frame/StatusHead.tsx";
import { detailText } from "../../../features/status/text/detailText.ts";
import { UnitListView } from "../../../features/status/units/UnitListView.tsx";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { PageLoading } from "./PageLoading.tsx";

/** All units of one kind: search, select, compare. */
export function UnitListPage({
  kind,
  title,
  lead,
}: {
  kind: UnitKind;
  title: string;
  lead: string;
}) {
  const t = useText(detailText);
  const search = useKeptSearch();
  const units = useUnits(kind);
  return (
    <StatusFrame
      current={title}
      crumbs={[
        <Link key="status" to="/status/overview" search={search}>
          {t("crumb.status")}
        </Link>,
      ]}
      basis={units.data}
    >
      <StatusHead title={title} lead={lead} aside={<AsOfPicker basis={units.data} />} />
      {units.data ? (
        <UnitListView page={units.data} kind={kind} />
      ) : (
        <PageLoading>
          <Loaded read={units}>{() => null}</Loaded>
        </PageLoading>
      )}
    </StatusFrame>
  );
}
