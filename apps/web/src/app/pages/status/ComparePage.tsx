import "../../../features/status/compare/compare.css";
import { listText } from "@mars/wording/format/listText";
import { useUnits } from "../../../features/status/api.ts";
import { useKeptSearch } from "../../../features/status/asOf/asOf.ts";
import { AsOfPicker } from "../../../features/status/asOf/AsOfPicker.tsx";
import { ComparePicker } from "../../../features/status/compare/ComparePicker.tsx";
import { CompareView } from "../../../features/status/compare/CompareView.tsx";
import { compareText } from "../../../features/status/compare/text.ts";
import { useCompared } from "../../../features/status/compare/useCompared.ts";
import { useEmbedded } from "../../../features/status/embed/embed.ts";
import { Loaded } from "../../../features/status/frame/Loaded.tsx";
import { StatusFrame } from "../../../features/status/frame/StatusFrame.tsx";
import { StatusHead } from "../../../features/status/frame/StatusHead.tsx";
import { detailText } from "../../../features/status/text/detailText.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { HiddenSearchInputs } from "../../../ui/fields/HiddenSearchInputs.tsx";
import { PageLoading } from "./PageLoading.tsx";

/** Two to six units of a kind next to each other, made fair by their land and their need. */
export function ComparePage() {
  const t = useText(compareText);
  const shared = useText(detailText);
  const search = useKeptSearch();
  const isEmbedded = useEmbedded() !== null;
  const asked = useCompared();
  const units = useUnits(asked.kind);
  const page = units.data;
  const chosen = asked.slugs.flatMap(
    (slug) => page?.units.find((unit) => unit.slug === slug || unit.id === slug) ?? [],
  );
  const names = listText(
    chosen.map(({ name }) => name),
    useLocale(),
  );
  const comparedWords = `${names} (${t(`count.${asked.counted}`).toLocaleLowerCase()}).`;
  return (
    <StatusFrame
      // Another site sees one section: it is named by what is compared in it.
      current={isEmbedded ? comparedWords : t("title")}
      crumbs={[
        <Link key="status" to="/status/overview" search={search}>
          {shared("crumb.status")}
        </Link>,
      ]}
      basis={page}
    >
      <StatusHead
        title={t("title")}
        lead={t("lead")}
        aside={
          <AsOfPicker basis={page}>
            <HiddenSearchInputs except="asOf" />
          </AsOfPicker>
        }
      />
      {!isEmbedded && <ComparePicker asked={asked} page={page} chosen={chosen} />}
      {page ? (
        <CompareView page={page} chosen={chosen} asked={asked} />
      ) : (
        <PageLoading>
          <Loaded read={units}>{() => null}</Loaded>
        </PageLoading>
      )}
    </StatusFrame>
  );
}
