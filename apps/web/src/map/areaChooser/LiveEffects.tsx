import { useState } from "react";
import { type Store, useSelected, useStore } from "../../lib/createStore.ts";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import type { MapModel } from "../createMapModel.ts";
import { isOutOfDate } from "../drawing/DrawingState.ts";
import { mapText } from "../text.ts";
import type { LiveFigures } from "./AreaServices.ts";
import { isOffLand, type Live } from "./useLiveFigures.ts";

const shownAtFirst = 4;

type Props = { model: MapModel; live: Store<Live>; onRetry: () => void };

/** What the shape on the map would give, as soon as it is known. */
export function LiveEffects({ model, live, onRetry }: Props) {
  const t = useText(mapText);
  const now = useStore(live);
  const { figures, hasFailed, place } = now;
  const isRefused = useSelected(model.drawing.store, isOutOfDate);
  return (
    <>
      {hasFailed && (
        <p className="small" role="status">
          {t("live.failed")}{" "}
          <Button variant="text" size="small" onClick={onRetry}>
            {t("again")}
          </Button>
        </p>
      )}
      {isOffLand(now) && (
        <div className="map-note map-note-warning" role="alert">
          <Icon name="warning" isSmall />
          <p>
            <b>{t("offLand.title")}</b>
            {t("offLand.text")}
          </p>
        </div>
      )}
      {figures && figures.isOnLand !== false && (
        <EffectTable figures={figures} place={place} isOld={isRefused || hasFailed} />
      )}
    </>
  );
}

type EffectTableProps = { figures: LiveFigures; place: string | null; isOld: boolean };

/** What the area would give per measure; grey while the shape on the map is refused. */
function EffectTable({ figures, place, isOld }: EffectTableProps) {
  const t = useText(mapText);
  const format = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  const rows = showsAll ? figures.measures : figures.measures.slice(0, shownAtFirst);
  const cell = (value: number | null) =>
    value ? format.amount(value) : <span className="map-nil">{t("live.none")}</span>;
  return (
    <>
      <table className={isOld ? "map-table map-table-old" : "map-table"}>
        <caption>{t("live.effects")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("live.measure")}</th>
            <th scope="col" className="numeric">
              {t("live.nitrogen")}
              <span className="map-unit">{t("live.nitrogenUnit")}</span>
            </th>
            <th scope="col" className="numeric">
              {t("live.extraction")}
              <span className="map-unit">{t("live.unitHa")}</span>
            </th>
            <th scope="col" className="numeric">
              {t("live.afforestation")}
              <span className="map-unit">{t("live.unitHa")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              <td className="numeric">
                {figures.isNitrogenNeeded !== false ? (
                  cell(row.nitrogenTons)
                ) : (
                  <span className="map-nil">{t("live.noNeed")}</span>
                )}
              </td>
              <td className="numeric">{cell(row.extractionHa)}</td>
              <td className="numeric">{cell(row.afforestationHa)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="map-between">
        {figures.measures.length > shownAtFirst && (
          <Button variant="text" size="small" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? t("live.fewer") : t("live.all", { count: figures.measures.length })}
          </Button>
        )}
        {place && <span className="mute small">{place}</span>}
      </div>
    </>
  );
}
