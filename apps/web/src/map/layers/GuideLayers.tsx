import "./GuideLayers.css";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useStore } from "../../lib/createStore.ts";
import { useText } from "../../lib/language/text.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import type { MapModel } from "../createMapModel.ts";
import { mapText } from "../text.ts";
import { useIsTouch } from "../view/useIsTouch.ts";
import { LegendSwatch } from "./LegendSwatch.tsx";
import { layerStyle } from "./layerStyle.ts";
import { useCatalogue } from "./useCatalogue.ts";

type GuideSwitch = {
  key: string;
  title: string;
  /** Background of its swatch. */
  swatch: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

type Props = {
  model: MapModel;
  /** Datasets that are on while one draws. */
  layers: readonly string[];
  /** Those of them that were switched off the last time. */
  off?: readonly string[];
  onOff?: (ids: readonly string[]) => void;
  /** What the page itself draws, with a switch of its own. */
  own?: readonly GuideSwitch[];
};

/** Layers that tell where to draw: on with a legend and a switch each while the card is there, and
 * as they were when it goes. */
export function GuideLayers({ model, layers, off = [], onOff, own = [] }: Props) {
  const t = useText(mapText);
  const isTouch = useIsTouch();
  const { shown } = useStore(model.layers.store);
  const { resolution } = useStore(model.view.store);
  const known = useCatalogue().groups.flatMap((group) => group.layers);
  const [guides] = useState(layers);
  const [offAtFirst] = useState(off);
  useEffect(() => {
    const wereShown = new Set(model.layers.store.get().shown.map(({ id }) => id));
    for (const id of guides) if (!offAtFirst.includes(id)) model.layers.show(id);
    return () => {
      for (const id of guides) if (!wereShown.has(id)) model.layers.hide(id);
    };
  }, [model, guides, offAtFirst]);
  const rows = guides.flatMap((id) => {
    const layer = known.find((one) => one.id === id);
    if (!layer?.dataset || layer.dataset.version === null) return [];
    const { style, belowResolution } = layerStyle(id, layer.dataset.style);
    const isOn = shown.some((one) => one.id === id);
    const isFar = isOn && belowResolution !== undefined && resolution > belowResolution;
    return [{ id, title: layer.title, style, isLine: layer.dataset.style.line, isOn, isFar }];
  });
  const count = rows.filter(({ isOn }) => isOn).length + own.filter(({ isOn }) => isOn).length;
  return (
    <details className="map-guide map-float" open={!isTouch}>
      <summary>
        {t("guide.title", { count })}
        <Icon name="chevronDown" isSmall />
      </summary>
      <ul>
        {rows.map(({ id, title, style, isLine, isOn, isFar }) => (
          <GuideRow
            key={id}
            swatch={<LegendSwatch mapStyle={style} isLine={isLine ?? false} />}
            title={title}
            note={isFar ? t("layers.zoomIn") : null}
            isOn={isOn}
            onChange={() => {
              model.layers.toggle(id);
              onOff?.(isOn ? [...off, id] : off.filter((one) => one !== id));
            }}
          />
        ))}
        {own.map(({ key, title, swatch, isOn, onChange }) => (
          <GuideRow
            key={key}
            swatch={<i className="map-swatch" style={{ background: swatch }} />}
            title={title}
            note={null}
            isOn={isOn}
            onChange={() => onChange(!isOn)}
          />
        ))}
      </ul>
    </details>
  );
}

type RowProps = {
  swatch: ReactNode;
  title: string;
  note: string | null;
  isOn: boolean;
  onChange: () => void;
};

function GuideRow({ swatch, title, note, isOn, onChange }: RowProps) {
  const id = useId();
  return (
    <li>
      {swatch}
      <label htmlFor={id}>
        {title}
        {note && <span className="map-layer-note">{note}</span>}
      </label>
      <input id={id} type="checkbox" checked={isOn} onChange={onChange} />
    </li>
  );
}
