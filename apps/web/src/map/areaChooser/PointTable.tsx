import { type Point, verticesOfRing } from "@mars/domain/areas/geometry";
import type { Result } from "@mars/domain/result";
import { writeLocaleNumber } from "@mars/wording/format/localeNumber";
import { useState } from "react";
import { useStore } from "../../lib/createStore.ts";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { Button, IconButton } from "../../ui/buttons/Button.tsx";
import type { MapModel } from "../createMapModel.ts";
import { isSketching } from "../drawing/DrawingState.ts";
import { mapText } from "../text.ts";
import { PointFields } from "./PointFields.tsx";

type Listed = {
  key: string;
  title: string | null;
  points: readonly Point[];
  move: (index: number, to: Point) => Result<null>;
  remove: (index: number) => Result<null>;
};

/** More rows than this are folded: a surveyed parcel has hundreds. */
const shownLast = 8;

/** The points as a table: read, corrected, deleted and added without the map. */
export function PointTable({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const { drawing } = model;
  const state = useStore(drawing.store);
  const [showsAll, setShowsAll] = useState(false);
  const lists = isSketching(state) ? [sketched()] : finished();
  const isSeveral = lists.length > 1;

  function sketched(): Listed {
    return {
      key: "sketch",
      title: null,
      points: state.sketch,
      move: (index, to) => drawing.moveSketchPoint(index, to),
      remove: (index) => drawing.deleteSketchPoint(index),
    };
  }
  function finished(): Listed[] {
    return state.polygons.flatMap((rings, polygon) =>
      rings.map((ringPoints, ring) => ({
        key: `${polygon}/${ring}`,
        title:
          ring === 0
            ? t("points.ring", { polygon: polygon + 1 })
            : t("points.holeOf", { hole: ring, polygon: polygon + 1 }),
        points: verticesOfRing(ringPoints),
        move: (vertex: number, to: Point) => drawing.moveVertex({ polygon, ring, vertex }, to),
        remove: (vertex: number) => drawing.deleteVertex({ polygon, ring, vertex }),
      })),
    );
  }

  return (
    <>
      {lists.map((list) => {
        const hidden = showsAll ? 0 : Math.max(0, list.points.length - shownLast);
        return (
          <table className="map-table map-points" key={list.key}>
            <caption className={isSeveral ? undefined : "sr-only"}>
              {isSeveral ? list.title : t("points.caption")}
            </caption>
            <thead>
              <tr>
                <th scope="col">{t("points.number")}</th>
                <th scope="col" className="numeric">
                  {t("points.easting")}
                </th>
                <th scope="col" className="numeric">
                  {t("points.northing")}
                </th>
                <th scope="col">
                  <span className="sr-only">{t("points.edit")}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {hidden > 0 && (
                <tr>
                  <td colSpan={4}>
                    <Button variant="text" size="small" onClick={() => setShowsAll(true)}>
                      {t("points.earlier", { count: hidden })}
                    </Button>
                  </td>
                </tr>
              )}
              {list.points.slice(hidden).map((point, index) => (
                <PointRow
                  // Points have no name of their own; their place in the ring is what they are.
                  key={hidden + index}
                  number={hidden + index + 1}
                  point={point}
                  onMove={(to) => list.move(hidden + index, to)}
                  onDelete={() => list.remove(hidden + index)}
                />
              ))}
            </tbody>
          </table>
        );
      })}
      {(isSketching(state) || state.polygons.length === 0) && (
        <AddPointRow number={state.sketch.length + 1} onAdd={(point) => drawing.addPoint(point)} />
      )}
    </>
  );
}

type Props = { number: number; onAdd: (point: Point) => Result<null> };

/** The next point by its coordinates; the fields empty for the one after. */
function AddPointRow({ number, onAdd }: Props) {
  const t = useText(mapText);
  // A point that was set on the map must not take the focus away from there.
  const [focusedNumber, setFocusedNumber] = useState<number | null>(null);
  const add = (point: Point) => {
    const result = onAdd(point);
    if (result.ok) setFocusedNumber(number + 1);
    return result;
  };
  return (
    <div className="map-add-point">
      <span className="map-add-number">{number}</span>
      <PointFields
        key={number}
        number={number}
        action={t("points.add")}
        onPoint={add}
        isFocusing={number === focusedNumber}
      />
    </div>
  );
}

type PointRowProps = {
  number: number;
  point: Point;
  onMove: (to: Point) => Result<null>;
  onDelete: () => Result<null>;
};

function PointRow({ number, point, onMove, onDelete }: PointRowProps) {
  const t = useText(mapText);
  const format = useFormat();
  const locale = useLocale();
  const [isEditing, setEditing] = useState(false);
  if (isEditing)
    return (
      <tr>
        <td>{number}</td>
        <td colSpan={3}>
          <PointFields
            number={number}
            first={[writeLocaleNumber(point[0], locale), writeLocaleNumber(point[1], locale)]}
            action={t("points.save")}
            onPoint={(to) => {
              const result = onMove(to);
              if (result.ok) setEditing(false);
              return result;
            }}
          >
            <IconButton
              icon="trash"
              label={t("points.deleteOf", { number })}
              onClick={() => {
                if (onDelete().ok) setEditing(false);
              }}
            />
          </PointFields>
        </td>
      </tr>
    );
  return (
    <tr>
      <td>{number}</td>
      <td className="numeric">{format.amount(point[0])}</td>
      <td className="numeric">{format.amount(point[1])}</td>
      <td className="numeric">
        <Button
          variant="text"
          size="small"
          aria-label={t("points.editOf", { number })}
          onClick={() => setEditing(true)}
        >
          {t("points.edit")}
        </Button>
      </td>
    </tr>
  );
}
