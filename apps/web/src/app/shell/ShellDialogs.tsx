import { lazy, Suspense, useEffect } from "react";
import {
  closeDialogOfOtherPage,
  hostDialogs,
  useShownDialog,
} from "../../lib/dialogs/shownDialog.ts";
import { useLocation } from "../../lib/router/currentLocation.ts";
import { sessionStore } from "../../lib/storage/jsonStorage.ts";
import { storageKeys } from "../../lib/storage/storageKeys.ts";

/** Opened by a click: what the dialogs are made of is no part of the first load. */
const LazyDialog = lazy(() =>
  import("./LazyDialog.tsx").then((module) => ({ default: module.LazyDialog })),
);

/** Hosts the dialog that was requested. */
export function ShellDialogs() {
  const { pathname } = useLocation();
  const shown = useShownDialog(pathname);
  useEffect(hostDialogs, []);
  useEffect(() => {
    closeDialogOfOtherPage(pathname);
    if (sessionStore.keys(storageKeys.draftPrefix).length > 0)
      void import("./showKeptDialog.ts").then((module) => module.showKeptDialog(pathname));
  }, [pathname]);
  if (!shown) return null;
  return (
    <Suspense>
      <LazyDialog shown={shown} />
    </Suspense>
  );
}
