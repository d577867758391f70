import { systemTileSets, type FeatureInfo } from "@mars/contracts/datasets/layers";
import { featureName } from "@mars/wording/datasets/featureName";
import { wordIn } from "@mars/wording/language/wordIn";
import { useEffect, useId, useRef } from "react";
import { useStore } from "../../lib/createStore.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { Button, IconButton } from "../../ui/buttons/Button.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import type { MapModel } from "../createMapModel.ts";
import { mapText } from "../text.ts";
import type { FoundThing } from "./FeatureFinder.ts";
import { areaText } from "@mars/wording/format/areaText";
import { useFormat } from "../../lib/format/useFormat.ts";

/** Attributes with their titles, as the catalogue names them. */
function FeatureFacts({ feature }: { feature: FeatureInfo }) {
  const t = useText(mapText);
  const format = useFormat();
  const locale = useLocale();
  const word = (value: FeatureInfo["attributes"][number]["value"]) => {
    if (value === null || value === "") return "–";
    if (typeof value === "number") return format.exact(value);
    const stage = `stage.${String(value)}`;
    return isStage(stage) ? t(stage) : String(value);
  };
  const hasOwnArea = feature.attributes.some(({ titleDa }) => /areal/i.test(titleDa));
  return (
    <dl className="map-facts">
      {feature.attributes.map((attribute) => (
        <div key={attribute.name}>
          <dt>{wordIn(locale, attribute, "title")}</dt>
          <dd>{word(attribute.value)}</dd>
        </div>
      ))}
      {feature.areaHa > 0 && !hasOwnArea && (
        <div>
          <dt>{t("info.area")}</dt>
          <dd>{areaText(format, feature.areaHa)}</dd>
        </div>
      )}
    </dl>
  );
}

type StageKey =
  | "stage.established"
  | "stage.establishment_approval"
  | "stage.preliminary_examination_approval";
const stageKeys: readonly string[] = [
  "stage.established",
  "stage.establishment_approval",
  "stage.preliminary_examination_approval",
] satisfies StageKey[];
function isStage(key: string): key is StageKey {
  return stageKeys.includes(key);
}

/** What was clicked on. Several things: a list to choose from, the map shows the chosen one. */
export function FeatureInfoPanel({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const id = useId();
  const locale = useLocale();
  const { finder } = model;
  const { status, things, chosen } = useStore(finder.store);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = status !== "closed";
  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    heading.current?.focus();
    // Closed with the focus inside: it goes back to the map, not to nowhere.
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, [isOpen]);
  if (!isOpen) return null;
  const thing = chosen === null ? null : (things[chosen] ?? null);

  function titleOf(one: FoundThing): string {
    if (one.kind === "shape") return one.hit.title;
    const { dataset: layerId, key } = one.feature;
    const dataset = model.layers.dataset(layerId);
    if (dataset) return wordIn(locale, dataset, "title");
    return key ?? layerId;
  }
  /** What tells it from the others: its name or number in the layer, or the layer it is in. */
  function noteOf(one: FoundThing): string | null {
    if (one.kind === "shape") return null;
    const { dataset: layerId } = one.feature;
    if (model.layers.dataset(layerId)) return featureName(one.feature);
    const system = systemTileSets.find((id) => id === layerId);
    return system && system !== "background" ? t(`layer.${system}`) : null;
  }
  function open(index: number) {
    const one = things[index];
    if (one?.kind === "shape") {
      finder.close();
      model.shapes.click(one.hit);
    } else void finder.choose(index);
  }

  return (
    // Escape closes from wherever the focus is inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="map-float map-info no-print"
      aria-labelledby={`${id}-title`}
      onKeyDown={(event) => event.key === "Escape" && finder.close()}
    >
      <div className="map-layers-head">
        <h2 id={`${id}-title`} tabIndex={-1} ref={heading}>
          {thing
            ? titleOf(thing)
            : things.length > 1
              ? t("info.several", { count: things.length })
              : t("info.title")}
        </h2>
        <IconButton icon="close" label={t("info.close")} onClick={() => finder.close()} />
      </div>
      <div className="map-info-body">
        {status === "running" && <Spinner label={t("info.loading")} />}
        {status === "failed" && <p role="alert">{t("info.failed")}</p>}
        {status === "found" && things.length === 0 && <p>{t("info.none")}</p>}
        {status === "found" && !thing && things.length > 0 && (
          <ul className="map-info-list">
            {things.map((one, index) => (
              <li key={index}>
                <button type="button" onClick={() => open(index)}>
                  <span>{titleOf(one)}</span>
                  {noteOf(one) && <span className="mute">{noteOf(one)}</span>}
                  <Icon name="chevronRight" isSmall />
                </button>
              </li>
            ))}
          </ul>
        )}
        {thing?.kind === "feature" && (
          <>
            <FeatureFacts feature={thing.feature} />
            {things.length > 1 && (
              <Button variant="text" size="small" onClick={() => void finder.choose(null)}>
                {t("info.back")}
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}
