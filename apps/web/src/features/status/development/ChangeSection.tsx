import type { ChangeRow } from "@mars/contracts/status/statusShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { StageSwatch } from "../../../ui/figures/StageSwatch.tsx";
import { ChartTools } from "../frame/ChartTools.tsx";
import { useEmbedded } from "../embed/embed.ts";
import { drawnStage } from "../effects/effects.ts";
import { ProjectLink } from "../projects/ProjectLink.tsx";
import { StatusSection } from "../frame/StatusSection.tsx";
import { detailText } from "../text/detailText.ts";

const fewest = 3;

/** Projects that have changed stage, latest first. */
export function ChangeSection({
  changes,
  csv,
}: {
  changes: readonly ChangeRow[];
  csv: `/${string}`;
}) {
  const t = useText(detailText);
  const isPage = useEmbedded() === null;
  const shown = isPage ? changes.slice(0, fewest) : changes;
  return (
    <StatusSection
      id="aendringer"
      title={t("changes.title")}
      intro={t("changes.intro")}
      isFull
      folds
      figures={["latest-changes"]}
    >
      {changes.length === 0 ? (
        <p>{t("changes.none")}</p>
      ) : (
        <ul className="changes">
          {shown.map((change) => (
            <Change key={`${change.projectId} ${change.at} ${change.to}`} change={change} />
          ))}
        </ul>
      )}
      <div className="tools">
        {isPage && (
          <Link to="/status/aendringer" className="more-link no-print">
            {t("changes.page")}
          </Link>
        )}
        <ChartTools csv={csv} embedId="aendringer" />
      </div>
    </StatusSection>
  );
}

function Change({ change }: { change: ChangeRow }) {
  const t = useText(detailText);
  const format = useFormat();
  const place = [change.measure, change.municipality?.name].filter(Boolean).join(", ");
  return (
    <li>
      <time dateTime={change.at}>{format.date(change.at)}</time>
      <div className="change-name">
        <ProjectLink id={change.projectId} name={change.name} />
        <span>{place}</span>
      </div>
      <p className="change-move">
        {change.from === null ? (
          t("changes.new")
        ) : (
          <>
            <StageSwatch stage={drawnStage[change.from]} />
            {t(`stage.short.${change.from}`)}
          </>
        )}
        <Icon name="arrow" isSmall />
        <span className="sr-only">{t("changes.to")}</span>
        <StageSwatch stage={drawnStage[change.to]} />
        {t(`stage.short.${change.to}`)}
      </p>
      <span className="change-area">{format.hectares(change.areaHa)}</span>
    </li>
  );
}
