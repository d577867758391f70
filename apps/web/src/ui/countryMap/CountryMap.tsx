import "./countryMap.css";
import { sortDanish } from "@mars/wording/format/collation";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";
import { useText } from "../../lib/language/text.ts";
import { useWidth } from "../charts/useWidth.ts";
import { uiText } from "../text.ts";
import type { Box, Drawing } from "./drawing.ts";

type Props = {
  drawing: Drawing;
  title: string;
  description?: string;
  /** The part to show; all of it when left out. */
  box?: Box;
  /** Class 0 to 5 of a unit; without it all land is plain. */
  classOf?: (id: string) => number;
  /** Drawn with an ink edge. */
  ownId?: string;
  /** Units named on the map, by name. */
  labels?: readonly string[];
  insetName?: string;
  onChoose?: (unitId: string) => void;
  /** Undefined: by its own name alone. */
  nameOf?: (unitId: string) => string | undefined;
  /** Of the figure in that name. */
  /** Dots and other things on top, in the drawing's own units. */
  children?: ReactNode;
};

/**
 * Denmark as one drawing. It is a picture to assistive technology: every map has a list or table
 * next to it that does the same, so pointing is a shortcut and never the only way.
 */
export function CountryMap(props: Props) {
  const t = useText(uiText);
  const { drawing, title, description, box, classOf, ownId, labels = [], onChoose } = props;
  const [x, y, width, height] = box ?? [0, 0, drawing.width, drawing.height];
  const [svg, shownPx] = useWidth<SVGSVGElement>(640);
  const [pointed, setPointed] = useState<string | null>(null);
  /** Read by a tap or by keys; stays when the pointer leaves. */
  const [read, setRead] = useState<string | null>(null);
  const [isFinger, setFinger] = useState(false);
  const own = drawing.units.find((unit) => unit.id === ownId);
  const under = drawing.units.find((unit) => unit.id === (pointed ?? read));
  const underName = under && (props.nameOf?.(under.id) ?? under.name);
  const unitAt = (event: PointerEvent | React.MouseEvent) =>
    (event.target as Element).getAttribute("data-unit");
  const readByKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" && read !== null) onChoose?.(read);
    const next = stepped(drawing, read, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setRead(next);
  };
  const [fx, fy, fw, fh] = drawing.transform.inset.frame;
  // Text keeps its size on screen, however wide the drawing is shown.
  const scale = width / shownPx;
  const isEmpty = drawing.units.length === 0;
  const map = (
    // The list next to the map serves the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <svg
      ref={svg}
      className={onChoose ? "country country-choosable" : "country"}
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      aria-label={title}
      onPointerMove={
        onChoose && ((event) => setPointed(event.pointerType === "touch" ? null : unitAt(event)))
      }
      onPointerLeave={onChoose && (() => setPointed(null))}
      onPointerDown={onChoose && ((event) => setFinger(event.pointerType === "touch"))}
      onClick={
        onChoose &&
        ((event) => {
          const id = unitAt(event);
          if (id === null) return;
          // A finger cannot point first: it reads by a tap, and chooses by another.
          if (isFinger && id !== read) setRead(id);
          else onChoose(id);
        })
      }
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={onChoose ? 0 : undefined}
      onKeyDown={onChoose && readByKey}
      onBlur={onChoose && (() => setRead(null))}
    >
      {description && <desc>{description}</desc>}
      <g className={classOf ? "country-classes" : "country-land"}>
        {drawing.units.map((unit) => (
          <path
            key={unit.id}
            d={unit.path}
            data-unit={unit.id}
            className={classOf ? `map-class-${classOf(unit.id)}` : undefined}
          />
        ))}
      </g>
      {own && <path d={own.path} className="country-own" data-unit={own.id} />}
      {under && <path d={under.path} className="country-pointed" />}
      {!box && !isEmpty && props.insetName && (
        <>
          <rect x={fx} y={fy} width={fw} height={fh} className="country-inset" />
          <text x={fx + 4 * scale} y={fy + fh + 18 * scale} fontSize={13 * scale}>
            {props.insetName}
          </text>
        </>
      )}
      {props.children}
      {drawing.units
        .filter((unit) => labels.includes(unit.name))
        .map((unit) => (
          <text
            key={unit.id}
            x={unit.label[0]}
            y={unit.label[1]}
            className="country-label"
            fontSize={13 * scale}
            strokeWidth={3 * scale}
            textAnchor="middle"
          >
            {unit.name}
          </text>
        ))}
      {under && (
        <text
          x={Math.min(Math.max(under.label[0], x + width * 0.16), x + width * 0.84)}
          y={under.label[1]}
          className="country-name"
          fontSize={15 * scale}
          strokeWidth={4 * scale}
          textAnchor="middle"
        >
          {underName}
        </text>
      )}
    </svg>
  );
  if (!isEmpty)
    return (
      <>
        {map}
        {onChoose && (
          <p className="sr-only" role="status">
            {read !== null && underName}
          </p>
        )}
      </>
    );
  return (
    <div className="country-empty">
      {map}
      <p>{t("map.noBorders")}</p>
    </div>
  );
}

/** The unit that arrow keys lead to, by name; Home and End are the first and the last. */
function stepped(drawing: Drawing, from: string | null, key: string): string | undefined {
  const names = sortDanish(drawing.units, ({ name }) => name);
  const at = names.findIndex(({ id }) => id === from);
  const places: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: names.length - 1,
  };
  const place = places[key];
  if (place === undefined || names.length === 0) return undefined;
  return names[(place + names.length) % names.length]?.id;
}
