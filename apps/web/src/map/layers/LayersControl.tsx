import { useEffect, useRef, useState } from "react";
import { useStore } from "../../lib/createStore.ts";
import { useText } from "../../lib/language/text.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import type { MapModel } from "../createMapModel.ts";
import { mapText } from "../text.ts";
import { LayersPanel } from "./LayersPanel.tsx";

/** 'Kortlag (4)' top right; opens into the panel and gives focus back when it closes. */
export function LayersControl({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const { shown } = useStore(model.layers.store);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (isOpen) return <LayersPanel model={model} onClose={() => setOpen(false)} />;
  return (
    <button
      type="button"
      ref={button}
      className="map-float map-layers-button no-print"
      aria-label={t("layers.count", { count: shown.length })}
      aria-expanded="false"
      onClick={() => setOpen(true)}
    >
      <Icon name="layers" isSmall />
      <span className="map-tool-word">{t("layers.count", { count: shown.length })}</span>
    </button>
  );
}
