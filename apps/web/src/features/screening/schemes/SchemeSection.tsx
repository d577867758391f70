import type { ScreenedScheme } from "@mars/contracts/screening/screeningVerdict";
import type { SchemeFit } from "@mars/domain/schemes/schemeFit";
import { Fragment } from "react";
import { useText } from "../../../lib/language/text.ts";
import { Icon, type IconName } from "../../../ui/icons/Icon.tsx";
import { useResult } from "../findings/ResultContext.ts";
import { isOffLand } from "../result/isOffLand.ts";
import { screeningText } from "../text.ts";
import { ApplicantQuestion } from "./ApplicantQuestion.tsx";
import { SchemeJudged } from "./SchemeJudged.tsx";
import { useJudgedSchemes } from "./useJudgedSchemes.ts";

const icons = { now: "check", soon: "calendar", change: "warning" } as const satisfies Partial<
  Record<SchemeFit, IconName>
>;
type OpenFit = keyof typeof icons;
const isOpenFit = (fit: SchemeFit): fit is OpenFit => fit in icons;

/** 'What can I apply for?': now, soon, after a change of the area; the rest is folded. */
export function SchemeSection({ id }: { id: string }) {
  const t = useText(screeningText);
  const { state } = useResult();
  const judged = useJudgedSchemes();
  const isElsewhere = isOffLand(state.soFar);
  const groups = isElsewhere ? [] : (judged?.groups ?? []);
  const folded = groups.filter(({ fit }) => !isOpenFit(fit)).flatMap(({ schemes }) => schemes);
  return (
    <section className="screening-section" aria-labelledby={`${id}-title`} id={id}>
      <div className="screening-section-head">
        <h2 id={`${id}-title`} tabIndex={-1}>
          {judged && !isElsewhere
            ? t("schemes.now", { count: judged.nowCount })
            : t("schemes.title")}
        </h2>
      </div>
      <p className="small mute">{t("schemes.lead")}</p>
      {!judged && <p className="screening-quiet">{t("schemes.waiting")}</p>}
      {isElsewhere && <p className="screening-fit">{t("schemes.offLand")}</p>}
      {judged && !isElsewhere && <ApplicantQuestion applicant={judged.applicant} />}
      <p className="sr-only" role="status">
        {judged && !isElsewhere && t("schemes.now", { count: judged.nowCount })}
      </p>
      {groups.map(({ fit, schemes }) => {
        if (!isOpenFit(fit)) return null;
        const judgedOnes = schemes.filter(({ areaFits }) => fit !== "now" || areaFits !== null);
        const others = schemes.filter((scheme) => !judgedOnes.includes(scheme));
        return (
          <Fragment key={fit}>
            {judgedOnes.length > 0 && <FitGroup fit={fit} schemes={judgedOnes} />}
            {others.length > 0 && <FitGroup fit={fit} schemes={others} isUnjudged />}
          </Fragment>
        );
      })}
      {folded.length > 0 && (
        <details className="screening-more">
          <summary>
            <Icon name="chevronDown" isSmall />
            {t("schemes.notHere", { count: folded.length })}
          </summary>
          {folded.map((scheme) => (
            <SchemeJudged key={scheme.schemeId} scheme={scheme} fit={null} />
          ))}
        </details>
      )}
    </section>
  );
}

type FitGroupProps = {
  fit: OpenFit;
  schemes: readonly ScreenedScheme[];
  /** Open, but a dataset that its rules ask for did not answer or is not loaded. */
  isUnjudged?: boolean;
};

function FitGroup({ fit, schemes, isUnjudged = false }: FitGroupProps) {
  const t = useText(screeningText);
  return (
    <section className={`scheme-group scheme-group-${isUnjudged ? "change" : fit}`}>
      <h3 className="scheme-group-head">
        <Icon name={isUnjudged ? "info" : icons[fit]} isSmall />
        <span>{t(isUnjudged ? "schemes.group.unjudged" : `schemes.group.${fit}`)}</span>
        <span className="numeric">{schemes.length}</span>
      </h3>
      {schemes.map((scheme) => (
        <SchemeJudged key={scheme.schemeId} scheme={scheme} fit={fit} />
      ))}
    </section>
  );
}
