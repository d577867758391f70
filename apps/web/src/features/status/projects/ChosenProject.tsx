import type { ProjectRow } from "@mars/contracts/statusShapes";
import { lazy, Suspense } from "react";
import { useSearchText } from "../asOf/asOf.ts";

const ProjectDialog = lazy(() =>
  import("./ProjectDialog.tsx").then((module) => ({ default: module.ProjectDialog })),
);
const SoughtProject = lazy(() =>
  import("./SoughtProject.tsx").then((module) => ({ default: module.SoughtProject })),
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
