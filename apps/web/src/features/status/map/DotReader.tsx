import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { addressOf } from "../../../lib/router/address.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { type Dot, StageDots } from "../../../ui/countryMap/StageDots.tsx";
import { type Shape, StageShapes } from "../../../ui/countryMap/StageShapes.tsx";
import { type Box, type Drawing, placeIn } from "../../../ui/countryMap/drawing.ts";
import { nextDot } from "../../../ui/countryMap/nextDot.ts";
import { useKeptSearch } from "../asOf/asOf.ts";
import { readingText } from "./readingText.ts";
import "./dotReader.css";

type Props = {
  drawing: Drawing;
  box?: Box | undefined;
  dots: readonly Dot[];
  /** Those of the dots that are drawn as areas. */
  shapes?: readonly Shape[];
  children: (dot: Dot, isHeld: boolean) => ReactNode;
};

type Where = { clientX: number; clientY: number };

/**
 * Lies over a map of projects and reads one out: by pointing, by a tap (a second opens it), or by
 * arrow keys. Loaded after the map, which is whole without it: the list next to it has the same.
 */
export function DotReader({ drawing, box: part, dots, shapes = [], children }: Props) {
  const t = useText(readingText);
  const openProject = useOpenProject();
  const svg = useRef<SVGSVGElement>(null);
  const isFinger = useRef(false);
  const [pointedId, setPointed] = useState<string | null>(null);
  /** Read by a tap or by keys; stays when the pointer leaves. */
  const [heldId, setHeld] = useState<string | null>(null);
  const box = part ?? ([0, 0, drawing.width, drawing.height] as const);
  const byId = (id: string | null) => dots.find((dot) => dot.id === id) ?? null;
  const held = byId(heldId);
  const shown = byId(pointedId) ?? held;
  const at = (where: Where) =>
    byId(shapeAt(where)) ?? nearestDot(where, svg.current, drawing, dots);
  const open = (dot: Dot) => dot.stage !== "sketch" && openProject(dot.id);
  const readByKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") setHeld(null);
    if (event.key === "Enter" && held) open(held);
    const next = nextDot(event.key, held, { drawing, box, dots });
    if (next === undefined) return;
    event.preventDefault();
    setPointed(null);
    setHeld(next.id);
  };
  return (
    <div
      className="dot-reader no-print"
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setHeld(null)}
    >
      {/* What an application does with pointer and keys is its own. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={shown ? "dot-surface dot-surface-pointed" : "dot-surface"}
        role="application"
        aria-label={t("surface")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={readByKey}
        onPointerDown={(event) => {
          isFinger.current = event.pointerType === "touch";
        }}
        onPointerMove={(event) =>
          setPointed(event.pointerType === "touch" ? null : (at(event)?.id ?? null))
        }
        onPointerLeave={() => setPointed(null)}
        onClick={(event) => {
          const dot = at(event);
          // A finger cannot point first: it reads by a tap, and opens by another.
          if (isFinger.current && dot?.id !== heldId) setHeld(dot?.id ?? null);
          else if (dot) open(dot);
        }}
      >
        <svg ref={svg} className="country" viewBox={box.join(" ")} aria-hidden="true">
          {shown && <Chosen drawing={drawing} dot={shown} shapes={shapes} />}
        </svg>
      </div>
      <div
        role="status"
        className={shown === held ? "dot-reading-held" : undefined}
        style={shown ? cornerOf(placeIn(drawing, shown.place), box) : undefined}
      >
        {shown && <div className="dot-reading">{children(shown, shown === held)}</div>}
      </div>
    </div>
  );
}

function Chosen({
  drawing,
  dot,
  shapes,
}: {
  drawing: Drawing;
  dot: Dot;
  shapes: readonly Shape[];
}) {
  const shape = shapes.find(({ id }) => id === dot.id);
  return shape ? (
    <StageShapes shapes={[shape]} chosenId={dot.id} />
  ) : (
    <StageDots drawing={drawing} dots={[dot]} chosenId={dot.id} />
  );
}

/** The reader lies over the areas, so they are not what the pointer meets first. */
function shapeAt({ clientX, clientY }: Where): string | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const id = element.getAttribute("data-shape");
    if (id !== null) return id;
  }
  return null;
}

/** Next to the dot, towards the middle of the map, so that nothing is cut. */
function cornerOf([x, y]: readonly [number, number], [left, top, width, height]: Box) {
  const [across, down] = [(x - left) / width, (y - top) / height];
  return {
    ...(across < 0.5
      ? { left: `${across * 100}%`, right: "auto" }
      : { left: "auto", right: `${(1 - across) * 100}%` }),
    ...(down < 0.5
      ? { top: `${down * 100}%`, bottom: "auto" }
      : { top: "auto", bottom: `${(1 - down) * 100}%` }),
  };
}

/** Opens a project's own page, for maps: a list next to each links to the same pages. */
function useOpenProject(): (projectId: string) => void {
  const search = useKeptSearch();
  return (projectId) =>
    navigate(addressOf({ to: "/status/projekter/:projectId", params: { projectId }, search }));
}

/** The dot under the pointer, within twelve pixels on screen. */
function nearestDot(
  { clientX, clientY }: { clientX: number; clientY: number },
  svg: SVGSVGElement | null,
  drawing: Drawing,
  dots: readonly Dot[],
): Dot | null {
  const matrix = svg?.getScreenCTM();
  if (!matrix) return null;
  const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  const reach = 12 / matrix.a;
  let best: Dot | null = null;
  let least = reach * reach;
  for (const dot of dots) {
    const [x, y] = placeIn(drawing, dot.place);
    const distance = (x - point.x) ** 2 + (y - point.y) ** 2;
    if (distance < least) {
      least = distance;
      best = dot;
    }
  }
  return best;
}
