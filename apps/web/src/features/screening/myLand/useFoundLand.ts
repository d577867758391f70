import type { PickedArea } from "@mars/contracts/datasets/layers";
import type { Point } from "@mars/domain/areas/geometry";
import { useEffect, useState } from "react";
import { type MapModel, pickServices, searchMap, showHit } from "../../../map/index.ts";

export type FoundLand = {
  /** What was requested. */
  asked: string;
  land: PickedArea | null;
  status: "searching" | "found" | "missing" | "failed";
};

/** The parcel of a number, an address or coordinates; a place without one is shown on the map. */
export function useFoundLand(model: MapModel, asked: string): FoundLand | null {
  const [found, setFound] = useState<FoundLand | null>(null);
  useEffect(() => {
    if (asked === "") return;
    const running = new AbortController();
    const find = async () => {
      try {
        const land = await landOf(model, asked, running.signal);
        if (running.signal.aborted) return;
        setFound({ asked, land, status: land ? "found" : "missing" });
      } catch {
        if (!running.signal.aborted) setFound({ asked, land: null, status: "failed" });
      }
    };
    void find();
    return () => running.abort();
  }, [model, asked]);
  if (asked === "") return null;
  return found?.asked === asked ? found : { asked, land: null, status: "searching" };
}

async function landOf(
  model: MapModel,
  asked: string,
  signal: AbortSignal,
): Promise<PickedArea | null> {
  const named = await pickServices.pickByNumber("parcel", asked, signal);
  const exact = named.find(({ label }) => label === asked);
  if (exact || named.length === 1) return exact ?? named[0]!;
  const [hit] = await searchMap(asked, signal);
  if (!hit) return null;
  const isPoint = hit.kind === "parcel" || hit.kind === "address" || hit.kind === "coordinate";
  if (isPoint) return landAt(hit.point, signal, hit.title);
  await showHit(model, hit, signal);
  return null;
}

export async function landAt(
  at: Point,
  signal: AbortSignal,
  title?: string,
): Promise<PickedArea | null> {
  const found = await pickServices.pickAt("parcel", at, signal);
  return found.find(({ label }) => label === title) ?? found[0] ?? null;
}
