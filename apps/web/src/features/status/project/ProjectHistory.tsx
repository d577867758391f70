import type { ProjectHistoryEntry, StatusProjectPage } from "@mars/contracts/status/statusProject";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { figureMarks } from "../../../ui/figures/figureMarks.ts";
import { StageMove } from "../changes/StageMove.tsx";
import { effectFacts, effects } from "../effects/effects.ts";
import { StatusSection } from "../frame/StatusSection.tsx";
import { projectPageText } from "./text.ts";

/** What has happened to the project since its first commitment, newest first. */
export function ProjectHistory({ page }: { page: StatusProjectPage }) {
  const t = useText(projectPageText);
  return (
    <StatusSection id="historik" title={t("history.title")} intro={t("history.intro")}>
      {page.history.length === 0 ? (
        <p>{t("history.none")}</p>
      ) : (
        <ol className="project-history">
          {page.history.map((entry) => (
            <Entry key={`${entry.at} ${entry.kind}`} entry={entry} projectId={page.project.id} />
          ))}
        </ol>
      )}
    </StatusSection>
  );
}

function Entry({ entry, projectId }: { entry: ProjectHistoryEntry; projectId: string }) {
  const t = useText(projectPageText);
  const format = useFormat();
  const amount = (effect: (typeof effects)[number]) =>
    `${format.amount(entry.effects[effect])}\u00a0${effectFacts[effect].unit}`;
  const marks = Object.fromEntries(
    effects.map((effect) => [`on.${effect}`, entry.effects[effect]]),
  );
  return (
    <li>
      <time dateTime={entry.at}>{format.date(entry.at)}</time>
      <div>
        <StageMove change={entry} />
        {entry.to !== null && (
          <p
            className="small"
            {...(entry.isLastOfDay && figureMarks(`project/${projectId}/${entry.day}`, marks))}
          >
            {entry.measure && `${entry.measure}. `}
            {t("history.after", {
              nitrogen: amount("nitrogen"),
              extraction: amount("extraction"),
              afforestation: amount("afforestation"),
            })}
          </p>
        )}
      </div>
    </li>
  );
}
