import type { ScreeningFinding } from "@mars/contracts/screening/screeningFinding";
import { polygonAreaHa } from "@mars/domain/areas/areaHa";
import { polygonsOf } from "@mars/domain/areas/geometry";
import { areaText } from "@mars/wording/format/areaText";
import { useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "../../../lib/createStore.ts";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { addressOf } from "../../../lib/router/address.ts";
import { MapLayout, type MapModel, MapView, ShapeSwatch } from "../../../map/index.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { CopyButton } from "../../../ui/buttons/CopyButton.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { MapToggle } from "../MapToggle.tsx";
import { WithoutMap } from "../WithoutMap.tsx";
import { AnswerSection } from "../answer/AnswerSection.tsx";
import { ContactSection } from "../answer/ContactSection.tsx";
import { ConflictSection } from "../answer/ConflictSection.tsx";
import { MoreSection } from "../answer/MoreSection.tsx";
import { NextStepFoot } from "../answer/NextStepFoot.tsx";
import { ResultContext, type ResultInView, useResult } from "../findings/ResultContext.ts";
import { SavedAreas } from "../list/SavedAreas.tsx";
import { openSavedArea } from "../list/openSavedArea.ts";
import { ResultActions } from "../receipt/ResultActions.tsx";
import type { ScreeningRun } from "../run/ScreeningRun.ts";
import { screeningText } from "../text.ts";
import { CutComparison } from "./CutComparison.tsx";
import { FeaturesTable } from "./FeaturesTable.tsx";
import { FindingsTable } from "./FindingsTable.tsx";
import { NothingFound } from "./NothingFound.tsx";
import { ResultHead } from "./ResultHead.tsx";
import { RunNotice } from "./RunNotice.tsx";
import { beforeCut } from "./beforeCut.ts";
import { useDatasetWords } from "./useDatasetWords.ts";
import { tintedFindings, useFoundOnMap } from "./useFoundOnMap.ts";
import { styleOfStage, takenBy, useProjectsOnMap } from "./useProjectsOnMap.ts";

type Props = { run: ScreeningRun; model: MapModel; hasMap: boolean; onEdit: () => void };

/** Step 2: findings as they come, the verdict, and what to do with it. */
export function ResultStep({ run, model, hasMap, onEdit }: Props) {
  const t = useText(screeningText);
  const state = useStore(run.store);
  const { titleOf, meaningOf } = useDatasetWords(state.soFar);
  const [openId, setOpenId] = useState<string | null>(null);
  const [dialog, setDialog] = useState<"share" | "tables" | null>(null);
  const { area } = state;
  // An open finding has numbered pins in the area, and they would be on its name.
  useAreaOnMap(model, openId === null ? (state.soFar.started?.areaHa ?? null) : null, area);
  const neighbours = state.soFar.verdict?.neighbours;
  const taken = useMemo(() => takenBy(neighbours), [neighbours]);
  useFoundOnMap(model, area, state.soFar.verdict?.final ? state.soFar.findings : null);
  useProjectsOnMap(model, area, taken);
  const result = useMemo<ResultInView>(
    () => ({ run, state, model, area, hasMap, titleOf, meaningOf, openId, setOpenId }),
    [run, state, model, area, hasMap, titleOf, meaningOf, openId],
  );
  const { started } = state.soFar;
  const savable = useMemo(
    () =>
      area && started && state.phase === "done"
        ? { area, areaHa: started.areaHa, analysis: started.id }
        : null,
    [area, started, state.phase],
  );
  return (
    <ResultContext value={result}>
      <MapLayout
        label={t("panel.result")}
        head={<ResultHead onEdit={onEdit} />}
        isDocument
        foot={<NextStepFoot onEdit={onEdit} onShare={() => setDialog("share")} />}
        footJump={t("toActions")}
        map={
          hasMap ? (
            <MapView model={model} label={t("map.result")}>
              <MapKey />
              <Button
                variant="text"
                size="small"
                icon="table"
                className="map-float screening-show-list"
                onClick={() => setDialog("tables")}
              >
                {t("action.table")}
              </Button>
            </MapView>
          ) : (
            <WithoutMap>
              <FindingsTable />
              <FeaturesTable />
            </WithoutMap>
          )
        }
      >
        <div className="screening-result">
          <RunNotice />
          <CutComparison />
          <NothingFound onEdit={onEdit} />
          <AnswerSection />
          <ContactSection />
          <ConflictSection />
          <SavedAreas current={savable} onOpen={(saved) => openSavedArea(run, saved)} />
          <MoreSection onRerun={() => area && void run.start(area)} />
          <ResultActions onShare={() => setDialog("share")} onTable={() => setDialog("tables")} />
          <MapToggle hasMap={hasMap} />
        </div>
      </MapLayout>
      {dialog === "share" && <ShareDialog onClose={() => setDialog(null)} />}
      {dialog === "tables" && <TablesDialog onClose={() => setDialog(null)} />}
    </ResultContext>
  );
}

/** The user's own area, named with its size where that is given, in the middle of the map. */
function useAreaOnMap(
  model: MapModel,
  areaHa: number | null,
  area: ReturnType<ScreeningRun["store"]["get"]>["area"],
): void {
  const t = useText(screeningText);
  const f = useFormat();
  useEffect(() => {
    if (!area) return;
    model.drawing.reset();
    // Over what is pointed at: my own line stays mine.
    model.shapes.raise("screened");
    model.fit(area);
    return () => model.shapes.clear("screened");
  }, [model, area]);
  useEffect(() => {
    if (!area) return;
    const parts = polygonsOf(area);
    // A part is named with its own hectares, not with those of all.
    const labelOf = (rings: (typeof parts)[number]) =>
      t("mapLabel", {
        area: areaText(f, parts.length === 1 && areaHa !== null ? areaHa : polygonAreaHa(rings)),
      });
    model.shapes.set(
      "screened",
      parts.map((rings, index) => ({
        id: `area-${index}`,
        geometry: { type: "Polygon", coordinates: rings },
        style: "mine",
        ...(areaHa !== null && { label: labelOf(rings) }),
      })),
    );
  }, [model, area, areaHa, t, f]);
}

function TablesDialog({ onClose }: { onClose: () => void }) {
  const t = useText(screeningText);
  return (
    <Dialog title={t("map.tables")} width="large" onClose={onClose}>
      <div className="screening-tables">
        <FindingsTable />
        <FeaturesTable />
      </div>
    </Dialog>
  );
}

/** The address that opens area and result anywhere. */
function ShareDialog({ onClose }: { onClose: () => void }) {
  const t = useText(screeningText);
  const f = useFormat();
  const { run, state } = useResult();
  const field = useRef<HTMLInputElement>(null);
  const link =
    window.location.origin + addressOf({ to: "/screening", search: { analysis: run.id } });
  return (
    <Dialog title={t("share.title")} onClose={onClose}>
      {state.phase === "done" ? (
        <>
          <p>
            {state.expiresAt
              ? t("share.text", { day: f.date(state.expiresAt) })
              : t("share.textUndated")}
          </p>
          <label className="form-label" htmlFor="screening-link">
            {t("share.link")}
          </label>
          <input
            ref={field}
            id="screening-link"
            className="form-input"
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
          <CopyButton value={link} what={t("share.what")} field={field} />
        </>
      ) : (
        <p>{t("share.waiting")}</p>
      )}
    </Dialog>
  );
}

/** What the colours and patterns in the area are. */
function MapKey() {
  const t = useText(screeningText);
  const { openId, state, titleOf } = useResult();
  const before = useStore(beforeCut);
  const stages = [...new Set(takenBy(state.soFar.verdict?.neighbours).map((one) => one.stage))];
  const isCut = before?.cut != null && before.state.area !== state.area;
  const open: ScreeningFinding | undefined = state.soFar.findings.find(
    ({ datasetId }) => datasetId === openId,
  );
  return (
    <ul className="map-float screening-key">
      <li>
        <i className="screening-key-mine" />
        {t("key.mine")}
      </li>
      {tintedFindings(state.soFar.findings).map(({ finding, style }) => (
        <li key={finding.datasetId}>
          <ShapeSwatch shapeStyle={style} />
          {titleOf(finding.datasetId)}
        </li>
      ))}
      {stages.map((stage) => (
        <li key={stage}>
          <ShapeSwatch shapeStyle={styleOfStage(stage)} />
          {t("key.taken", { stage: t(`stageOne.${stage}` as "stageOne.established") })}
        </li>
      ))}
      {isCut && (
        <li>
          <i className="screening-key-cut" />
          {t("key.cut")}
        </li>
      )}
      {open && (
        <li className="screening-key-picked">
          <i />
          {t("finding.inArea", { title: titleOf(open.datasetId) })}
        </li>
      )}
    </ul>
  );
}
