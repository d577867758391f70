import { foldForSearch } from "@mars/wording/format/collation";
import { useDeferredValue, useEffect, useId, useRef, useState } from "react";
import { useStore } from "../../lib/createStore.ts";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { type Background, backgroundChoices } from "../../lib/mapPreferences/backgroundChoices.ts";
import { changeMapPreferences } from "../../lib/mapPreferences/mapPreferences.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { IconButton } from "../../ui/buttons/Button.tsx";
import { Skeleton, SkeletonLine } from "../../ui/feedback/Skeleton.tsx";
import { ErrorState } from "../../ui/feedback/StateBlock.tsx";
import { SearchField } from "../../ui/fields/SearchField.tsx";
import { AuthorityName } from "../../ui/words/AuthorityName.tsx";
import { SentenceWith, SLOT } from "../../ui/words/SentenceWith.tsx";
import type { MapModel } from "../createMapModel.ts";
import { mapText } from "../text.ts";
import { FoundPictures } from "./FoundPictures.tsx";
import type { ShownLayer } from "./LayerStack.ts";
import { LegendSwatch } from "./LegendSwatch.tsx";
import { backgroundTitle } from "./backgroundTitle.ts";
import { layerStyle } from "./layerStyle.ts";
import { type CatalogueLayer, useCatalogue } from "./useCatalogue.ts";

export function LayersPanel({ model, onClose }: { model: MapModel; onClose: () => void }) {
  const t = useText(mapText);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const catalogue = useCatalogue();
  const { shown } = useStore(model.layers.store);
  const [sought, setSought] = useState("");
  const words = useDeferredValue(sought.trim());
  const groups = catalogue.groups
    .map((group) => ({
      ...group,
      layers: group.layers.filter(({ title }) =>
        foldForSearch(title).includes(foldForSearch(words)),
      ),
    }))
    .filter(({ layers }) => layers.length > 0);
  useEffect(() => heading.current?.focus(), []);

  return (
    // Escape closes from wherever the focus is inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="map-float map-layers no-print"
      aria-labelledby={`${id}-title`}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <div className="map-layers-head">
        <h2 id={`${id}-title`} tabIndex={-1} ref={heading}>
          {t("layers")}
        </h2>
        <IconButton icon="close" label={t("layers.close")} onClick={onClose} />
      </div>
      {/* Scrolls on its own, so the keyboard must be able to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="map-layers-scroll" tabIndex={0} role="region" aria-labelledby={`${id}-title`}>
        <SearchField
          label={t("layers.search")}
          placeholder={t("layers.searchHint")}
          value={sought}
          onChange={setSought}
        />
        {catalogue.isLoading && (
          <Skeleton>
            <SkeletonLine />
            <SkeletonLine />
            <SkeletonLine />
          </Skeleton>
        )}
        {catalogue.failures.length > 0 && (
          <ErrorState title={catalogue.failures.join(". ")} onRetry={catalogue.retry} />
        )}
        {groups.map((group) => (
          <fieldset key={group.id} className="map-layer-group">
            <legend>{group.title}</legend>
            {group.layers.map((layer) => (
              <LayerRow
                key={layer.id}
                layer={layer}
                model={model}
                shown={shown.find((one) => one.id === layer.id) ?? null}
              />
            ))}
          </fieldset>
        ))}
        <FoundPictures model={model} words={words} />
        <BackgroundChoice model={model} />
      </div>
    </section>
  );
}

function BackgroundChoice({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const id = useId();
  const { background } = useStore(model.layers.store);
  const locale = useLocale();
  const settings = useSettings().map;
  const choices = backgroundChoices(settings);
  // One that this installation does not have is stood in for by our own.
  const chosen = choices.includes(background) ? background : "muted";
  const choose = (choice: Background) => {
    model.layers.setBackground(choice);
    changeMapPreferences({ background: choice });
  };
  return (
    <fieldset className="map-layer-group map-backgrounds">
      <legend>{t("layers.background")}</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={id}
            checked={choice === chosen}
            onChange={() => choose(choice)}
          />
          {backgroundTitle(choice, settings, locale)}
        </label>
      ))}
    </fieldset>
  );
}

type Props = { layer: CatalogueLayer; model: MapModel; shown: ShownLayer | null };

/** One layer: on or off, its legend, and while it is on how strongly it shows and where it is from. */
function LayerRow({ layer: { id, title, dataset }, model, shown }: Props) {
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
