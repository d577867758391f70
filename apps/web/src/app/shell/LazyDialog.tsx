import { type ComponentType, lazy } from "react";
import { closeDialog, type ShownDialog } from "../../lib/dialogs/shownDialog.ts";

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
  import("../../features/portal/systems/SystemsDialog.tsx").then((module) => module.SystemsDialog),
);
const OpenSystemDialog = late(() =>
  import("../../features/portal/opening/OpenSystemDialog.tsx").then(
    (module) => module.OpenSystemDialog,
  ),
);
const NewProjectDialog = late(() =>
  import("./NewProjectDialog.tsx").then((module) => module.NewProjectDialog),
);

/** The dialog that was requested; each is fetched when it is. */
export function LazyDialog({ shown }: { shown: ShownDialog }) {
  switch (shown.name) {
    case "help":
      return <HelpDialog onClose={closeDialog} />;
    case "about":
      return <AboutDialog onClose={closeDialog} />;
    case "consent":
      return <ConsentDialog onClose={closeDialog} />;
    case "systems":
      return <SystemsDialog onClose={closeDialog} />;
    case "createProject":
      return <NewProjectDialog onClose={closeDialog} />;
    case "openSystem":
      return (
        <OpenSystemDialog key={shown.systemId} systemId={shown.systemId} onClose={closeDialog} />
      );
  }
}
