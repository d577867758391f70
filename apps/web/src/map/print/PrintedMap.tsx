import { wordIn } from "@mars/wording/language/wordIn";
import { useEffect, useRef } from "react";
import { useStore } from "../../lib/createStore.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import type { MapModel } from "../createMapModel.ts";
import { LegendSwatch } from "../layers/LegendSwatch.tsx";
import { layerStyle } from "../layers/layerStyle.ts";
import { mapText } from "../text.ts";
import { AuthorityName } from "../../ui/words/AuthorityName.tsx";

/** Replaces the map on paper, with the names of its layers, which on the screen are one click away. */
export function PrintedMap({ model }: { model: MapModel }) {
  const paper = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const paint = () => {
      const canvas = paper.current;
      if (canvas) canvas.hidden = !model.paintInto(canvas);
    };
    window.addEventListener("beforeprint", paint);
    return () => window.removeEventListener("beforeprint", paint);
  }, [model]);
  return <canvas className="map-printed" ref={paper} hidden aria-hidden="true" />;
}

export function PrintedLegend({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const locale = useLocale();
  const { shown } = useStore(model.layers.store);
  // Without the catalogue a layer has no name yet, and nothing is drawn of it.
  const named = shown.flatMap(({ id }) => {
    const dataset = model.layers.dataset(id);
    const own = `layer.${id}`;
    const title = dataset ? wordIn(locale, dataset, "title") : isOwn(own) && t(own);
    return title ? [{ id, title, dataset }] : [];
  });
  return (
    <ul className="map-printed-legend" aria-hidden="true">
      {named.map(({ id, title, dataset }) => (
        <li key={id}>
          <LegendSwatch
            mapStyle={layerStyle(id, dataset?.style).style}
            isLine={dataset?.style.line ?? false}
          />
          {title}
          {dataset && (
            <span className="mute">
              <AuthorityName name={dataset.source} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

const ownKeys = [
  "layer.projects",
  "layer.sketch-projects",
  "layer.subcatchments",
  "layer.plans",
  "layer.tripartites",
  "layer.municipalities",
] as const;
function isOwn(key: string): key is (typeof ownKeys)[number] {
  return (ownKeys as readonly string[]).includes(key);
}
