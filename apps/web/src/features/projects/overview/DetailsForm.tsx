import type { Project } from "@mars/contracts/projectShapes";
import { useText } from "../../../lib/language/text.ts";
import { TextArea } from "../../../ui/TextArea.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { SaveLine } from "../saving/SaveLine.tsx";
import type { ProjectSaving } from "../saving/useProjectSaving.ts";
import { projectText } from "../text/projectText.ts";
import { maxLengthOf, textFault } from "../textFault.ts";

export const nameFieldId = "project-name";

/** Name and description, saved as they are typed; to others they are plain text. */
export function DetailsForm({ project, saving }: { project: Project; saving: ProjectSaving }) {
  const t = useText(projectText);
  const { edit, revise } = project.rights;
  const { engine, values } = saving;
  const nameFault = textFault("name", values.name);
  const descriptionFault = textFault("description", values.description);
  if (!edit && !revise) {
    return (
      <p className={project.description ? "description" : "mute"}>
        {project.description || t("noDescription")}
      </p>
    );
  }
  return (
    <div className="details-form">
      {edit && (
        <TextField
          id={nameFieldId}
          label={t("name")}
          hint={t("nameHint")}
          value={values.name}
          maxLength={maxLengthOf("name")}
          hasCounter
          required
          error={nameFault && t(nameFault)}
          onChange={(name) => engine.change({ name })}
          onBlur={() => engine.resume()}
        />
      )}
      <TextArea
        label={t("description")}
        hint={edit ? undefined : t("reviseHint")}
        isOptional
        rows={5}
        value={values.description}
        maxLength={maxLengthOf("description")}
        error={descriptionFault && t(descriptionFault)}
        onChange={(description) => engine.change({ description })}
        onBlur={() => engine.resume()}
      />
      <SaveLine saving={saving} />
    </div>
  );
}
