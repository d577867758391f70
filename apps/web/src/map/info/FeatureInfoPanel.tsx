import { systemTileSets, type FeatureInfo } from "@mars/contracts/datasets/layers";
import { featureName } from "@mars/wording/datasets/featureName";
import { wordIn } from "@mars/wording/language/wordIn";
import { boundingBox } from "@mars/domain/areas/boundingBox";
import type { Point } from "@mars/domain/areas/geometry";
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from "react";
import { useStore } from "../../lib/createStore.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { Button, IconButton } from "../../ui/buttons/Button.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { classes } from "../../ui/classes.ts";
import type { MapModel } from "../createMapModel.ts";
import type { ShapeHit } from "../shapes/ShapeLayers.ts";
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

/** What a page says about shapes of its own; null leaves them to the map. */
export type Describe = (
  hits: readonly ShapeHit[],
  close: () => void,
) => { title: string; content: ReactNode } | null;

type Props = { model: MapModel; describe: Describe };

/** What was clicked on. Several things: a list to choose from, the map shows the chosen one. */
export function FeatureInfoPanel({ model, describe }: Props) {
  const t = useText(mapText);
  const id = useId();
  const locale = useLocale();
  const { finder } = model;
  const { status, at, things, chosen } = useStore(finder.store);
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
  const box = useRef<HTMLElement>(null);
  const hits = things.flatMap((one) => (one.kind === "shape" ? [one.hit] : []));
  usePlaceBeside(model, box, hits.length > 0 ? at : null, hits[0]);
  if (!isOpen) return null;
  const described = hits.length > 0 ? describe(hits, () => finder.close()) : null;
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
      ref={box}
      className={classes("map-float map-info no-print", hits.length > 0 && "map-info-near")}
      aria-labelledby={`${id}-title`}
      onKeyDown={(event) => event.key === "Escape" && finder.close()}
    >
      <div className="map-layers-head">
        <h2 id={`${id}-title`} tabIndex={-1} ref={heading}>
          {described
            ? described.title
            : thing
              ? titleOf(thing)
              : things.length > 1
                ? t("info.several", { count: things.length })
                : t("info.title")}
        </h2>
        <IconButton icon="close" label={t("info.close")} onClick={() => finder.close()} />
      </div>
      <div className="map-info-body">
        {described?.content}
        {status === "running" && <Spinner label={t("info.loading")} />}
        {status === "failed" && <p role="alert">{t("info.failed")}</p>}
        {status === "found" && things.length === 0 && <p>{t("info.none")}</p>}
        {status === "found" && !described && !thing && things.length > 0 && (
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

/** Next to what was clicked, on the side with room, and still there when the map moves under it. */
function usePlaceBeside(
  model: MapModel,
  box: RefObject<HTMLElement | null>,
  at: Point | null,
  top: ShapeHit | undefined,
): void {
  useLayoutEffect(() => {
    if (!at) return;
    const bounds = top && boundingBox(top.geometry);
    const place = () => {
      const element = box.current;
      const room = element?.parentElement;
      if (!element || !room) return;
      const [x = 0, y = 0] = model.pixelOf(at) ?? [];
      const near = (edge: number | null | undefined) =>
        typeof edge === "number" && Math.abs(edge - x) < FAR ? edge : x;
      const east = near(bounds && model.pixelOf([bounds.maxX, at[1]])?.[0]);
      const west = near(bounds && model.pixelOf([bounds.minX, at[1]])?.[0]);
      const { offsetWidth: width, offsetHeight: height } = element;
      const [widest, highest] = [room.clientWidth - EDGE, room.clientHeight - EDGE];
      const left = [east + GAP, west - GAP - width, x + GAP].find(
        (one) => one >= EDGE && one + width <= widest,
      );
      const fromTop = Math.max(EDGE, Math.min(y - height / 3, highest - height));
      element.style.setProperty("--left", `${left ?? Math.max(EDGE, x - GAP - width)}px`);
      element.style.setProperty("--top", `${fromTop}px`);
    };
    place();
    const observer = new ResizeObserver(place);
    if (box.current) observer.observe(box.current);
    const stop = model.onMove(place);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [model, box, at, top]);
}

const GAP = 24;
const EDGE = 16;
/** An edge further away than this is let go: the answer belongs to the click. */
const FAR = 240;
