import { useState } from "react";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { mapText } from "../text.ts";
import type { LiveFigures } from "./AreaServices.ts";

const shownAtFirst = 4;

type Props = { figures: LiveFigures; place: string | null; isOld: boolean };

/** What the area would give per measure; grey while the shape on the map is refused. */
export function EffectTable({ figures, place, isOld }: Props) {
  const t = useText(mapText);
  const format = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  const rows = showsAll ? figures.measures : figures.measures.slice(0, shownAtFirst);
  const cell = (value: number | null) =>
    value === null || value === 0 ? <span className="map-nil">–</span> : format.amount(value);
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
              <td className="numeric">{cell(row.nitrogenTons)}</td>
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
