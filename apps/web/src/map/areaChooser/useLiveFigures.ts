import type { MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { useEffect, useRef, useState } from "react";
import type { AreaServices, LiveFigures } from "./AreaServices.ts";

type Live = { figures: LiveFigures | null; hasFailed: boolean };

const noFigures: Live = { figures: null, hasFailed: false };

/**
 * Figures of the newest shape. One question at a time: while an answer is on its way newer shapes
 * wait, and only the last of them is asked, so a moving corner never builds up a queue.
 */
export function useLiveFigures(
  ask: AreaServices["liveFigures"],
  geometry: MultiPolygonGeometry | null,
): Live {
  const [live, setLive] = useState<Live>(noFigures);
  const newest = useRef<MultiPolygonGeometry | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => {
    newest.current = geometry;
    if (!ask || !geometry || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    void (async () => {
      let asked: MultiPolygonGeometry | null = null;
      while (newest.current && newest.current !== asked && !controller.signal.aborted) {
        asked = newest.current;
        try {
          const figures = await ask(asked, controller.signal);
          if (newest.current) setLive({ figures, hasFailed: false });
        } catch {
          if (!controller.signal.aborted) setLive((before) => ({ ...before, hasFailed: true }));
        }
      }
      if (running.current === controller) running.current = null;
    })();
  }, [ask, geometry]);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );
  return geometry ? live : noFigures;
}
