import type { PickedArea, PickKind } from "@mars/contracts/datasets/layers";
import type { AreaGeometry, MultiPolygonGeometry, Point } from "@mars/domain/areas/geometry";
import type { Refusal } from "@mars/domain/result";
import { read } from "../../lib/http/call.ts";
import { send } from "../../lib/http/send.ts";
import type { AreaSource } from "../drawing/DrawingState.ts";

/** The refusal of an area while features of a file wait to be used. */
export const UPLOAD_WAITING = "upload.waiting";

export type ChosenArea = {
  geometry: MultiPolygonGeometry;
  areaHa: number;
  source: AreaSource;
  /** False while a ring is still being drawn. */
  isFinished: boolean;
  /** Why the area cannot be used as it stands; null when it can. */
  refusal: Refusal | null;
};

export type UploadedArea = {
  name: string;
  geometry: AreaGeometry;
  areaHa: number;
  /** Told of, and still usable. */
  warnings?: readonly string[];
  /** It was invalid in the file and was repaired, as the user asked. */
  isRepaired?: boolean;
};
export type UploadAnswer = {
  /** As the file was in them: 'EPSG:25832'. */
  coordinateSystems?: readonly string[];
  /** Those the file does not name. */
  assumedSystems?: readonly string[];
  areas: readonly UploadedArea[];
  /** Features that cannot be used, each with its sentence. */
  refused?: readonly { name: string; sentence: string; isRepairable?: boolean }[];
};

export type LiveFigures = {
  /** False: in the sea or abroad. */
  isOnLand?: boolean | null;
  /** False: all of it is in sub-catchments that need no less nitrogen. */
  isNitrogenNeeded?: boolean;
  measures: readonly {
    id: string;
    name: string;
    nitrogenTons: number | null;
    extractionHa: number | null;
    afforestationHa: number | null;
  }[];
};

/** What the shape is best for, in words. */
export type LiveBest = {
  /** 'ca. 0,8 mio. kr.' */
  amount: string;
  /** 'ved skovrejsning' */
  by: string;
  /** '0,2 t mindre kvælstof om året' */
  gives: string | null;
};

export type AreaServices = {
  pickAt: (kind: PickKind, at: Point, signal: AbortSignal) => Promise<readonly PickedArea[]>;
  pickByNumber: (
    kind: PickKind,
    number: string,
    signal: AbortSignal,
  ) => Promise<readonly PickedArea[]>;
  unite: (
    geometries: readonly AreaGeometry[],
    signal: AbortSignal,
  ) => Promise<{ geometry: AreaGeometry; areaHa: number }>;
  upload?: (
    file: File,
    signal: AbortSignal,
    options?: { repair?: boolean },
  ) => Promise<readonly UploadedArea[] | UploadAnswer>;
  liveFigures?: (geometry: MultiPolygonGeometry, signal: AbortSignal) => Promise<LiveFigures>;
  /** Asked next to the figures, which do not wait for it. */
  bestOf?: (geometry: MultiPolygonGeometry, signal: AbortSignal) => Promise<LiveBest | null>;
  /** 'Delopland Hjarbæk Fjord'. Asked next to the figures, which do not wait for it. */
  placeOf?: (geometry: MultiPolygonGeometry, signal: AbortSignal) => Promise<string | null>;
};

/** Our own API's parcels, field blocks and union. */
export const pickServices = {
  pickAt: (kind, [x, y], signal) =>
    read<PickedArea[]>("/pick", { query: { kind, x, y }, signal, quiet: true }),
  pickByNumber: (kind, number, signal) =>
    read<PickedArea[]>("/pick", { query: { kind, number }, signal, quiet: true }),
  unite: async (geometries, signal) => {
    const [only] = geometries;
    const response = await send(
      { method: "POST", path: "/pick/union", body: { geometries: only ? geometries : [] } },
      { signal, quiet: true },
    );
    return (await response.json()) as { geometry: AreaGeometry; areaHa: number };
  },
} satisfies Pick<AreaServices, "pickAt" | "pickByNumber" | "unite">;
