import type { MasterDataScheme } from "@mars/contracts/masterData";
import type { ScreenedScheme } from "@mars/contracts/screeningVerdict";
import { schemeVerdict } from "@mars/wording/rules/schemeVerdict";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRead } from "../../../lib/serverData/useRead.ts";
import { Button } from "../../../ui/Button.tsx";
import { ExternalLink } from "../../../ui/LinkButton.tsx";
import { useResult } from "../findings/ResultContext.ts";
import { useCreateProject } from "../receipt/useCreateProject.ts";
import { screeningText } from "../text.ts";
import { RuleLine } from "./RuleLine.tsx";

type Props = { scheme: ScreenedScheme; isOpenAtFirst: boolean };

/** A scheme's verdict in words, then each rule with its figure and what is missing. */
export function SchemeJudged({ scheme, isOpenAtFirst }: Props) {
  const t = useText(screeningText);
  const locale = useLocale();
  const { state } = useResult();
  const createProject = useCreateProject();
  const master = useRead<{ subsidySchemes: MasterDataScheme[] }>("/master-data");
  const url = master.data?.subsidySchemes.find(({ id }) => id === scheme.schemeId)?.url;
  const { tone, words } = schemeVerdict(scheme, locale);
  const isOpen = scheme.rules.some(({ rule, passed }) => rule === "period" && passed === true);
  const name = scheme.schemeName;
  return (
    <details className="scheme" data-scheme={scheme.schemeId} open={isOpenAtFirst}>
      <summary className="scheme-head">
        <h3>{name}</h3>
        <span className={`scheme-verdict scheme-verdict-${tone}`}>{words}</span>
        <span className="scheme-period">{t(isOpen ? "schemes.open" : "schemes.closed")}</span>
      </summary>
      <ul>
        {scheme.rules.map((rule, index) => (
          <RuleLine key={index} rule={rule} />
        ))}
      </ul>
      <p className="scheme-links">
        {scheme.areaFits === true && state.phase === "done" && (
          <Button
            variant="text"
            size="small"
            aria-label={t("schemes.createOf", { name })}
            onClick={() => createProject(scheme.schemeId)}
          >
            {t("schemes.create")}
          </Button>
        )}
        {url && (
          <ExternalLink href={url} aria-label={t("schemes.aboutOf", { name })}>
            {t("schemes.about")}
          </ExternalLink>
        )}
      </p>
    </details>
  );
}
