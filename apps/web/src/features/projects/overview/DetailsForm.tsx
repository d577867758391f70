import type { Project } from "@mars/contracts/projects/projectShapes";
import {
  type EditedProperty,
  fieldOfProperty,
  WRITTEN_PROJECT_FIELDS,
  type WrittenProjectField,
  writtenProjectFields,
} from "@mars/domain/fields/projectFields";
import { projectFieldText } from "@mars/wording/projects/projectFieldText";
import { useText } from "../../../lib/language/text.ts";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { mayEdit } from "../saving/mayEdit.ts";
import type { ProjectSaving } from "../saving/useProjectSaving.ts";
import { projectText } from "../text/projectText.ts";
import { maxLengthOf } from "../textFault.ts";
import { useTextFault } from "../useTextFault.ts";
import { SaveStatus } from "../../../ui/saving/SaveStatus.tsx";

function fieldId(field: WrittenProjectField): string {
  return `project-${field}`;
}

/** The project's texts, saved as they are typed; to others they are plain text. */
export function DetailsForm({ project, saving }: { project: Project; saving: ProjectSaving }) {
  const fields = writtenProjectFields.filter((field) => mayEdit(project, field));
  if (fields.length === 0) return <WrittenTexts project={project} />;
  return (
    <div className="details-form">
      {fields.map((field) => (
        <WrittenField key={field} field={field} project={project} saving={saving} />
      ))}
      <SaveLine saving={saving} />
    </div>
  );
}

type FieldProps = { field: WrittenProjectField; project: Project; saving: ProjectSaving };

function WrittenField({ field, project, saving: { engine, values } }: FieldProps) {
  const t = useText(projectText);
  const words = useText(projectFieldText);
  const fault = useTextFault();
  const { isRequired, lines } = WRITTEN_PROJECT_FIELDS[field].text;
  const shared = {
    id: fieldId(field),
    label: words(`${field}.label`),
    hint: (project.rights.edit ? words(`${field}.hint`) : t("reviseHint")) || undefined,
    value: values[field],
    maxLength: maxLengthOf(field),
    isOptional: !isRequired,
    required: isRequired,
    error: fault(field, values[field]),
    onChange: (value: string) => engine.change({ [field]: value }),
    onBlur: () => engine.resume(),
  };
  return lines > 1 ? <TextArea rows={lines} {...shared} /> : <TextField hasCounter {...shared} />;
}

/** The name is in the page's heading. */
function WrittenTexts({ project }: { project: Project }) {
  const t = useText(projectText);
  const words = useText(projectFieldText);
  const others = writtenProjectFields.filter(
    (field): boolean => field !== "name" && field !== "description" && project[field] !== "",
  );
  return (
    <>
      {project.description ? (
        <p className="description" lang="da">
          {project.description}
        </p>
      ) : (
        <p className="mute">{t("noDescription")}</p>
      )}
      {others.map((field) => (
        <section key={field}>
          <h3>{words(`${field}.label`)}</h3>
          <p className="description" lang="da">
            {project[field]}
          </p>
        </section>
      ))}
    </>
  );
}

type SaveLineProps = {
  saving: ProjectSaving;
  /** Away from the fields only what was done, or failed, is said. */
  isQuiet?: boolean;
};

/** Where the typed text is, by the names of its fields. */
export function SaveLine({ saving: { engine, state }, isQuiet = false }: SaveLineProps) {
  const t = useText(projectText);
  const fieldName = useText(projectFieldText);
  const fields = (Object.keys(state.mine) as EditedProperty[]).map((name) =>
    fieldName(fieldOfProperty(name)).toLowerCase(),
  );
  if (isQuiet && state.phase === "idle") return null;
  return (
    <SaveStatus
      state={state}
      failed={t("save.failed", { fields: joined(fields, t("and")) })}
      onRetry={() => void engine.flush()}
    />
  );
}

function joined(words: readonly string[], and: string): string {
  return words.length < 2
    ? (words[0] ?? "")
    : `${words.slice(0, -1).join(", ")} ${and} ${words.at(-1)}`;
}
