import type { MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { sessionStore } from "../../storage/jsonStorage.ts";
import { dropKeptArea, readKeptArea } from "./keptArea.ts";
import { storageKeys } from "../../storage/storageKeys.ts";

/** What screening hands to `/projects/new`, over a sign-in if one comes between. */
export type ScreeningAnalysisResults = {
  screeningId: string;
  geometry: MultiPolygonGeometry;
  geometrySource: "drawn" | "picked" | "uploaded";
  areaHa: number;
  /** A name to begin with: '42,7 ha i Viborg'. */
  suggestedName: string;
  /** The scheme the user chose from, if any. */
  subsidySchemeId: string | null;
};

export function keepScreeningResults(results: ScreeningAnalysisResults): void {
  sessionStore.write(storageKeys.screeningAnalysisResults, results);
}

export function readScreeningResults(): ScreeningAnalysisResults | null {
  return sessionStore.read<ScreeningAnalysisResults>(storageKeys.screeningAnalysisResults);
}

/** Once the project is created. The area it came from is its own now, and no longer in work. */
export function dropScreeningResults(): void {
  const results = readScreeningResults();
  sessionStore.remove(storageKeys.screeningAnalysisResults);
  if (results && readKeptArea()?.analysis === results.screeningId) dropKeptArea();
}
