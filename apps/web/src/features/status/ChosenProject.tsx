import type { ProjectRow } from "@mars/contracts/statusShapes";
import { lazy, Suspense } from "react";
import { useText } from "../../lib/language/text.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { useAllProjects } from "./api.ts";
import { useSearchText } from "./asOf.ts";
import { Loaded } from "./Loaded.tsx";
import { statusText } from "./text.ts";

const ProjectDialog = lazy(() =>
  import("./ProjectDialog.tsx").then((module) => ({ default: module.ProjectDialog })),
);

/** The project that the address asks for (`?projekt=`), on top of the page. */
export function ChosenProject({ projects }: { projects?: readonly ProjectRow[] }) {
  const [id, setId] = useSearchText("projekt");
  if (id === "") return null;
  const close = () => setId("");
  const known = projects?.find((project) => project.id === id);
  return (
    <Suspense>
      {known ? (
        <ProjectDialog project={known} onClose={close} />
      ) : (
        <SoughtProject id={id} onClose={close} />
      )}
    </Suspense>
  );
}

function SoughtProject({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(statusText);
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
