import "../../../features/status/sheet/sheet.css";
import "../../../ui/tables/table.css";
import { useSheet, useSheetFiles } from "../../../features/status/api.ts";
import { useKeptSearch, useSearchText } from "../../../features/status/asOf/asOf.ts";
import { AsOfPicker } from "../../../features/status/asOf/AsOfPicker.tsx";
import { PlaceSelect } from "../../../features/status/changes/PlaceSelect.tsx";
import { Loaded } from "../../../features/status/frame/Loaded.tsx";
import { StatusFrame } from "../../../features/status/frame/StatusFrame.tsx";
import { StatusHead } from "../../../features/status/frame/StatusHead.tsx";
import { StatusSheetView } from "../../../features/status/sheet/StatusSheetView.tsx";
import { sheetText } from "../../../features/status/sheet/text.ts";
import { detailText } from "../../../features/status/text/detailText.ts";
import { isMissing } from "../../../features/status/units/UnitMissing.tsx";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { NoScriptForm } from "../../../ui/fields/NoScriptForm.tsx";
import { EmptyState } from "../../../ui/feedback/StateBlock.tsx";
import { usePageTitle } from "../../shell/pageTitle.ts";
import { HiddenSearchInputs } from "../../../ui/fields/HiddenSearchInputs.tsx";
import { PageLoading } from "./PageLoading.tsx";

/** The country or one place on one A4 sheet, to print or to take as PDF. */
export function SheetPage() {
  const t = useText(sheetText);
  const shared = useText(detailText);
  const search = useKeptSearch();
  const [place, setPlace] = useSearchText("sted");
  const read = useSheet(place);
  const files = useSheetFiles(place);
  const sheet = read.data;
  const title = sheet ? t("titleOf", { name: sheet.title }) : t("title");
  usePageTitle(isMissing(read.error) ? t("missing") : title);
  return (
    <StatusFrame
      current={t("crumb")}
      crumbs={[
        <Link key="status" to="/status/overview" search={search}>
          {shared("crumb.status")}
        </Link>,
      ]}
    >
      <div className="no-print">
        <StatusHead
          title={title}
          lead={t("lead")}
          aside={
            <AsOfPicker basis={sheet}>
              <HiddenSearchInputs except="asOf" />
            </AsOfPicker>
          }
        />
      </div>
      <div className="container">
        <div className="sheet-tools no-print">
          <NoScriptForm label={t("title")} except="sted">
            <PlaceSelect value={place} name="sted" onChange={setPlace} />
          </NoScriptForm>
          <LinkButton icon="download" href={files.pdf} download>
            {t("pdf")}
          </LinkButton>
          <Button
            variant="secondary"
            icon="print"
            className="scripted"
            onClick={() => window.print()}
          >
            {t("print")}
          </Button>
        </div>
        {sheet ? (
          <StatusSheetView sheet={sheet} mapAddress={files.map} />
        ) : isMissing(read.error) ? (
          <EmptyState
            title={t("missing")}
            action={
              <Button variant="secondary" onClick={() => setPlace("")}>
                {t("toCountry")}
              </Button>
            }
          >
            <p>{t("missingText")}</p>
          </EmptyState>
        ) : (
          <PageLoading>
            <Loaded read={read} heightRem={80}>
              {() => null}
            </Loaded>
          </PageLoading>
        )}
      </div>
    </StatusFrame>
  );
}
