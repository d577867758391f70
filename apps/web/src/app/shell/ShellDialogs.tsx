import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { hasCreateProjectDraft } from "../../features/projects/createProjectDraft.ts";
import {
  closeDialog,
  closeDialogOfOtherPage,
  hostDialogs,
  showDialog,
  useShownDialog,
} from "../../lib/dialogs/shownDialog.ts";
import { useLocation } from "../../lib/router/currentLocation.ts";

type DialogProps = { onClose: () => void };
const late = <P extends DialogProps>(load: () => Promise<ComponentType<P>>) =>
  lazy(() => load().then((component) => ({ default: component })));

const HelpDialog = late(() =>
  import("../../features/help/HelpDialog.tsx").then((module) => module.HelpDialog),
);
const AboutDialog = late(() =>
  import("../../features/help/AboutDialog.tsx").then((module) => module.AboutDialog),
);
const ConsentDialog = late(() =>
  import("../../features/consent/ConsentDialog.tsx").then((module) => module.ConsentDialog),
);
const SystemsDialog = late(() =>
  import("../../features/portal/SystemsDialog.tsx").then((module) => module.SystemsDialog),
);
const OpenSystemDialog = late(() =>
  import("../../features/portal/OpenSystemDialog.tsx").then((module) => module.OpenSystemDialog),
);
const NewProjectDialog = late(() =>
  import("./NewProjectDialog.tsx").then((module) => module.NewProjectDialog),
);

/** Shows the dialog that was asked for; each is fetched when it is. */
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
      {shown.name === "help" && <HelpDialog onClose={closeDialog} />}
      {shown.name === "about" && <AboutDialog onClose={closeDialog} />}
      {shown.name === "consent" && <ConsentDialog onClose={closeDialog} />}
      {shown.name === "systems" && <SystemsDialog onClose={closeDialog} />}
      {shown.name === "createProject" && <NewProjectDialog onClose={closeDialog} />}
      {shown.name === "openSystem" && (
        <OpenSystemDialog key={shown.systemId} systemId={shown.systemId} onClose={closeDialog} />
      )}
    </Suspense>
  );
}
