import type { PickedArea, PickKind } from "@mars/contracts/datasets/layers";
import { datasetIds } from "@mars/domain/datasets/datasetIds";
import { useEffect, useState } from "react";
import { useFormat } from "../../lib/format/useFormat.ts";
import { problemSentence } from "../../lib/http/problemSentence.ts";
import { useText } from "../../lib/language/text.ts";
import { useRequest } from "../../lib/requestStatus/useRequest.ts";
import { Button, IconButton } from "../../ui/buttons/Button.tsx";
import { RadioGroup } from "../../ui/fields/RadioGroup.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import type { MapModel } from "../createMapModel.ts";
import { mapText } from "../text.ts";
import { useIsTouch } from "../view/useIsTouch.ts";
import type { AreaServices, UploadedArea } from "./AreaServices.ts";
import type { AskReplaceOrAdd } from "./useReplaceOrAdd.ts";
import { usePicking } from "./usePicking.ts";

const layerOf: Record<PickKind, string> = {
  parcel: datasetIds.parcels,
  fieldBlock: datasetIds.fieldBlocks2025,
};

type Props = {
  model: MapModel;
  services: AreaServices;
  ask: AskReplaceOrAdd;
  hasMap: boolean;
  onSeveral?: ((areas: readonly UploadedArea[]) => void) | undefined;
};

/** By click on the map or by number; several make one area, or one each where the page offers it. */
export function PickWay({ model, services, ask, hasMap, onSeveral }: Props) {
  const t = useText(mapText);
  const isTouch = useIsTouch();
  const [kind, setKind] = useState<PickKind>("parcel");
  const [number, setNumber] = useState("");
  const picking = usePicking(model, services, ask, kind);
  const { pickAt } = picking;
  const separating = useRequest(
    async (lines: readonly (readonly PickedArea[])[], signal: AbortSignal) => {
      const areas = await Promise.all(
        lines.map(async (line) => {
          const [first] = line;
          const { label, geometry, areaHa } = first!;
          if (line.length === 1) return { name: label, geometry, areaHa };
          const parts = line.map((area) => area.geometry);
          const name = t("pick.lineName", { first: label, count: line.length - 1 });
          return { name, ...(await services.unite(parts, signal)) };
        }),
      );
      onSeveral?.(areas);
    },
  );

  useEffect(() => model.takeClicks((at) => void pickAt(at)), [model, pickAt]);
  useEffect(() => {
    const id = layerOf[kind];
    if (model.layers.isShown(id)) return;
    model.layers.show(id);
    // A layer shown for picking goes away with it.
    return () => model.layers.hide(id);
  }, [model, kind]);

  const { fault } = picking;
  const faultText =
    fault === null
      ? null
      : typeof fault === "object"
        ? t(`pick.none.${kind}`, { number: fault.missing })
        : t(fault === "failed" ? "pick.failed" : `pick.noneHere.${kind}`);
  /** By touch right below the map, and the last one tapped first: nobody scrolls for it. */
  const found = (
    <div className="map-pick-found">
      {isTouch && faultText && <p role="alert">{faultText}</p>}
      {picking.candidates.length > 0 && (
        <div role="status">
          <p className="small">{t("pick.choose")}</p>
          <AreaList
            areas={picking.candidates}
            model={model}
            onChoose={(area) => void picking.toggle(area, { fits: true })}
          />
        </div>
      )}
      <p
        className={isTouch && picking.chosen.length === 1 ? "sr-only" : "map-pick-count"}
        role="status"
      >
        {t("pick.chosen", { count: picking.chosen.length })}
      </p>
      <AreaList
        areas={isTouch ? picking.chosen.toReversed() : picking.chosen}
        model={model}
        onRemove={(area) => void picking.toggle(area)}
      />
      {onSeveral && picking.lines.length > 1 && (
        <Button
          variant="text"
          isBusy={separating.status === "RUNNING"}
          onClick={() => void separating.run(picking.lines)}
        >
          {t("pick.separate", { count: picking.lines.length })}
        </Button>
      )}
      {separating.error && <p role="alert">{problemSentence(separating.error)}</p>}
    </div>
  );
  return (
    <div className="map-pick">
      {isTouch && found}
      <RadioGroup
        legend={t("pick.kind")}
        isLegendHidden
        variant="segmented"
        value={kind}
        onChange={setKind}
        options={[
          { value: "parcel", label: t("pick.parcel") },
          { value: "fieldBlock", label: t("pick.fieldBlock") },
        ]}
      />
      <form
        className="map-pick-form"
        onSubmit={(event) => {
          event.preventDefault();
          const lines = linesIn(number);
          if (lines.length > 0) void picking.pickByNumber(lines);
        }}
        // A field of one line would run the lines of a list together.
        onPaste={(event) => {
          const lines = linesIn(event.clipboardData.getData("text"));
          if (lines.flat().length < 2) return;
          event.preventDefault();
          setNumber(lines.map((line) => line.join("; ")).join(" | "));
        }}
      >
        <TextField
          label={t(`pick.number.${kind}`)}
          hint={[
            t(`pick.hint.${kind}`),
            ...(hasMap ? [t(isTouch ? "pick.orTap" : "pick.orClick")] : []),
          ].join(" ")}
          error={isTouch ? null : faultText}
          value={number}
          onChange={setNumber}
          autoComplete="off"
        />
        {/* Busy, but never off: the next number may be written before this one is found. */}
        <Button type="submit" variant="secondary" aria-busy={picking.isBusy}>
          {picking.isBusy && <span className="button-spinner" aria-hidden="true" />}
          {t("pick.find")}
        </Button>
      </form>
      {!isTouch && found}
    </div>
  );
}

const MAX_NUMBERS = 200;

/** '20d Løvel By' and more, with semicolons between; a line (in the field a bar) ends a group. */
function linesIn(text: string): readonly (readonly string[])[] {
  const seen = new Set<string>();
  const lines = text.split(/[|\n]/).map((line) =>
    line.split(";").flatMap((one) => {
      const number = one.replaceAll(/\s+/g, " ").trim();
      if (number === "" || seen.has(number) || seen.size >= MAX_NUMBERS) return [];
      seen.add(number);
      return [number];
    }),
  );
  return lines.filter((line) => line.length > 0);
}

type ListProps = {
  areas: readonly PickedArea[];
  model: MapModel;
  onChoose?: (area: PickedArea) => void;
  onRemove?: (area: PickedArea) => void;
};

function AreaList({ areas, model, onChoose, onRemove }: ListProps) {
  const t = useText(mapText);
  const format = useFormat();
  return (
    <ul className="map-pick-list">
      {areas.map((area) => {
        const point = () => model.pointAt(area.geometry);
        const leave = () => model.pointAt(null);
        return (
          // Pointing only shows on the map what the row says; keys reach the same by focus.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li key={`${area.kind}/${area.id}`} onMouseEnter={point} onMouseLeave={leave}>
            <button
              type="button"
              className="map-pick-name"
              aria-label={onChoose ? undefined : t("pick.zoom", { label: area.label })}
              onFocus={point}
              onBlur={leave}
              onClick={() => (onChoose ? onChoose(area) : model.fit(area.geometry))}
            >
              {area.label}
            </button>
            <span className="numeric">{format.hectares(area.areaHa)}</span>
            {onRemove && (
              <IconButton
                icon="close"
                label={t("pick.remove", { label: area.label })}
                onClick={() => {
                  leave();
                  onRemove(area);
                }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
