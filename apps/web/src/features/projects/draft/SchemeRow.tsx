import type { MasterDataScheme } from "@mars/contracts/datasets/masterData";
import type { Answer } from "@mars/contracts/platform/contract";
import type { rankSchemes } from "@mars/contracts/projects/projects";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { neededChange } from "@mars/domain/schemes/neededChange";
import { className, dependsOnUntouchedForest } from "@mars/domain/schemes/subsidyScheme";
import { VERDICTS } from "@mars/domain/schemes/verdict";
import { abbreviatedAuthority } from "@mars/wording/facts/abbreviatedAuthority";
import { areaText } from "@mars/wording/format/areaText";
import { tonsText } from "@mars/wording/format/tonsText";
import { wordIn } from "@mars/wording/language/wordIn";
import { ruleStanding } from "@mars/wording/rules/ruleStanding";
import { cutText } from "@mars/wording/rules/cutText";
import { useId, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useFactName } from "../../../lib/language/useFactName.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { Disclosure } from "../../../ui/navigation/Disclosure.tsx";
import { MeasureIcon } from "../overview/MeasureIcon.tsx";
import { RuleList } from "../overview/RuleList.tsx";
import { schemeText } from "../overview/schemeText.ts";
import { usePeriodWords } from "../overview/usePeriodWords.ts";
import { useDatasetTitles, useMasterData, useRankedSchemes, useRules } from "../projectQueries.ts";
import { removeUnfitting } from "../saving/projectSaveTarget.ts";
import type { ProjectSaving } from "../saving/useProjectSaving.ts";
import { projectText } from "../text/projectText.ts";
import { Abbreviations, FactName } from "../../../ui/words/FactName.tsx";

type Ranked = Answer<typeof rankSchemes>[number];
type Offered = Ranked & { scheme: MasterDataScheme };
type Props = { project: Project; saving: ProjectSaving };

/** Schemes in sight; the others are one press away. */
const SHOWN = 3;
const ORDER = [null, ...VERDICTS];

/** Which scheme is applied for: those this area and applicant fit first, and the rules of the chosen one. */
export function SchemeRow({ project, saving }: Props) {
  const t = useText(projectText);
  const s = useText(schemeText);
  const master = useMasterData();
  const ranked = useRankedSchemes(project);
  const { values, engine } = saving;
  const [isWhole, setWhole] = useState(false);
  const chosen = values.subsidySchemeId;
  const offered = (ranked.data ?? [])
    .flatMap((one): Offered[] => {
      const scheme = master.data?.subsidySchemes.find(({ id }) => id === one.schemeId);
      return scheme ? [{ ...one, scheme }] : [];
    })
    .toSorted((a, b) => rank(a, chosen) - rank(b, chosen));
  const own = offered.filter(({ verdict }) => verdict !== "not-for-you");
  const marked = offered.find(({ schemeId }) => schemeId === chosen);
  const failed = [master, ranked].find(({ isError }) => isError);
  if (!project.rights.edit)
    return <ChosenRules project={project} offered={offered} chosen={chosen} />;
  return (
    <>
      {failed && <ProblemAlert error={failed.error} onRetry={() => void failed.refetch()} />}
      {(master.isPending || ranked.isPending) && <Spinner label={s("ranking")} />}
      {project.geometry === null && <p className="small">{s("noArea")}</p>}
      <div className="scheme-rows" role="radiogroup" aria-label={t("scheme")}>
        {(isWhole ? own : own.slice(0, SHOWN)).map((one) => (
          <SchemeOption
            key={one.schemeId}
            project={project}
            offered={one}
            isChosen={one.schemeId === chosen}
            onChoose={() => engine.change({ subsidySchemeId: one.schemeId })}
          />
        ))}
      </div>
      {!isWhole && own.length > SHOWN && (
        <Button variant="text" size="small" onClick={() => setWhole(true)}>
          {s("showAll", { count: own.length })}
        </Button>
      )}
      {isWhole && <NotForYou offered={offered.filter((one) => !own.includes(one))} />}
      <p className="sr-only" role="status">
        {marked &&
          t("scheme.met", {
            met: marked.rules.filter(({ passed }) => passed === true).length,
            count: marked.rules.length,
          })}
      </p>
      <ChosenRules project={project} offered={offered} chosen={chosen} />
      <Unfitting project={project} saving={saving} />
    </>
  );
}

/** The chosen scheme first, then by how well it fits; what cannot be judged yet comes before what does not fit. */
function rank({ schemeId, verdict }: Offered, chosen: string | null): number {
  return schemeId === chosen ? -1 : verdict === "fits" ? 0 : 1 + ORDER.indexOf(verdict);
}

type OptionProps = {
  project: Project;
  offered: Offered;
  isChosen: boolean;
  onChoose: () => void;
};

function SchemeOption({ project, offered, isChosen, onChoose }: OptionProps) {
  const periodWords = usePeriodWords();
  const fitWords = useFitWords(project);
  const id = useId();
  const { scheme } = offered;
  const period = periodWords(scheme);
  const measure = useMasterData().data?.mitigationMeasures.find(
    (one) => one.id === scheme.mitigationMeasureId,
  );
  return (
    <div className={`scheme-row ${className(scheme)}`}>
      <input
        type="radio"
        name="scheme"
        id={id}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={`${id}-fit ${id}-period`}
      />
      <label htmlFor={id}>
        <MeasureIcon measure={measure} />
        <span>
          <FactName name={scheme.name} /> <Abbreviations name={scheme.name} />
        </span>
      </label>
      <span id={`${id}-fit`}>{fitWords(offered)}</span>
      <span id={`${id}-period`} className={period.isOpen ? undefined : "warn"}>
        {period.short}
      </span>
    </div>
  );
}

/** '3 af 4 krav. Tag 1,2 ha ud', or why the rules do not decide. */
function useFitWords(project: Project): (offered: Offered) => string {
  const s = useText(schemeText);
  const f = useFormat();
  return ({ verdict, ...one }) => {
    if (project.geometry === null) return "";
    if (verdict === "nothing-to-gain" || verdict === "does-not-fit") return s(`row.${verdict}`);
    const needed = neededChange(one, project.areaHa ?? 0);
    const about = one.rules.filter(({ rule }) => !NOT_OF_AREA.has(rule));
    const met = about.filter(({ passed, severity }) => passed === true || severity === "warning");
    return [
      s("row.rules", { met: met.length, count: about.length }),
      needed?.haToCut
        ? s("cut", { ha: cutText(f, needed) })
        : needed?.haMore
          ? s("more", { ha: areaText(f, needed.haMore) })
          : needed?.tonsMore
            ? s("moreNitrogen", { tons: tonsText(f, needed.tonsMore) })
            : verdict === "fits-if-changed"
              ? s("notHere")
              : null,
    ]
      .filter(Boolean)
      .join(". ");
  };
}

/** Not about the area: the other rows and the round say them. */
const NOT_OF_AREA = new Set(["required-info", "period", "applicant"]);

function NotForYou({ offered }: { offered: readonly Offered[] }) {
  const s = useText(schemeText);
  const locale = useLocale();
  if (offered.length === 0) return null;
  return (
    <Disclosure summary={s("fit.not-for-you", { count: offered.length })}>
      <ul className="scheme-foreign">
        {offered.map(({ scheme }) => (
          <li key={scheme.id}>
            <FactName name={scheme.name} /> <Abbreviations name={scheme.name} />
            <span className="facts-more">{wordIn(locale, scheme, "applicantText")}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

type RulesProps = { project: Project; offered: readonly Offered[]; chosen: string | null };

/** What the chosen scheme asks for, what was found, and what is missing. */
function ChosenRules({ project, offered, chosen }: RulesProps) {
  const t = useText(projectText);
  const s = useText(schemeText);
  const locale = useLocale();
  const nameOf = useFactName();
  const titleOf = useDatasetTitles();
  const isSaved = chosen === project.subsidySchemeId;
  const judged = useRules(project, undefined, isSaved && chosen !== null);
  const one = offered.find(({ schemeId }) => schemeId === chosen);
  if (!one) return chosen === null && !project.rights.edit ? <p>{t("noScheme")}</p> : null;
  const { scheme } = one;
  const rules = (isSaved ? judged.data?.rules : undefined) ?? one.rules;
  const listed = rules.filter(({ rule }) => rule !== "required-info");
  // What is missing is in sight; what is met is one press away then.
  const open = listed.filter((rule) => ruleStanding(rule) !== "met");
  const failedDatasets = (isSaved && judged.data?.failedDatasets) || [];
  return (
    <section className="draft-part">
      <h3>{s("rulesOf", { name: nameOf(scheme.name) })}</h3>
      {isSaved && judged.isError && (
        <ProblemAlert
          error={judged.error}
          title={t("form.failed")}
          onRetry={() => void judged.refetch()}
        />
      )}
      <RuleList rules={open.length > 0 ? open : listed} isAreaMissing={project.geometry === null} />
      {open.length > 0 && open.length < listed.length && (
        <Disclosure summary={s("rulesMet", { count: listed.length - open.length })}>
          <RuleList rules={listed.filter((rule) => !open.includes(rule))} />
        </Disclosure>
      )}
      {failedDatasets.length > 0 && (
        <div className="notice notice-error" role="alert">
          <p>
            {failedDatasets.map((id) => t("dataset.failed", { dataset: titleOf(id) })).join(" ")}
          </p>
          <Button variant="text" size="small" onClick={() => void judged.refetch()}>
            {t("retry")}
          </Button>
        </div>
      )}
      {dependsOnUntouchedForest(scheme) && <p className="small">{t("scheme.forest")}</p>}
      <Disclosure summary={s("about", { by: abbreviatedAuthority(scheme.organization, locale) })}>
        <p>{wordIn(locale, scheme, "description")}</p>
      </Disclosure>
    </section>
  );
}

/** Another scheme has other supplementary areas: what is drawn is removed only when confirmed. */
function Unfitting({ project, saving: { state, engine, values } }: Props) {
  if (!(state.error instanceof HttpProblem && state.error.code === "supplementary.unfitting")) {
    return null;
  }
  return (
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
