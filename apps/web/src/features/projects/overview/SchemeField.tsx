import type { Project } from "@mars/contracts/projects/projectShapes";
import { dependsOnUntouchedForest } from "@mars/domain/schemes/subsidyScheme";
import { abbreviatedAuthority } from "@mars/wording/facts/abbreviatedAuthority";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useFactName } from "../../../lib/language/useFactName.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { FactName } from "../../../ui/words/FactName.tsx";
import { useMasterData } from "../projectQueries.ts";
import { removeUnfitting } from "../saving/projectSaveTarget.ts";
import type { ProjectSaving } from "../saving/useProjectSaving.ts";
import { projectText } from "../text/projectText.ts";
import { MeasureIcon } from "./MeasureIcon.tsx";
import { usePeriodWords } from "./usePeriodWords.ts";

export const schemeFieldId = "project-scheme";
type Props = { project: Project; saving: ProjectSaving; onChoose: () => void };

/** The chosen scheme with its measure and round, and the way to another. */
export function SchemeField({ project, saving, onChoose }: Props) {
  const t = useText(projectText);
  const locale = useLocale();
  const periodWords = usePeriodWords();
  const master = useMasterData().data;
  const { values, state, engine } = saving;
  const scheme = master?.subsidySchemes.find(({ id }) => id === values.subsidySchemeId);
  const measure = master?.mitigationMeasures.find(({ id }) => id === scheme?.mitigationMeasureId);
  const unfitting =
    state.error instanceof HttpProblem && state.error.code === "supplementary.unfitting";
  const nameOf = useFactName();
  const period = scheme && periodWords(scheme);
  return (
    <div className="scheme-field">
      <h3>{t("scheme")}</h3>
      {scheme ? (
        <div className="scheme-chosen">
          <MeasureIcon measure={measure} />
          <div>
            <b>
              <FactName name={scheme.name} />
            </b>
            <span className="facts-more">
              {[measure && nameOf(measure.name), abbreviatedAuthority(scheme.organization, locale)]
                .filter(Boolean)
                .join(" · ")}
            </span>
            {period && (
              <span className={period.isOpen ? "facts-more" : "facts-more warn"}>
                {period.words}
              </span>
            )}
            {dependsOnUntouchedForest(scheme) && (
              <span className="facts-more">{t("scheme.forest")}</span>
            )}
          </div>
        </div>
      ) : (
        <p className="mute">{t("scheme.none")}</p>
      )}
      <Button id={schemeFieldId} variant="secondary" size="small" onClick={onChoose}>
        {t(scheme ? "scheme.change" : "scheme.choose")}
      </Button>
      {unfitting && (
        <UnfittingDialog
          project={project}
          onCancel={() => engine.discard(["subsidySchemeId"])}
          onConfirm={() =>
            engine.change(
              { subsidySchemeId: values.subsidySchemeId },
              { now: true, flag: removeUnfitting },
            )
          }
        />
      )}
    </div>
  );
}

type UnfittingDialogProps = { project: Project; onCancel: () => void; onConfirm: () => void };

/** Another scheme has other types of supplementary areas: what is drawn would go. */
function UnfittingDialog({ project, onCancel, onConfirm }: UnfittingDialogProps) {
  const t = useText(projectText);
  const drawn = project.supplementaryGeometries.filter(({ automatic }) => !automatic);
  return (
    <Dialog
      title={t("unfitting.title")}
      role="alertdialog"
      icon="warning"
      onClose={onCancel}
      actions={
        <>
          <Button variant="danger" onClick={onConfirm}>
            {t("unfitting.remove")}
          </Button>
          <Button variant="text" onClick={onCancel}>
            {t("unfitting.keep")}
          </Button>
        </>
      }
    >
      <p>{t("unfitting.text", { count: drawn.length })}</p>
      <ul>
        {drawn.map(({ id, name, typeTitle }) => (
          <li key={id}>{[name, typeTitle].filter(Boolean).join(", ")}</li>
        ))}
      </ul>
    </Dialog>
  );
}
