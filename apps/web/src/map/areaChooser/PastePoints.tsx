import type { Point } from "@mars/domain/areas/geometry";
import type { Locale } from "@mars/wording/language/languages";
import { useState } from "react";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { Button } from "../../ui/Button.tsx";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import type { MapModel } from "../createMapModel.ts";
import { refusalSentence } from "../drawing/refusalSentence.ts";
import { mapText } from "../text.ts";
import { isInDenmark, readPoint, splitPair } from "./PointFields.tsx";

/** A whole list of coordinates at once, from a spreadsheet or a deed. */
export function PastePoints({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const locale = useLocale();
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string | null>(null);

  function use(button: HTMLButtonElement) {
    const read = readPoints(text, locale);
    if ("line" in read)
      return setFault(t("points.pasteFault", { line: String(read.line), text: read.text }));
    if (!read.points.every(isInDenmark)) return setFault(t("points.outside"));
    const { drawing } = model;
    drawing.start();
    for (const point of read.points) {
      const result = drawing.addPoint(point);
      if (!result.ok) return setFault(refusalSentence(result.refusal, locale));
    }
    const result = drawing.finish();
    if (!result.ok) return setFault(refusalSentence(result.refusal, locale));
    setFault(null);
    setText("");
    // Without text the button is off: the keyboard goes on from what it lies in.
    button.closest("details")?.querySelector("summary")?.focus();
    model.fit(result.value);
  }

  return (
    <div className="no-print">
      <Disclosure summary={t("points.paste")}>
        <TextArea
          label={t("points.paste")}
          hint={t("points.pasteHint")}
          error={fault}
          value={text}
          maxLength={-1}
          rows={5}
          onChange={setText}
        />
        <Button
          variant="secondary"
          size="small"
          disabled={text.trim() === ""}
          onClick={(event) => use(event.currentTarget)}
        >
          {t("points.pasteUse")}
        </Button>
      </Disclosure>
    </div>
  );
}

/** The points of the lines, or the first line that is no point. A repeated first point closes the ring. */
export function readPoints(
  text: string,
  locale: Locale,
): { points: Point[] } | { line: number; text: string } {
  const points: Point[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const pair = splitPair(line);
    const point = pair && readPoint(pair, locale);
    if (!point) return { line: index + 1, text: line.trim().slice(0, 60) };
    points.push(point);
  }
  const [first] = points;
  const last = points.at(-1);
  const isClosed =
    points.length > 3 && first && last && first[0] === last[0] && first[1] === last[1];
  return { points: isClosed ? points.slice(0, -1) : points };
}
