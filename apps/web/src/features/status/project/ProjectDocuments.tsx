import { municipalityTitle } from "@mars/domain/organizations/municipalityTitle";
import type { StatusProjectPage } from "@mars/contracts/status/statusProject";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useHydrated } from "../../../lib/rendered/useHydrated.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { CopyButton } from "../../../ui/buttons/CopyButton.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { useApiAddress } from "../api.ts";
import { StatusSection } from "../frame/StatusSection.tsx";
import { detailText } from "../text/detailText.ts";
import { projectPageText } from "./text.ts";

/** What can be taken along: no documents are public, the outline and the figures are. */
export function ProjectDocuments({ page }: { page: StatusProjectPage }) {
  const t = useText(projectPageText);
  const shared = useText(detailText);
  const format = useFormat();
  const api = useApiAddress();
  const isAlive = useHydrated();
  const { project, day, extentM } = page;
  const { municipality, wholeEffects } = project;
  const cite = () =>
    t("cite", {
      name: project.name,
      where: municipality ? t("where", { place: municipalityTitle(municipality.name) }) : "",
      day: format.date(day),
      stage: shared(`stage.${project.stage}`).toLocaleLowerCase("da-DK"),
      nitrogen: format.tons(wholeEffects.nitrogen),
      extraction: format.hectares(wholeEffects.extraction),
      afforestation: format.hectares(wholeEffects.afforestation),
      area: format.hectares(project.areaHa),
      link: `${window.location.origin}/status/projekter/${project.id}?asOf=${day}`,
    });
  return (
    <StatusSection id="dokumenter" title={t("documents.title")} intro={t("documents.none")}>
      <ul className="project-links">
        {project.geoLocationId && extentM && (
          <>
            <li>
              <a
                className="tool-link"
                href={`/ogc/collections/projects/items/${project.id}`}
                download={`${project.id}.geojson`}
              >
                <Icon name="download" />
                {t("documents.outline")}
              </a>
            </li>
            <li>
              <a
                className="tool-link"
                href={api(`/status/projects/${project.id}/map.svg`)}
                download
              >
                <Icon name="download" />
                {t("documents.map")}
              </a>
            </li>
            <li>
              <a
                className="tool-link"
                href={`/ogc/collections/projects/items/${project.id}?f=html`}
              >
                <Icon name="table" />
                {t("documents.item")}
              </a>
            </li>
          </>
        )}
        {municipality && (
          <li>
            <Link
              className="tool-link"
              to="/status/aendringer"
              search={{ sted: `municipality/${municipality.slug}` }}
            >
              <Icon name="arrow" />
              {t("documents.changes", { place: municipalityTitle(municipality.name) })}
            </Link>
          </li>
        )}
      </ul>
      {isAlive && (
        <>
          <p className="project-cite small">{cite()}</p>
          <CopyButton value={cite()} what={t("documents.cite")} />
        </>
      )}
    </StatusSection>
  );
}
