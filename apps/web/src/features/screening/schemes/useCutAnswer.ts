import { cutArea } from "@mars/contracts/screening/screeningCut";
import type { MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../lib/http/call.ts";
import { mutableArea } from "../area/mutableArea.ts";

/** Cutting needs no signal of its own: what was asked beforehand may be what the press waits for. */
const askCut = (area: MultiPolygonGeometry, subsidySchemeId: string) =>
  call(cutArea, {
    body: { geometry: mutableArea(area), crs: "25832", subsidySchemeId },
    quiet: true,
  });
export type CutAnswer = Awaited<ReturnType<typeof askCut>>;

type Asked = { area: MultiPolygonGeometry; schemeId: string; answer: Promise<CutAnswer> };

/** Unasked, one after the other: each is the work of a screening. */
let unasked: Promise<unknown> = Promise.resolve();

/**
 * What the cut would give, asked once it is offered, so that its price stands before the
 * button; `ask` waits for the same answer, or asks again where that failed.
 */
export function useCutAnswer(area: MultiPolygonGeometry | null, schemeId: string) {
  const asked = useRef<Asked | null>(null);
  const [known, setKnown] = useState<{ area: MultiPolygonGeometry; answer: CutAnswer } | null>(
    null,
  );
  const ask = (whole: MultiPolygonGeometry): Promise<CutAnswer> => {
    const earlier = asked.current;
    // Another scheme's cut changes the area under this one.
    if (earlier?.area === whole && earlier.schemeId === schemeId) return earlier.answer;
    const answer = askCut(whole, schemeId);
    const now: Asked = { area: whole, schemeId, answer };
    asked.current = now;
    answer.catch(() => {
      if (asked.current === now) asked.current = null;
    });
    return answer;
  };
  useEffect(() => {
    if (!area) return;
    let isLeft = false;
    const before = unasked;
    const askInTurn = async () => {
      await before;
      if (isLeft) return;
      // What fails unasked is told when the button is pressed.
      const answer = await ask(area).catch(() => null);
      if (answer && !isLeft) setKnown({ area, answer });
    };
    unasked = askInTurn();
    return () => {
      isLeft = true;
    };
    // `ask` is new in every render and asks only once for the same area and scheme.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [area, schemeId]);
  return { answer: area && known?.area === area ? known.answer : null, ask };
}
