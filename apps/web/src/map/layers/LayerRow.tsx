import { useId } from "react";
import { useStore } from "../../lib/createStore.ts";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import type { MapModel } from "../createMapModel.ts";
import { mapText } from "../text.ts";
import type { ShownLayer } from "./LayerStack.ts";
import { LegendSwatch } from "./LegendSwatch.tsx";
import { layerStyle } from "./layerStyle.ts";
import type { CatalogueLayer } from "./useCatalogue.ts";
import { AuthorityName } from "../../ui/words/AuthorityName.tsx";
import { SentenceWith, SLOT } from "../../ui/words/SentenceWith.tsx";

type Props = { layer: CatalogueLayer; model: MapModel; shown: ShownLayer | null };

/** One layer: on or off, its legend, and while it is on how strongly it shows and where it is from. */
export function LayerRow({ layer: { id, title, dataset }, model, shown }: Props) {
  const t = useText(mapText);
  const format = useFormat();
  const controlId = useId();
  const { resolution } = useStore(model.view.store);
  const { style, classes, belowResolution } = layerStyle(id, dataset?.style);
  const isLine = dataset?.style.line ?? false;
  const isThere = dataset === null || dataset.version !== null;
  const note = whyNotSeen();

  function whyNotSeen(): string | null {
    if (dataset?.storage === "wfs") return t("layers.live");
    if (!isThere) return t("layers.notLoaded");
    return shown && belowResolution && resolution > belowResolution ? t("layers.zoomIn") : null;
  }

  return (
    <div className="map-layer">
      <div className="map-layer-row">
        <input
          type="checkbox"
          id={controlId}
          checked={shown !== null}
          disabled={!isThere}
          aria-describedby={note ? `${controlId}-note` : undefined}
          onChange={() => model.layers.toggle(id)}
        />
        <LegendSwatch mapStyle={style} isLine={isLine} />
        <label htmlFor={controlId}>
          {title}
          {note && (
            <span className="map-layer-note" id={`${controlId}-note`}>
              {note}
            </span>
          )}
        </label>
      </div>
      {shown && (
        <div className="map-layer-more">
          {classes?.map((one) => (
            <p key={one.titleKey} className="map-layer-class">
              <LegendSwatch mapStyle={one.style} />
              {t(one.titleKey)}
            </p>
          ))}
          <label className="map-opacity">
            <span>{t("layers.opacity")}</span>
            <span aria-hidden="true">{format.exactPercent(shown.opacity)}</span>
            <input
              type="range"
              min="10"
              max="100"
              step="10"
              aria-label={t("layers.opacityOf", { title })}
              value={Math.round(shown.opacity * 100)}
              onChange={(event) => model.layers.setOpacity(id, Number(event.target.value) / 100)}
            />
          </label>
          {dataset?.version && (
            <p className="map-layer-source">
              <SentenceWith sentence={t("layers.source", { source: SLOT })}>
                <AuthorityName name={dataset.source} />
              </SentenceWith>
              {" · "}
              {dataset.version.origin === "demo"
                ? t("layers.demo")
                : t("layers.version", {
                    version: dataset.version.updatedOn
                      ? format.date(dataset.version.updatedOn)
                      : dataset.version.label,
                  })}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
