import { useText } from "../../../lib/language/text.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useAllProjects } from "../api.ts";
import { detailText } from "../text/detailText.ts";
import { Loaded } from "../frame/Loaded.tsx";
import { ProjectDialog } from "./ProjectDialog.tsx";

/** A project the page itself does not list. */
export function SoughtProject({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(detailText);
  const read = useAllProjects();
  const project = read.data?.projects.find((one) => one.id === id);
  if (project) return <ProjectDialog project={project} onClose={onClose} />;
  return (
    <Dialog title={t(read.data ? "project.unknown" : "project.title")} onClose={onClose}>
      <Loaded read={read} heightRem={10}>
        {() => <p>{t("project.unknownText")}</p>}
      </Loaded>
    </Dialog>
  );
}
