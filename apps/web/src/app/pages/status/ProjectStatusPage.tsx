import { useStatusProject } from "../../../features/status/api.ts";
import { useKeptSearch } from "../../../features/status/asOf/asOf.ts";
import { FailedRead } from "../../../features/status/frame/FailedRead.tsx";
import { Loaded } from "../../../features/status/frame/Loaded.tsx";
import { StatusFrame } from "../../../features/status/frame/StatusFrame.tsx";
import { ProjectView } from "../../../features/status/project/ProjectView.tsx";
import { projectPageText } from "../../../features/status/project/text.ts";
import { useProjectLead } from "../../../features/status/project/useProjectLead.ts";
import { detailText } from "../../../features/status/text/detailText.ts";
import { UnitLink } from "../../../features/status/units/UnitLink.tsx";
import { isMissing } from "../../../features/status/units/UnitMissing.tsx";
import { useMetaDescription } from "../../../lib/document/useMetaDescription.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { useParams } from "../../../lib/router/params.ts";
import { buttonClass } from "../../../ui/buttons/Button.tsx";
import { EmptyState } from "../../../ui/feedback/StateBlock.tsx";
import { usePageTitle } from "../../shell/pageTitle.ts";

/** One project with commitment, for everybody. */
export function ProjectStatusPage() {
  const { projectId } = useParams<"/status/projekter/:projectId">();
  const t = useText(projectPageText);
  const shared = useText(detailText);
  const search = useKeptSearch();
  const read = useStatusProject(projectId);
  const lead = useProjectLead();
  const project = read.data?.project;
  const unknown = isMissing(read.error) ? t("unknown") : null;
  usePageTitle(project?.name ?? unknown);
  useMetaDescription(project ? `${project.name}: ${lead(project)}` : null);
  return (
    <StatusFrame
      current={project?.name ?? unknown ?? shared("project.title")}
      crumbs={[
        <Link key="status" to="/status/overview" search={search}>
          {shared("crumb.status")}
        </Link>,
        ...(project?.municipality
          ? [
              <UnitLink key="place" kind="municipality" slug={project.municipality.slug}>
                {project.municipality.name}
              </UnitLink>,
            ]
          : []),
      ]}
      basis={read.data}
    >
      {read.error ? (
        <ProjectMissing error={read.error} onRetry={read.retry} />
      ) : read.data ? (
        <ProjectView page={read.data} />
      ) : (
        <div className="container unit-missing">
          <h1 className="sr-only">{shared("project.title")}</h1>
          <Loaded read={read} heightRem={56}>
            {() => null}
          </Loaded>
        </div>
      )}
    </StatusFrame>
  );
}

/** No such public project, or it could not be read. */
function ProjectMissing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useText(projectPageText);
  return (
    <div className="container unit-missing">
      {isMissing(error) ? (
        <EmptyState
          level={1}
          title={t("unknown")}
          action={
            <Link to="/dashboard/overview" className={buttonClass({ variant: "secondary" })}>
              {t("unknownList")}
            </Link>
          }
        >
          <p>{t("unknownText")}</p>
        </EmptyState>
      ) : (
        <FailedRead level={1} error={error} onRetry={onRetry} />
      )}
    </div>
  );
}
