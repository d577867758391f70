import type { MasterDataScheme } from "@mars/contracts/datasets/masterData";
import type { ScreenedScheme } from "@mars/contracts/screening/screeningVerdict";
import { neededChange } from "@mars/domain/schemes/schemeFit";
import { abbreviatedAuthority } from "@mars/wording/facts/abbreviatedAuthority";
import { tonsText } from "@mars/wording/format/tonsText";
import { cutText } from "@mars/wording/rules/cutText";
import { schemeVerdict } from "@mars/wording/rules/schemeVerdict";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRead } from "../../../lib/serverData/useRead.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ExternalLink } from "../../../ui/buttons/LinkButton.tsx";
import { useResult } from "../findings/ResultContext.ts";
import { useCreateProject } from "../receipt/useCreateProject.ts";
import { screeningText } from "../text.ts";
import { CutOut } from "./CutOut.tsx";
import { RemindOfRound } from "./RemindOfRound.tsx";
import { RuleLine } from "./RuleLine.tsx";
import { FactName } from "../../../ui/words/FactName.tsx";
import { useFactName } from "../../../lib/language/useFactName.ts";

/** Null: told of last, among those that cannot be used. */
type Props = { scheme: ScreenedScheme; fit: "now" | "soon" | "change" | null };

/** A scheme's verdict in words, then each rule with its figure and what is missing. */
export function SchemeJudged({ scheme, fit }: Props) {
  const t = useText(screeningText);
  const locale = useLocale();
  const f = useFormat();
  const { state } = useResult();
  const createProject = useCreateProject();
  const master = useRead<{ subsidySchemes: MasterDataScheme[] }>("/master-data");
  const facts = master.data?.subsidySchemes.find(({ id }) => id === scheme.schemeId);
  const { tone, words } = schemeVerdict(scheme, locale);
  const period = scheme.rules.find(({ rule }) => rule === "period");
  const day = typeof period?.limit === "string" ? f.date(period.limit) : null;
  const name = useFactName()(scheme.schemeName);
  const needed = fit === "change" ? neededChange(scheme, state.soFar.started?.areaHa ?? 0) : null;
  const effect = state.soFar.verdict?.effects.find(
    ({ measureId }) => measureId === scheme.measureId,
  );
  const opensAt =
    fit === "soon" && period?.figure === "next_round" && typeof period.limit === "string"
      ? period.limit
      : null;
  const periodWords = () => {
    if (period?.passed === true) return day ? t("schemes.until", { day }) : t("schemes.open");
    return period?.figure === "next_round" && day
      ? t("schemes.opens", { day })
      : t("schemes.closed");
  };
  return (
    <>
      <details className="scheme" data-scheme={scheme.schemeId} open={fit === "change"}>
        <summary className="scheme-head">
          <h4>
            <FactName name={scheme.schemeName} />
          </h4>
          <span className={`scheme-verdict scheme-verdict-${tone}`}>
            {needed?.haToCut
              ? t(needed.isAtLeast ? "schemes.cutLeast" : "schemes.cut", {
                  area: cutText(f, needed),
                })
              : words}
          </span>
          <span className="scheme-period">
            {[
              periodWords(),
              effect?.nitrogenReductionT &&
                t("schemes.nitrogen", { tons: tonsText(f, effect.nitrogenReductionT) }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </summary>
        <ul>
          {scheme.rules.map((rule, index) => (
            <RuleLine key={index} rule={rule} />
          ))}
        </ul>
        <p className="scheme-links">
          {facts && <span>{abbreviatedAuthority(facts.organization, locale)}</span>}
          {facts?.url && (
            <ExternalLink href={facts.url} aria-label={t("schemes.aboutOf", { name })}>
              {t("schemes.about")}
            </ExternalLink>
          )}
        </p>
      </details>
      {needed?.isEnough !== undefined && <CutOut scheme={scheme} needed={needed} />}
      {scheme.areaFits === true && (fit === "now" || fit === "soon") && state.phase === "done" && (
        <div className="scheme-act no-print">
          <Button
            variant={fit === "now" ? "primary" : "secondary"}
            size="small"
            aria-label={t("schemes.createOf", { name })}
            onClick={() => createProject(scheme.schemeId)}
          >
            {t(fit === "now" ? "schemes.apply" : "schemes.create")}
          </Button>
          {opensAt && <RemindOfRound scheme={scheme} opensAt={opensAt} />}
        </div>
      )}
    </>
  );
}
