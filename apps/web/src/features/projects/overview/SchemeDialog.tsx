import type { MasterDataScheme } from "@mars/contracts/datasets/masterData";
import type { Answer } from "@mars/contracts/platform/contract";
import type { Project } from "@mars/contracts/projects/projectShapes";
import type { rankSchemes } from "@mars/contracts/projects/projects";
import { neededChange } from "@mars/domain/schemes/neededChange";
import { className } from "@mars/domain/schemes/subsidyScheme";
import { type Verdict, VERDICTS } from "@mars/domain/schemes/verdict";
import { abbreviatedAuthority, writtenAuthority } from "@mars/wording/facts/abbreviatedAuthority";
import { areaText } from "@mars/wording/format/areaText";
import { tonsText } from "@mars/wording/format/tonsText";
import { wordIn } from "@mars/wording/language/wordIn";
import { cutText } from "@mars/wording/rules/cutText";
import { Fragment, useId, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useFactName } from "../../../lib/language/useFactName.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { Disclosure } from "../../../ui/navigation/Disclosure.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { FactName } from "../../../ui/words/FactName.tsx";
import { useMasterData, useRankedSchemes } from "../projectQueries.ts";
import { projectText } from "../text/projectText.ts";
import { MeasureIcon } from "./MeasureIcon.tsx";
import { RuleList } from "./RuleList.tsx";
import { schemeText } from "./schemeText.ts";
import { usePeriodWords } from "./usePeriodWords.ts";

const kinds = ["VLP", "KLA"] as const;
const pattern = /\b(SGAV|NST|LBST|VLP|KLA)\b/;

/** A verdict, or that data to judge by are missing. */
type Group = Verdict | "unknown";
const GROUPS: readonly Group[] = ["fits", "unknown", ...VERDICTS.slice(1)];
type Ranked = Answer<typeof rankSchemes>[number];
type Offered = Ranked & { scheme: MasterDataScheme };
type Props = {
  project: Project;
  chosen: string | null;
  onChoose: (schemeId: string) => void;
  onClose: () => void;
};

/** Shown at once; the others are folded away. */
const OPEN: readonly Group[] = ["fits", "unknown", "fits-if-changed"];

/** What this applicant can apply for with this area: now, soon, and after a change. */
export function SchemeDialog({ project, chosen, onChoose, onClose }: Props) {
  const t = useText(projectText);
  const s = useText(schemeText);
  const master = useMasterData();
  const ranked = useRankedSchemes(project);
  const [marked, setMarked] = useState(chosen);
  const schemes = (ranked.data ?? []).flatMap((one): Offered[] => {
    const scheme = master.data?.subsidySchemes.find(({ id }) => id === one.schemeId);
    return scheme ? [{ ...one, scheme }] : [];
  });
  const groups = GROUPS.map((fit) => ({
    fit,
    schemes: schemes.filter(({ verdict }) => (verdict ?? "unknown") === fit),
  })).filter((group) => group.schemes.length > 0);
  const isFolded = (group: { fit: Group; schemes: readonly Offered[] }) =>
    !OPEN.includes(group.fit) && !group.schemes.some(({ schemeId }) => schemeId === marked);
  const list = (fit: Group, inGroup: readonly Offered[]) => (
    <SchemeOptions
      fit={fit}
      schemes={inGroup}
      project={project}
      marked={marked}
      onMark={setMarked}
    />
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
      {[master, ranked].map(
        (one, index) =>
          one.isError && (
            // Two reads, always in this order.
            // oxlint-disable-next-line react/no-array-index-key
            <ProblemAlert key={index} error={one.error} onRetry={() => void one.refetch()} />
          ),
      )}
      {(master.isPending || ranked.isPending) && <Spinner label={s("ranking")} />}
      {project.geometry === null && <p className="small">{s("noArea")}</p>}
      <div className="scheme-choice">
        <div role="radiogroup" aria-label={t("scheme")}>
          {groups.map((group) =>
            isFolded(group) ? (
              <Disclosure
                key={group.fit}
                summary={s(`fit.${group.fit}`, { count: group.schemes.length })}
              >
                {list(group.fit, group.schemes)}
              </Disclosure>
            ) : (
              <section key={group.fit} className="scheme-group">
                <h3>{s(`fit.${group.fit}`, { count: group.schemes.length })}</h3>
                {list(group.fit, group.schemes)}
              </section>
            ),
          )}
        </div>
        <SchemeFacts
          className="scheme-facts-beside"
          project={project}
          offered={schemes.find(({ schemeId }) => schemeId === marked)}
        />
      </div>
    </Dialog>
  );
}

type OptionsProps = {
  fit: Group;
  schemes: readonly Offered[];
  project: Project;
  marked: string | null;
  onMark: (id: string) => void;
};

function SchemeOptions({ fit, schemes, project, marked, onMark }: OptionsProps) {
  const s = useText(schemeText);
  const locale = useLocale();
  const nameOf = useFactName();
  const f = useFormat();
  const periodWords = usePeriodWords();
  const measures = useMasterData().data?.mitigationMeasures;
  const group = useId();
  const change = (one: Offered) => {
    const needed = fit === "fits-if-changed" ? neededChange(one, project.areaHa ?? 0) : null;
    if (needed?.haToCut) return s("cut", { ha: cutText(f, needed) });
    if (needed?.haMore) return s("more", { ha: areaText(f, needed.haMore) });
    if (needed?.tonsMore) return s("moreNitrogen", { tons: tonsText(f, needed.tonsMore) });
    return fit === "fits-if-changed" ? s("notHere") : null;
  };
  if (fit === "not-for-you") {
    return (
      <ul className="scheme-foreign">
        {schemes.map(({ scheme }) => (
          <li key={scheme.id}>
            <SchemeName name={nameOf(scheme.name)} />
            <span className="facts-more">{wordIn(locale, scheme, "applicantText")}</span>
          </li>
        ))}
      </ul>
    );
  }
  return schemes.map((one) => {
    const { scheme } = one;
    const period = periodWords(scheme);
    const needed = change(one);
    return (
      <div key={scheme.id} className={`scheme-option ${className(scheme)}`}>
        <input
          type="radio"
          name="scheme"
          id={`${group}-${scheme.id}`}
          checked={scheme.id === marked}
          onChange={() => onMark(scheme.id)}
        />
        <label htmlFor={`${group}-${scheme.id}`}>
          <MeasureIcon measure={measures?.find(({ id }) => id === scheme.mitigationMeasureId)} />
          <span>
            <b>
              <SchemeName name={nameOf(scheme.name)} />
            </b>
            {needed && <span className="facts-more warn">{needed}</span>}
            <span className="facts-more">{period.words}</span>
          </span>
        </label>
        {scheme.id === marked && (
          <SchemeFacts className="scheme-facts-below" project={project} offered={one} />
        )}
      </div>
    );
  });
}

type FactsProps = {
  /** Beside the list where there is room, else below the one that is marked. */
  className: "scheme-facts-beside" | "scheme-facts-below";
  project: Project;
  offered: Offered | undefined;
};

function SchemeFacts({ className: place, project, offered }: FactsProps) {
  const t = useText(projectText);
  const locale = useLocale();
  const nameOf = useFactName();
  if (!offered) return <p className={`mute ${place}`}>{t("scheme.markOne")}</p>;
  const { scheme, rules } = offered;
  return (
    <section className={`scheme-facts ${place}`} aria-label={nameOf(scheme.name)}>
      <p className="sr-only" role="status">
        {t("scheme.met", {
          met: rules.filter(({ passed }) => passed === true).length,
          count: rules.length,
        })}
      </p>
      <h3>
        <FactName name={scheme.name} />
      </h3>
      <p className="small">{abbreviatedAuthority(scheme.organization, locale)}</p>
      <p>{wordIn(locale, scheme, "description")}</p>
      <RuleList rules={rules} isAreaMissing={project.geometry === null} />
    </section>
  );
}

/** A scheme's name with what its abbreviations stand for. */
function SchemeName({ name }: { name: string }) {
  const t = useText(schemeText);
  const locale = useLocale();
  return name.split(pattern).map((part, index) => {
    const kind = kinds.find((one) => one === part);
    const written = kind ? t(`short.${kind}`) : writtenAuthority(part, locale);
    return (
      // Parts of a name have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>{written ? <abbr title={written}>{part}</abbr> : part}</Fragment>
    );
  });
}
