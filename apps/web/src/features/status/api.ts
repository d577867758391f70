import type { ChangesPage } from "@mars/contracts/status/statusChanges";
import type { LandPage } from "@mars/contracts/places/land";
import type { OutlineKind, Outlines, UnitShapes } from "@mars/contracts/status/statusOutlines";
import type {
  AfforestationPage,
  OverviewPage,
  ProjectsPage,
  StatusMap,
  UnitPage,
  UnitsPage,
} from "@mars/contracts/status/statusPages";
import type { StatusProjectPage } from "@mars/contracts/status/statusProject";
import type { Provenance, ProvenanceFigure } from "@mars/contracts/status/statusProvenance";
import type { StatusSheet } from "@mars/contracts/status/statusSheet";
import type { EffectKey, UnitKind } from "@mars/contracts/status/statusShapes";
import { languageOf } from "@mars/wording/language/languages";
import { queryString } from "../../lib/http/queryString.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { useRead } from "../../lib/serverData/useRead.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { useAsOf } from "./asOf/asOf.ts";

/** Types only: the schemas stay on the server, so that these pages are small. */

function useDated<T>(path: `/${string}`, more: Record<string, string> = {}) {
  const { asOf } = useAsOf();
  return useRead<T>(path, { ...more, asOf });
}

export const useOverview = () => useDated<OverviewPage>("/status/pages/overview");

export const useUnits = (kind: UnitKind) => useDated<UnitsPage>(`/status/pages/units/${kind}`);

export const useUnit = (kind: UnitKind, id: string) =>
  useDated<UnitPage>(`/status/pages/units/${kind}/${encodeURIComponent(id)}`);

export const useUnitShapes = (kind: UnitKind, id: string) =>
  useDated<UnitShapes>(`/status/pages/units/${kind}/${encodeURIComponent(id)}/shapes`);

export const useAfforestation = () => useDated<AfforestationPage>("/status/pages/afforestation");

/** All of them; or as many as a page begins with, the largest of an effect. */
export const useAllProjects = (few?: { largest: EffectKey; giving?: EffectKey; limit: number }) =>
  useDated<ProjectsPage>("/status/pages/projects", few && { ...few, limit: String(few.limit) });

export const useStatusProject = (id: string) =>
  useDated<StatusProjectPage>(`/status/pages/projects/${encodeURIComponent(id)}`);

export const useStatusMap = (hasSketches: boolean) =>
  useDated<StatusMap>("/status/pages/map", hasSketches ? { sketches: "true" } : {});

export const useOutlines = (kind: OutlineKind) =>
  useDated<Outlines>(`/status/pages/outlines/${kind}`);

export const useProvenance = (figure: ProvenanceFigure) =>
  useRead<Provenance>(`/status/provenance/${figure}`);

export const useGeometry = (geoLocationId: string) =>
  useRead<{ geometryWkt: string }>(`/geometries/${encodeURIComponent(geoLocationId)}`);

export const useLand = (quarter: string | null) => {
  const { asOf } = useAsOf();
  return useRead<LandPage>("/status/pages/land", { quarter, asOf });
};

const sheetQuery = (place: string) => ({ place: place === "" ? null : place });

export const useSheet = (place: string) => {
  const { asOf } = useAsOf();
  return useRead<StatusSheet>("/status/pages/sheet", { ...sheetQuery(place), asOf });
};

/** The sheet's map and the sheet itself, as files. */
export function useSheetFiles(place: string): { map: string; pdf: string } {
  const base = useSettings().connection.api;
  const { asOf } = useAsOf();
  const query = queryString({ ...sheetQuery(place), asOf });
  const file = (name: string) => `${base}/status/${name}${query && `?${query}`}`;
  return { map: file("sheet.svg"), pdf: file("sheet.pdf") };
}

type AskedChanges = {
  askedFrom: string | null;
  to: string;
  place: string;
  kinds: readonly string[];
};

const changesQuery = ({ askedFrom, to, place, kinds }: AskedChanges) => ({
  from: askedFrom,
  to,
  place: place === "" ? null : place,
  kinds: kinds.join(","),
});

export const useChanges = ({ limit, ...asked }: AskedChanges & { limit: number }) =>
  useRead<ChangesPage>("/status/pages/changes", { ...changesQuery(asked), limit: String(limit) });

export function useChangesCsv(): (asked: AskedChanges) => string {
  const base = useSettings().connection.api;
  return (asked) => `${base}/status/changes.csv?${queryString(changesQuery(asked))}`;
}

/** Where a reader of feeds follows the same place and kinds. */
export function useChangesFeed(): (asked: Pick<AskedChanges, "place" | "kinds">) => string {
  const base = useSettings().connection.api;
  const language = languageOf(useLocale());
  return ({ place, kinds }) => {
    const query = { place: place === "" ? null : place, kinds: kinds.join(","), language };
    return `${base}/status/changes.atom?${queryString(query)}`;
  };
}

/** Address of a file of the API, for links: `useApiAddress()("/status/tables/projects.csv")`. */
export function useApiAddress(): (path: `/${string}`) => string {
  const base = useSettings().connection.api;
  const { asOf } = useAsOf();
  return (path) => {
    const query = queryString({ asOf });
    return base + path + (query && `?${query}`);
  };
}
