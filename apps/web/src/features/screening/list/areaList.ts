import {
  type AccountArea,
  deleteSavedArea,
  listSavedAreas,
  putSavedArea,
} from "@mars/contracts/screening/savedAreas";
import { useEffect } from "react";
import { call } from "../../../lib/http/call.ts";
import { randomId } from "../../../lib/randomId.ts";
import { queryClient, useServerQuery } from "../../../lib/serverData/serverQuery.ts";
import {
  changeSavedArea,
  removeSavedArea,
  type SavedArea,
  saveArea,
  useSavedAreas,
} from "../../../lib/session/ownWork/savedAreas.ts";
import { useSession } from "../../../lib/session/sessionState.ts";
import { mutableArea } from "../area/mutableArea.ts";

type NewArea = Pick<SavedArea, "name" | "area" | "areaHa" | "analysis" | "isCompared">;
type Change = Partial<Pick<SavedArea, "name" | "analysis" | "isCompared">>;

type AreaList = {
  areas: readonly SavedArea[];
  /** Kept in the account, or else in this browser. */
  isInAccount: boolean;
  error: unknown;
  /** False: the list is full. What the account refuses is thrown. */
  save: (given: NewArea) => Promise<boolean>;
  change: (one: SavedArea, change: Change) => Promise<void>;
  /** Returns a way to undo it. */
  remove: (one: SavedArea) => Promise<() => void>;
};

const queryKey = ["saved-areas"];

/** The areas with names: of the account when signed in, otherwise of this browser. */
export function useAreaList(): AreaList {
  const isInAccount = useSession().phase === "authenticated";
  const here = useSavedAreas();
  const account = useServerQuery({
    queryKey,
    queryFn: ({ signal }) => call(listSavedAreas, { signal, quiet: true }),
    enabled: isInAccount,
  });
  // What was saved before signing in moves to the account.
  useEffect(() => {
    if (isInAccount && here.length > 0) void moveToAccount(here);
  }, [isInAccount, here]);
  if (isInAccount)
    return { ...inAccount, areas: (account.data ?? []).map(areaOf), error: account.error };
  return { ...inBrowser, areas: here, error: null };
}

let moving: Promise<void> | null = null;

function moveToAccount(here: readonly SavedArea[]): Promise<void> {
  const move = async () => {
    for (const one of here) {
      await put({ ...one, id: accountId(one.id) });
      removeSavedArea(one.id);
    }
  };
  // Left where it is until the account answers again.
  moving ??= move()
    .catch(() => {})
    .finally(() => (moving = null));
  return moving;
}

const inBrowser = {
  isInAccount: false,
  save: async (given: NewArea) => saveArea(given),
  change: async ({ id }: SavedArea, change: Change) => changeSavedArea(id, change),
  remove: async ({ id }: SavedArea) => removeSavedArea(id),
};

const inAccount = {
  isInAccount: true,
  save: async (given: NewArea) => {
    await put({ ...given, id: accountId(randomId()), savedAt: "" });
    return true;
  },
  change: async (one: SavedArea, change: Change) => put({ ...one, ...change }),
  remove: async (one: SavedArea) => {
    await call(deleteSavedArea, { params: { id: one.id }, quiet: true });
    keep((all) => all.filter(({ id }) => id !== one.id));
    return () => void put(one);
  },
};

async function put({ id, name, area, analysis, isCompared }: SavedArea): Promise<void> {
  const stored = await call(putSavedArea, {
    params: { id },
    body: {
      name,
      geometry: mutableArea(area),
      crs: "25832",
      analysis,
      isCompared: isCompared ?? false,
    },
    quiet: true,
  });
  keep((all) =>
    all.some((one) => one.id === id)
      ? all.map((one) => (one.id === id ? stored : one))
      : [...all, stored],
  );
}

function keep(change: (all: readonly AccountArea[]) => readonly AccountArea[]): void {
  queryClient.setQueryData<readonly AccountArea[]>(queryKey, (all) => change(all ?? []));
}

const areaOf = ({ geometry, ...one }: AccountArea): SavedArea => ({ ...one, area: geometry });

/** The same random id in the form of a UUID, so that moving twice saves once. */
function accountId(id: string): string {
  const hex = id.replaceAll("-", "");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
