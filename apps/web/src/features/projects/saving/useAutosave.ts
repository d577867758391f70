import { editProject } from "@mars/contracts/projects";
import type { Project } from "@mars/contracts/projectShapes";
import { useEffect, useState } from "react";
import { useStore } from "../../../lib/createStore.ts";
import { call } from "../../../lib/http/call.ts";
import { knownProject, takeProject } from "../projectQueries.ts";
import { textFault } from "../textFault.ts";
import { Autosave, type Fields, shownFields, type Unsaved } from "./Autosave.ts";
import { runExclusive } from "./runExclusive.ts";
import { keptDraft } from "./keptDraft.ts";

/** The project's own fields as the user sees them, saved as they are typed. */
export function useAutosave(project: Project) {
  const [autosave] = useState(() => createAutosave(project));
  const state = useStore(autosave.store);
  useEffect(() => {
    autosave.start();
    const again = () => void autosave.flush();
    window.addEventListener("online", again);
    document.addEventListener("visibilitychange", again);
    return () => {
      window.removeEventListener("online", again);
      document.removeEventListener("visibilitychange", again);
      autosave.stop();
    };
  }, [autosave]);
  return { autosave, state, values: shownFields(project, state) };
}

export type Saving = ReturnType<typeof useAutosave>;

function createAutosave(project: Project): Autosave {
  const { id } = project;
  const read = () => knownProject(id) ?? project;
  return new Autosave({
    read,
    send: (fields: Fields, { key, removeUnfitting }) =>
      runExclusive(id, () =>
        call(editProject, {
          params: { id },
          body: { ...fields, autosave: true, removeUnfitting },
          // By its own turn another change may have moved the version on.
          ifMatch: read().version,
          idempotencyKey: key,
          quiet: true,
        }),
      ),
    take: takeProject,
    kept: keptDraft<Unsaved>(id, "fields"),
    isSendable: (field, value) =>
      field !== "name" && field !== "description" ? true : textFault(field, value ?? "") === null,
  });
}
