import { areaText } from "@mars/wording/format/areaText";
import { plainName } from "@mars/wording/answer/answerWords";
import { amountText } from "@mars/wording/answer/moneyText";
import { tonsText } from "@mars/wording/format/tonsText";
import { useEffect, useRef } from "react";
import { useStore } from "../../../lib/createStore.ts";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { workOn } from "../area/workingArea.ts";
import { useResult } from "../findings/ResultContext.ts";
import { sortedFindings } from "../findings/sortedFindings.ts";
import type { ScreeningState } from "../run/ScreeningState.ts";
import { changeSearch } from "../mapInAddress.ts";
import { answerTo } from "../answer/useAnswer.ts";
import { type JudgedSchemes, useSchemesOf } from "../schemes/useJudgedSchemes.ts";
import { screeningText } from "../text.ts";
import { beforeCut, undoneCut } from "./beforeCut.ts";
import { useCutOnMap } from "./useCutOnMap.ts";
import { isForText } from "../../../lib/isForText.ts";

/** The result before and after land was taken out, side by side, with a way back. */
export function CutComparison() {
  const t = useText(screeningText);
  const f = useFormat();
  const { run, state, model } = useResult();
  const isDone = state.phase === "done";
  const before = useStore(beforeCut);
  const isOver = !before || before.state.area === state.area;
  useCutOnMap(model, isOver ? null : before.cut, "cut");
  const whole = isOver || !isDone ? null : before.state.area;
  useEffect(() => {
    // What was taken out is compared on the map too, and lies outside a view of the rest.
    if (whole) model.fit(whole);
  }, [model, whole]);
  const undo = () => {
    if (!before) return;
    const { area, soFar } = before.state;
    const analysis = state.soFar.started?.id;
    undoneCut.set(analysis && state.area ? { before, analysis, rest: state.area } : null);
    beforeCut.set(null);
    if (area) workOn(area);
    if (soFar.started) changeSearch((query) => query.set("analysis", soFar.started!.id));
    else if (area) void run.start(area);
  };
  const undone = useStore(undoneCut);
  const isUndone =
    undone !== null && isDone && undone.before.state.soFar.started?.id === state.soFar.started?.id;
  const redo = () => {
    if (!undone) return;
    undoneCut.set(null);
    beforeCut.set(undone.before);
    workOn(undone.rest);
    changeSearch((query) => query.set("analysis", undone.analysis));
  };
  useUndoKeys({ undo: whole ? undo : null, redo: isUndone ? redo : null });
  const locale = useLocale();
  const schemesBefore = useSchemesOf(before?.state.soFar);
  const schemesNow = useSchemesOf(state.soFar);
  if (isOver || !isDone) return null;
  const [was, is] = [figuresOf(before.state, schemesBefore), figuresOf(state, schemesNow)];
  const [bestWas, bestIs] = [was, is].map(({ best }) => best);
  const nitrogen = (best: typeof bestIs) =>
    tonsText(f, best?.usableEffects?.nitrogenReductionT ?? 0);
  const rows = [
    [t("cut.area"), areaText(f, was.areaHa), areaText(f, is.areaHa)],
    [t("section.conflicts"), f.integer(was.conflicts), f.integer(is.conflicts)],
    [
      t("cut.best"),
      ...[bestWas, bestIs].map((one) => (one ? plainName(one, locale) : t("cut.none"))),
    ],
    [
      t("cut.payment"),
      ...[bestWas, bestIs].map((one) =>
        one?.payment ? amountText(one.payment, locale) : t("cut.none"),
      ),
    ],
    [t("cut.nitrogen"), nitrogen(bestWas), nitrogen(bestIs)],
    [
      t("cut.extraction"),
      ...[bestWas, bestIs].map((one) => areaText(f, one?.usableEffects?.extractionEffortHa ?? 0)),
    ],
  ];
  return (
    <section className="screening-cut" aria-labelledby="cut-title">
      <h2 id="cut-title">{t("cut.title", { area: areaText(f, was.areaHa - is.areaHa) })}</h2>
      <table className="map-table">
        <thead>
          <tr>
            <th scope="col">{t("cut.figure")}</th>
            <th scope="col" className="numeric">
              {t("cut.before")}
            </th>
            <th scope="col" className="numeric">
              {t("cut.after")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([title, old, now]) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td className="numeric">{old}</td>
              <td className="numeric">
                <b>{now}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button variant="text" size="small" className="no-print" onClick={undo}>
        {t("cut.undo")}
      </Button>
    </section>
  );
}

/** The best option one may apply for now, before and after. */
function figuresOf({ soFar }: ScreeningState, judged: JudgedSchemes | null) {
  const areaHa = soFar.started?.areaHa ?? 0;
  const ranked =
    judged && soFar.verdict && answerTo(judged, { verdict: soFar.verdict, areaHa }).ranked;
  return {
    areaHa,
    conflicts: sortedFindings(soFar, "conflict").found.length,
    best: ranked?.options[0] ?? null,
  };
}

type Keys = { undo: (() => void) | null; redo: (() => void) | null };

/** Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z, from anywhere on the page, as while drawing. */
function useUndoKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !/^[zy]$/i.test(event.key)) return;
      const isRedo = event.shiftKey || /^y$/i.test(event.key);
      const act = isRedo ? latest.current.redo : latest.current.undo;
      if (!act || event.defaultPrevented || isForText(event.target)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, []);
}
