import type { CatalogueDataset } from "@mars/contracts/datasets/catalogue";
import { wordIn } from "@mars/wording/language/wordIn";
import { useId } from "react";
import { useStore } from "../../lib/createStore.ts";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { useRead } from "../../lib/serverData/useRead.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import type { MapModel } from "../createMapModel.ts";
import { mapText } from "../text.ts";
import { pictureDataset, pictureIdOf } from "./pictureLayer.ts";
import { AuthorityName } from "../../ui/words/AuthorityName.tsx";
import { SentenceWith, SLOT } from "../../ui/words/SentenceWith.tsx";

/** Datasets of the national catalogue that fit the words, and those that are on: shown as pictures. */
export function FoundPictures({ model, words }: { model: MapModel; words: string }) {
  const t = useText(mapText);
  const { shown } = useStore(model.layers.store);
  const chosen = shown.flatMap(({ id }) => pictureDataset(id) ?? []);
  return (
    <>
      {chosen.length > 0 && (
        <fieldset className="map-layer-group">
          <legend>{t("layers.pictures")}</legend>
          {chosen.map((id) => (
            <ChosenPicture key={id} id={id} model={model} />
          ))}
        </fieldset>
      )}
      {words.length > 1 && <Found words={words} model={model} except={chosen} />}
    </>
  );
}

function Found(props: { words: string; model: MapModel; except: readonly string[] }) {
  const t = useText(mapText);
  const { data, status } = useRead<CatalogueDataset[]>("/catalogue", { q: props.words, limit: 20 });
  const hits = (data ?? []).filter(({ hasPicture, storage }) => hasPicture && storage !== "stored");
  const found = hits.filter(({ id }) => !props.except.includes(id));
  // All of them are on, and listed above.
  if (hits.length > 0 && found.length === 0) return null;
  return (
    <fieldset className="map-layer-group">
      <legend>{t("layers.catalogue")}</legend>
      <p role="status" className="map-layer-note">
        {status === "SUCCESS" ? t("layers.found", { count: found.length }) : t("layers.seeking")}
      </p>
      {found.map((one) => (
        <PictureRow key={one.id} one={one} model={props.model} />
      ))}
    </fieldset>
  );
}

function ChosenPicture({ id, model }: { id: string; model: MapModel }) {
  const { data } = useRead<CatalogueDataset[]>("/catalogue", { q: id, limit: 20 });
  const one = data?.find((each) => each.id === id);
  return one ? <PictureRow one={one} model={model} /> : null;
}

/** On or off; while it is on how strongly it shows, its legend and where it is from. */
function PictureRow({ one, model }: { one: CatalogueDataset; model: MapModel }) {
  const t = useText(mapText);
  const format = useFormat();
  const controlId = useId();
  const { api } = useSettings().connection;
  const { shown } = useStore(model.layers.store);
  const layerId = pictureIdOf(one.id);
  const layer = shown.find(({ id }) => id === layerId);
  const title = wordIn(useLocale(), one, "title");
  return (
    <div className="map-layer">
      <div className="map-layer-row">
        <input
          type="checkbox"
          id={controlId}
          checked={layer !== undefined}
          onChange={() => model.layers.toggle(layerId)}
        />
        <label htmlFor={controlId}>
          {title}
          <span className="map-layer-note">{one.owner}</span>
        </label>
      </div>
      {layer && (
        <div className="map-layer-more">
          {one.hasLegend && (
            <img
              className="map-layer-legend"
              src={`${api}/catalogue/${encodeURIComponent(one.id)}/legend.png`}
              alt={t("layers.legendOf", { title })}
              loading="lazy"
            />
          )}
          <label className="map-opacity">
            <span>{t("layers.opacity")}</span>
            <span aria-hidden="true">{format.exactPercent(layer.opacity)}</span>
            <input
              type="range"
              min="10"
              max="100"
              step="10"
              aria-label={t("layers.opacityOf", { title })}
              value={Math.round(layer.opacity * 100)}
              onChange={(event) =>
                model.layers.setOpacity(layerId, Number(event.target.value) / 100)
              }
            />
          </label>
          <p className="map-layer-source">
            <SentenceWith sentence={t("layers.pictureSource", { source: SLOT })}>
              <AuthorityName name={one.owner} />
            </SentenceWith>
          </p>
        </div>
      )}
    </div>
  );
}
