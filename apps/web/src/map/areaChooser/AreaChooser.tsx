import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { areaText } from "@mars/wording/format/areaText";
import { type ReactNode, useEffect, useState } from "react";
import { useSelected, useStore } from "../../lib/createStore.ts";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { RadioGroup } from "../../ui/fields/RadioGroup.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import { Tabs } from "../../ui/navigation/Tabs.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import type { MapModel } from "../createMapModel.ts";
import { type AreaSource, isSketching, type Standing } from "../drawing/DrawingState.ts";
import { areaOf } from "../drawing/areaOf.ts";
import { useTouchHint } from "../drawing/useTouchHint.ts";
import { MapIcon } from "../mapIcons.tsx";
import { mapText } from "../text.ts";
import { useIsTouch } from "../view/useIsTouch.ts";
import type { AreaServices, ChosenArea, UploadedArea } from "./AreaServices.ts";
import { FoundArea } from "./FoundArea.tsx";
import { LiveArea } from "./LiveArea.tsx";
import { LiveEffects } from "./LiveEffects.tsx";
import { PartsNotice } from "./PartsNotice.tsx";
import { PastePoints } from "./PastePoints.tsx";
import { PickWay } from "./PickWay.tsx";
import { PointTable } from "./PointTable.tsx";
import { RefusalNotice } from "./RefusalNotice.tsx";
import { UploadWay } from "./UploadWay.tsx";
import { containmentOf } from "./containmentOf.ts";
import { useChosenArea } from "./useChosenArea.ts";
import { useLiveFigures } from "./useLiveFigures.ts";
import { type Incoming, type ReplaceOrAdd, useReplaceOrAdd } from "./useReplaceOrAdd.ts";

export type Way = "draw" | "pick" | "upload" | "coordinates";
const allWays: readonly Way[] = ["draw", "pick", "upload", "coordinates"];
const wayIcons: Record<Way, ReactNode> = {
  draw: <MapIcon name="polygon" />,
  pick: <MapIcon name="parcel" />,
  upload: <Icon name="upload" />,
  coordinates: <MapIcon name="crosshair" />,
};

type Props = {
  model: MapModel;
  services: AreaServices;
  onChange: (area: ChosenArea | null) => void;
  ways?: readonly Way[];
  /** The area must lie in it: fully outside is refused, partly warned about. */
  container?: AreaGeometry;
  /** What is there at first, for instance the project's present area. */
  initial?: AreaGeometry;
  /** How that came to be. */
  initialSource?: AreaSource;
  /** Several features of a file, or lines of a list, may become several things; the page asks first. */
  onSeveral?: (areas: readonly UploadedArea[]) => void;
  /** What the area does to what it is for: right below its size, above parts, comparison and points. */
  children?: ReactNode;
};

/** Four ways to an area, one figure, and everything as lists too. */
export function AreaChooser({
  model,
  services,
  onChange,
  ways = allWays,
  container,
  initial,
  initialSource = "drawn",
  onSeveral,
  children,
}: Props) {
  const t = useText(mapText);
  const [way, setWay] = useState<Way>(ways[0] ?? "draw");
  const { live, retry } = useLiveFigures(model.drawing, services);
  const { question, ask } = useReplaceOrAdd(model);
  const [isWaiting, setWaiting] = useState(false);
  useChosenArea(model.drawing, live, { container, isWaiting }, onChange);
  const isDrawn = way === "draw" || way === "coordinates";
  const hasArea = useSelected(model.drawing.store, (state) => areaOf(state).geometry !== null);

  useEffect(() => {
    if (!initial || model.drawing.store.get().polygons.length > 0) return;
    // What is there at first is no step: undoing ends with it.
    model.drawing.open(initial, initialSource);
    model.fit(initial);
  }, [model, initial, initialSource]);
  useEffect(() => {
    const { store } = model.drawing;
    if (!isDrawn && store.get().mode === "draw") model.drawing.cancel();
    if (!isDrawn) return;
    // Given up or deleted: the pen is there for the next try.
    const takePen = () => {
      if (store.get().mode === "idle") model.drawing.start();
    };
    takePen();
    return store.subscribe(takePen);
  }, [model, isDrawn]);
  useEffect(() => () => model.drawing.cancel(), [model]);

  const hasMap = ways.includes("draw");
  return (
    <div className="map-ways">
      <FoundArea model={model} services={services} ask={ask} />
      <Tabs
        label={t("way.label")}
        selected={way}
        onSelect={setWay}
        tabs={allWays
          .filter((one) => ways.includes(one) && (one !== "upload" || services.upload))
          .map((one) => ({
            key: one,
            label: (
              <span className="map-way">
                {wayIcons[one]}
                {t(`way.${one}`)}
              </span>
            ),
          }))}
      >
        <RefusalNotice model={model} />
        {way === "pick" && (
          <PickWay
            model={model}
            services={services}
            ask={ask}
            hasMap={hasMap}
            onSeveral={onSeveral}
          />
        )}
        {way === "upload" && (
          <UploadWay
            model={model}
            services={services}
            ask={ask}
            hasMap={hasMap}
            onWaiting={setWaiting}
            onSeveral={onSeveral}
          />
        )}
        {way === "draw" && <TouchWays model={model} />}
        {(isDrawn || hasArea) && <LiveArea model={model} hasMap={hasMap} live={live} />}
        {container && <PartlyOutside model={model} container={container} />}
        {children}
        <PartsNotice model={model} />
        <LiveEffects model={model} live={live} onRetry={retry} />
        {way === "coordinates" && (
          <>
            <PointTable model={model} />
            <PastePoints model={model} services={services} ask={ask} hasMap={hasMap} />
          </>
        )}
        {way !== "coordinates" && (isDrawn || hasArea) && <PointDisclosure model={model} />}
      </Tabs>
      {question && (
        <ReplaceOrAddDialog
          incoming={question.incoming}
          standing={question.standing}
          onAnswer={question.answer}
        />
      )}
    </div>
  );
}

/** 'Punkter som liste (11)': the drawing as a list. */
function PointDisclosure({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const vertexCount = useSelected(model.drawing.store, (state) => areaOf(state).vertexCount);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="map-disclosure" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="chevronDown" isSmall />
        {t("points.list", { count: vertexCount })}
      </summary>
      {isOpen && <PointTable model={model} />}
    </details>
  );
}

/** 'Tryk', 'Sigte' or 'Gå rundt': which one a finger draws by, chosen beforehand and visible. */
function TouchWays({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const isTouch = useIsTouch();
  const isDrawing = useSelected(model.drawing.store, isSketching);
  const { way } = useStore(model.touchInput.store);
  const hint = useTouchHint(model);
  const isAtWork = isTouch && isDrawing;
  useEffect(() => (isAtWork ? model.touchInput.follow(way) : undefined), [model, isAtWork, way]);
  if (!isAtWork) return null;
  return (
    <div className="map-touch-ways no-print">
      <RadioGroup
        legend={t("touch")}
        isLegendHidden
        variant="segmented"
        value={way}
        onChange={(next) => model.touchInput.choose(next)}
        options={(["tap", "aim", "walk"] as const).map((value) => ({
          value,
          label: t(`touch.${value}`),
        }))}
      />
      {/* It is seen on the map, where the finger is. */}
      <p className="sr-only" role="status">
        {hint}
      </p>
    </div>
  );
}

type PartlyOutsideProps = { model: MapModel; container: AreaGeometry };

/** Told while drawing: what lies outside the frame does not count. */
function PartlyOutside({ model, container }: PartlyOutsideProps) {
  const t = useText(mapText);
  const isPartly = useSelected(model.drawing.store, (state) => {
    const { geometry } = areaOf(state);
    return geometry !== null && containmentOf(geometry, container) === "partly";
  });
  if (!isPartly) return null;
  return (
    <div className="map-note map-note-warning" role="status">
      <Icon name="warning" isSmall />
      <p>
        <b>{t("container.partly")}</b>
        {t("container.partlyText")}
      </p>
    </div>
  );
}

type ReplaceOrAddDialogProps = {
  incoming: Incoming;
  standing: Standing;
  onAnswer: (answer: ReplaceOrAdd) => void;
};

function ReplaceOrAddDialog({ incoming, standing, onAnswer }: ReplaceOrAddDialogProps) {
  const t = useText(mapText);
  const f = useFormat();
  return (
    <Dialog
      title={t("replace.title")}
      role="alertdialog"
      onClose={() => onAnswer("cancel")}
      actions={
        <>
          <Button onClick={() => onAnswer("add")}>{t("replace.add")}</Button>
          <Button variant="secondary" onClick={() => onAnswer("replace")}>
            {t("replace.replace")}
          </Button>
          <Button variant="text" onClick={() => onAnswer("cancel")}>
            {t("replace.cancel")}
          </Button>
        </>
      }
    >
      <p>
        {t("replace.text", {
          standing: areaText(f, standing.areaHa),
          name: incoming.name,
          area: areaText(f, incoming.areaHa),
        })}
      </p>
      <p>{t("replace.undo")}</p>
    </Dialog>
  );
}
