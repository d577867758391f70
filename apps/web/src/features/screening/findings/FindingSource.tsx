import type { ScreeningFinding } from "@mars/contracts/screening/screeningFinding";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { screeningText } from "../text.ts";
import { AuthorityName } from "../../../ui/words/AuthorityName.tsx";
import { SentenceWith, SLOT } from "../../../ui/words/SentenceWith.tsx";

/** Whose data, which version, from which day. */
export function FindingSource({ finding }: { finding: ScreeningFinding }) {
  const t = useText(screeningText);
  const f = useFormat();
  const { version } = finding;
  const source = SLOT;
  const day = version.updatedOn && f.date(version.updatedOn);
  const text =
    version.origin === "live"
      ? t("finding.sourceLive", { source, day: f.dateTime(version.loadedAt) })
      : day
        ? t("finding.source", { source, version: version.label, day })
        : t("finding.sourceUndated", { source, version: version.label });
  return (
    <p className="small mute">
      <SentenceWith sentence={text}>
        <AuthorityName name={finding.source} />
      </SentenceWith>
      {version.origin === "demo" && ` (${t("finding.demo")})`}
    </p>
  );
}
