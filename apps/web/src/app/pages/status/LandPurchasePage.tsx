import type { LandPage } from "@mars/contracts/places/land";
import { lazy, type ReactNode, useState } from "react";
import { EffortStrip } from "../../../features/land/EffortStrip.tsx";
import { EffortTable } from "../../../features/land/EffortTable.tsx";
import { Holdings } from "../../../features/land/Holdings.tsx";
import { InventoryChart } from "../../../features/land/InventoryChart.tsx";
import { MunicipalityLand } from "../../../features/land/MunicipalityLand.tsx";
import { QuarterTable } from "../../../features/land/QuarterTable.tsx";
import { TradeChart } from "../../../features/land/TradeChart.tsx";
import { landText } from "../../../features/land/text.ts";
import { useLand } from "../../../features/status/api.ts";
import { useSearchText } from "../../../features/status/asOf/asOf.ts";
import { ChartTools } from "../../../features/status/frame/ChartTools.tsx";
import { Loaded } from "../../../features/status/frame/Loaded.tsx";
import { StatusFrame } from "../../../features/status/frame/StatusFrame.tsx";
import { StatusHead } from "../../../features/status/frame/StatusHead.tsx";
import { StatusSection } from "../../../features/status/frame/StatusSection.tsx";
import { QuoteOpener } from "../../../features/status/quote/QuoteOpener.tsx";
import { RetiredMark } from "../../../features/status/units/RetiredMark.tsx";
import { UnitLink } from "../../../features/status/units/UnitLink.tsx";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useExpandAll } from "../../../lib/rendered/useExpandAll.ts";
import { useContent } from "../../../lib/serverData/useContent.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { NoScriptForm } from "../../../ui/fields/NoScriptForm.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { PageLoading } from "./PageLoading.tsx";

const LandQuote = lazy(() =>
  import("./LandQuote.tsx").then((module) => ({ default: module.LandQuote })),
);

const csv = "/status/land-holdings.csv";

/** T15: what the state owns, buys and sells, by quarter and municipality. */
export function LandPurchasePage() {
  const t = useText(landText);
  const isInvented = useContent()?.invented.includes("land") ?? false;
  const [chosen, setChosen] = useSearchText("kvartal");
  const land = useLand(/^\d{4}-[1-4]$/.test(chosen) ? chosen : null);
  const page = land.data;
  const quarters = page?.quarters ?? [];
  return (
    <StatusFrame current={t("crumb")} hasMenu={false}>
      <StatusHead
        title={t("title")}
        lead={t("lead")}
        aside={
          quarters.length > 0 && (
            <NoScriptForm label={t("quarter.label")} except="kvartal">
              <Select
                label={t("quarter.label")}
                name="kvartal"
                value={page?.shown ? `${page.shown.year}-${page.shown.quarter}` : ""}
                onChange={setChosen}
                options={quarters.toReversed().map(({ year, quarter }) => ({
                  value: `${year}-${quarter}`,
                  label: t("quarter", { quarter, year: String(year) }),
                }))}
              />
            </NoScriptForm>
          )
        }
      />
      {page ? (
        page.shown ? (
          <LandBody page={page} shown={page.shown} />
        ) : (
          <PageLoading>
            <p>{t("none")}</p>
          </PageLoading>
        )
      ) : (
        <PageLoading>
          <Loaded read={land}>{() => null}</Loaded>
        </PageLoading>
      )}
      {isInvented && page && <p className="container small data-date">{t("demo")}</p>}
    </StatusFrame>
  );
}

function LandBody({ page, shown }: { page: LandPage; shown: NonNullable<LandPage["shown"]> }) {
  const t = useText(landText);
  const format = useFormat();
  const quarterName = t("quarter", { quarter: shown.quarter, year: String(shown.year) });
  const until = page.quarters.filter(
    (one) => one.year * 4 + one.quarter <= shown.year * 4 + shown.quarter,
  );
  return (
    <>
      <StatusSection
        id="beholdning"
        title={t("holdings.title", { quarter: quarterName })}
        intro={
          <>
            <p>{t("holdings.intro")}</p>
            <InfoButton title={t("holdings.info.title")}>
              <p>{t("holdings.info.project")}</p>
              <p>{t("holdings.info.compensation")}</p>
              <p>{t("holdings.info.agreements")}</p>
              <p>
                {t("holdings.info.schemes", {
                  vkp: format.hectares(page.now.vkpHa),
                  klp: format.hectares(page.now.klpHa),
                })}
              </p>
            </InfoButton>
          </>
        }
        figures={["land-holdings"]}
      >
        <Holdings now={page.now} />
        <QuoteOpener
          about={t("crumb")}
          box={(close) => <LandQuote page={page} shown={shown} onClose={close} />}
        />
        <ChartTools
          table={() => <QuarterTable quarters={until.slice(-1)} shows="inventory" />}
          csv={csv}
          embedId="beholdning"
          source={quarterName}
        />
      </StatusSection>
      <StatusSection
        id="handel"
        title={t("trade.title")}
        intro={
          <>
            <p>{t("trade.intro")}</p>
            <InfoButton title={t("trade.info.title")}>
              <p>{t("trade.info.text")}</p>
            </InfoButton>
          </>
        }
        figures={["land-trade"]}
      >
        <TradeChart quarters={until} />
        <ChartTools
          table={() => <QuarterTable quarters={until} shows="trade" />}
          csv={csv}
          embedId="handel"
          source={t("updated")}
        />
      </StatusSection>
      <StatusSection
        id="over-tid"
        title={t("inventory.title")}
        intro={
          <>
            <p>{t("inventory.intro")}</p>
            <InfoButton title={t("inventory.info.title")}>
              <p>{t("inventory.info.text")}</p>
            </InfoButton>
          </>
        }
        figures={["land-holdings"]}
      >
        <InventoryChart quarters={until} />
        <ChartTools
          table={() => <QuarterTable quarters={until} shows="inventory" />}
          csv={csv}
          embedId="over-tid"
          source={t("updated")}
        />
      </StatusSection>
      <StatusSection
        id="indsats"
        title={t("effort.title")}
        intro={t("effort.intro")}
        figures={["ranking"]}
      >
        <EffortStrip page={page} />
        <ChartTools
          table={() => <EffortTable page={page} />}
          csv={csv}
          embedId="indsats"
          source={quarterName}
        />
      </StatusSection>
      <StatusSection id="kommuner" title={t("municipalities.title")} isFull>
        <MunicipalityLand
          page={page}
          quarterName={quarterName}
          linkTo={(row) => (
            <>
              <UnitLink kind="municipality" slug={row.slug}>
                {row.name}
              </UnitLink>
              {row.retiredOn !== null && <RetiredMark />}
            </>
          )}
        />
        <ChartTools csv={csv} embedId="kommuner" source={quarterName} />
      </StatusSection>
    </>
  );
}

/** 'Om tallene': what the words of a chart mean, in a dialog. */
function InfoButton({ title, children }: { title: string; children: ReactNode }) {
  const t = useText(landText);
  const [isOpen, setOpen] = useState(false);
  const isWhole = useExpandAll();
  return (
    <>
      <Button
        variant="text"
        size="small"
        icon="help"
        className="info-button no-print scripted"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t("info")} <span className="sr-only">({title})</span>
      </Button>
      {isWhole && <div className="prose unscripted">{children}</div>}
      {isOpen && (
        <Dialog
          title={title}
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>{t("close")}</Button>}
        >
          <div className="prose">{children}</div>
        </Dialog>
      )}
    </>
  );
}
