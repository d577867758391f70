import type { Project } from "@mars/contracts/projects/projectShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Disclosure } from "../../../ui/navigation/Disclosure.tsx";
import { useDatasetTitles } from "../projectQueries.ts";
import { projectText } from "../text/projectText.ts";
import { RuleList } from "./RuleList.tsx";

/** What was applied for, as it was judged that day; later changes do not touch it. */
export function FrozenApplications({ project }: { project: Project }) {
  const t = useText(projectText);
  const f = useFormat();
  const titleOf = useDatasetTitles();
  if (project.applications.length === 0) return null;
  return (
    <>
      {project.applications.map((one) => (
        <Disclosure key={one.id} summary={t(`frozen.${one.action}`, { day: f.date(one.at) })}>
          <p>{t("frozen.area", { ha: one.areaHa === null ? "–" : f.hectares(one.areaHa) })}</p>
          {one.rules.length > 0 && <RuleList rules={one.rules} />}
          <ul className="small mute">
            {Object.entries(one.datasetVersions).map(([id, version]) => (
              <li key={id}>{t("frozen.version", { dataset: titleOf(id), version })}</li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </>
  );
}
