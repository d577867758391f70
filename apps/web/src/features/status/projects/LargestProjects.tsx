import type { EffectKey, ProjectRow } from "@mars/contracts/status/statusShapes";
import { useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { useExpandAll } from "../../../lib/rendered/useExpandAll.ts";
import { ErrorState } from "../../../ui/feedback/StateBlock.tsx";
import { useShowAll } from "../../../ui/tables/useShowAll.ts";
import { useAllProjects } from "../api.ts";
import { ChartTools } from "../frame/ChartTools.tsx";
import { StatusSection } from "../frame/StatusSection.tsx";
import { detailText } from "../text/detailText.ts";
import { ProjectTable } from "./ProjectTable.tsx";

const fewest = 10;
/** What a document holds for those without scripts; the file next to it has all. */
const maxInDocument = 100;

type Props = {
  title: string;
  /** Largest of it first. */
  by: EffectKey;
  /** Only projects that give it. */
  isOnly?: boolean;
};

/**
 * The country's projects. There are thousands: the page brings the largest, and the rest is read
 * when someone filters, sorts or asks for more.
 */
export function LargestProjects({ title, by, isOnly = false }: Props) {
  const t = useText(detailText);
  const [isWhole, wantWhole] = useShowAll();
  const isAsked = useExpandAll();
  const limit = isAsked ? maxInDocument : fewest;
  const few = { largest: by, limit, ...(isOnly && { giving: by }) };
  const read = useAllProjects(isWhole && !isAsked ? undefined : few);
  // What is shown stays while the rest is on its way.
  const [last, setLast] = useState(read.data);
  if (read.data && read.data !== last) setLast(read.data);
  const page = read.data ?? last;
  if (!page && !read.error) return null;
  const gives = (project: ProjectRow) => !isOnly || project.effects[by] > 0;
  return (
    <StatusSection id="projekter" title={title} isFull folds figures={["projects"]}>
      {page && page.total === 0 && <p>{t("projects.none")}</p>}
      {page && page.total > 0 && (
        <>
          <ProjectTable
            caption={t("tableOf", { what: title })}
            projects={page.projects.filter(gives)}
            hasPlace
            firstBy={by}
            pageSize={fewest}
            {...(page.projects.length < page.total && {
              rest: {
                total: page.total,
                measures: page.measures,
                isComing: isWhole && !isAsked && !read.error,
                onWanted: wantWhole,
              },
            })}
          />
          <ChartTools csv="/status/tables/projects.csv" embedId="projekter" />
        </>
      )}
      {read.error && <ErrorState onRetry={read.retry} />}
    </StatusSection>
  );
}
