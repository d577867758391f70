import { lazy, Suspense, useEffect } from "react";
import { hasCreateProjectDraft } from "../../features/projects/createProjectDraft.ts";
import {
  closeDialogOfOtherPage,
  hostDialogs,
  showDialog,
  useShownDialog,
} from "../../lib/dialogs/shownDialog.ts";
import { useLocation } from "../../lib/router/currentLocation.ts";

/** Opened by a click: what the dialogs are made of is no part of the first load. */
const LazyDialog = lazy(() =>
  import("./LazyDialog.tsx").then((module) => ({ default: module.LazyDialog })),
);

/** Hosts the dialog that was asked for. */
export function ShellDialogs() {
  const { pathname } = useLocation();
  const shown = useShownDialog(pathname);
  useEffect(hostDialogs, []);
  useEffect(() => {
    closeDialogOfOtherPage(pathname);
    if (hasCreateProjectDraft(pathname)) showDialog({ name: "createProject" });
  }, [pathname]);
  if (!shown) return null;
  return (
    <Suspense>
      <LazyDialog shown={shown} />
    </Suspense>
  );
}
