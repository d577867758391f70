import { foldForSearch } from "@mars/wording/format/collation";
import { useDeferredValue, useEffect, useId, useRef, useState } from "react";
import { useStore } from "../../lib/createStore.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { type Background, backgroundChoices } from "../../lib/mapPreferences/backgroundChoices.ts";
import { changeMapPreferences } from "../../lib/mapPreferences/mapPreferences.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { IconButton } from "../../ui/buttons/Button.tsx";
import { Skeleton, SkeletonLine } from "../../ui/feedback/Skeleton.tsx";
import { ErrorState } from "../../ui/feedback/StateBlock.tsx";
import type { MapModel } from "../createMapModel.ts";
import { mapText } from "../text.ts";
import { SearchField } from "../../ui/fields/SearchField.tsx";
import { FoundPictures } from "./FoundPictures.tsx";
import { LayerRow } from "./LayerRow.tsx";
import { backgroundTitle } from "./backgroundTitle.ts";
import { useCatalogue } from "./useCatalogue.ts";

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
