import type { MasterDataScheme } from "@mars/contracts/masterData";
import type { Project } from "@mars/contracts/projectShapes";
import { className } from "@mars/domain/schemes/subsidyScheme";
import { wordIn } from "@mars/wording/language/wordIn";
import { useId, useState } from "react";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { ProblemAlert } from "../../../ui/ProblemAlert.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { useMasterData, useRules } from "../projectQueries.ts";
import { projectText } from "../text/projectText.ts";
import { MeasureIcon } from "./MeasureIcon.tsx";
import { offeredSchemes } from "./offeredSchemes.ts";
import { RuleList } from "./RuleList.tsx";
import { usePeriodWords } from "./usePeriodWords.ts";

type Props = {
  project: Project;
  chosen: string | null;
  onChoose: (schemeId: string) => void;
  onClose: () => void;
};

/** The schemes this applicant may choose, each with its round; the marked one shows its rules. */
export function SchemeDialog({ project, chosen, onChoose, onClose }: Props) {
  const t = useText(projectText);
  const periodWords = usePeriodWords();
  const group = useId();
  const master = useMasterData();
  const [marked, setMarked] = useState(chosen);
  const offered = offeredSchemes(master.data?.subsidySchemes ?? [], project.owner);
  // Those one can apply for now come first; each half stays in the order of names.
  const schemes = [true, false].flatMap((isOpen) =>
    offered.filter((scheme) => periodWords(scheme).isOpen === isOpen),
  );
  return (
    <Dialog
      title={t("scheme.choose")}
      width="large"
      onClose={onClose}
      actions={
        <>
          <Button disabled={marked === null} onClick={() => marked && onChoose(marked)}>
            {t("scheme.take")}
          </Button>
          <Button variant="text" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      {master.isError && (
        <ProblemAlert error={master.error} onRetry={() => void master.refetch()} />
      )}
      {master.isPending && <Spinner />}
      <p>{t("scheme.offered", { count: schemes.length })}</p>
      <div className="scheme-choice">
        <div role="radiogroup" aria-label={t("scheme")}>
          {schemes.map((scheme) => {
            const period = periodWords(scheme);
            const measure = master.data?.mitigationMeasures.find(
              ({ id }) => id === scheme.mitigationMeasureId,
            );
            return (
              <div key={scheme.id} className={`scheme-option ${className(scheme)}`}>
                <input
                  type="radio"
                  name={group}
                  id={`${group}-${scheme.id}`}
                  checked={scheme.id === marked}
                  onChange={() => setMarked(scheme.id)}
                />
                <label htmlFor={`${group}-${scheme.id}`}>
                  <MeasureIcon measure={measure} />
                  <span>
                    <b>{scheme.name}</b>
                    <span className={period.isOpen ? "facts-more" : "facts-more warn"}>
                      {period.words}
                    </span>
                  </span>
                </label>
                {scheme.id === marked && (
                  <SchemeFacts className="scheme-facts-below" project={project} scheme={scheme} />
                )}
              </div>
            );
          })}
        </div>
        <SchemeFacts
          className="scheme-facts-beside"
          project={project}
          scheme={schemes.find(({ id }) => id === marked)}
        />
      </div>
    </Dialog>
  );
}

type FactsProps = {
  /** Beside the list where there is room, else below the one that is marked. */
  className: "scheme-facts-beside" | "scheme-facts-below";
  project: Project;
  scheme: MasterDataScheme | undefined;
};

function SchemeFacts({ className: place, project, scheme }: FactsProps) {
  const t = useText(projectText);
  if (!scheme) return <p className={`mute ${place}`}>{t("scheme.markOne")}</p>;
  return (
    <section className={`scheme-facts ${place}`} aria-live="polite" aria-label={scheme.name}>
      <SchemeRules project={project} scheme={scheme} />
    </section>
  );
}

function SchemeRules({ project, scheme }: { project: Project; scheme: MasterDataScheme }) {
  const t = useText(projectText);
  const locale = useLocale();
  const rules = useRules(project, scheme.id);
  const about = wordIn(locale, scheme, "description");
  return (
    <>
      <h3>{scheme.name}</h3>
      <p className="small">{scheme.organization}</p>
      <p>{about}</p>
      {rules.isPending && <Spinner label={t("ready.judging")} />}
      {rules.isError && <ProblemAlert error={rules.error} onRetry={() => void rules.refetch()} />}
      {rules.data && (
        <RuleList rules={rules.data.rules} isAreaMissing={project.geometry === null} />
      )}
    </>
  );
}
