import type { ProjectUnitPart, StatusProjectPage } from "@mars/contracts/status/statusProject";
import type { EffectKey } from "@mars/contracts/status/statusShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import type { Column } from "../../../ui/tables/Column.ts";
import { figureMarks } from "../../../ui/figures/figureMarks.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import { Amount } from "../effects/Amount.tsx";
import { effects } from "../effects/effects.ts";
import { StatusSection } from "../frame/StatusSection.tsx";
import { detailText } from "../text/detailText.ts";
import { UnitLink } from "../units/UnitLink.tsx";
import { projectPageText } from "./text.ts";

/** The municipalities, coastal water groups and tripartites that the project counts in. */
export function ProjectUnits({ page }: { page: StatusProjectPage }) {
  const t = useText(projectPageText);
  const shared = useText(detailText);
  const format = useFormat();
  const of = ({ kind, id }: ProjectUnitPart) => `${kind}/${id}/project/${page.project.id}`;
  const effectColumn = (effect: EffectKey): Column<ProjectUnitPart> => ({
    key: effect,
    title: shared(`column.${effect}`),
    isNumeric: true,
    marks: (part) => figureMarks(of(part), { [`project.${effect}`]: part.effects[effect] }),
    cell: (part) => <Amount value={part.effects[effect]} />,
  });
  const columns: Column<ProjectUnitPart>[] = [
    {
      key: "unit",
      title: t("units.unit"),
      cell: ({ kind, slug, name, isCounted }) => (
        <span className="change-name">
          <UnitLink kind={kind} slug={slug}>
            {name}
          </UnitLink>
          {isCounted !== null && <span>{t(isCounted ? "units.counted" : "units.leftOut")}</span>}
        </span>
      ),
    },
    {
      key: "kind",
      title: t("units.kind"),
      isBrief: true,
      cell: ({ kind }) => shared(`kind.one.${kind}`),
    },
    {
      key: "area",
      title: shared("column.area"),
      isNumeric: true,
      marks: (part) => figureMarks(of(part), { "project.areaHa": part.overlapHa }),
      cell: (part) => <Amount value={part.overlapHa} />,
    },
    {
      key: "share",
      title: t("units.share"),
      isNumeric: true,
      isBrief: true,
      marks: (part) => figureMarks(of(part), { "project.share": part.share }),
      cell: ({ share }) => format.percent(share),
    },
    ...effects.map(effectColumn),
  ];
  return (
    <StatusSection id="steder" title={t("units.title")} intro={t("units.intro")}>
      {page.units.length === 0 ? (
        <p>{t("units.none")}</p>
      ) : (
        <Table
          caption={t("units.table")}
          isCaptionHidden
          columns={columns}
          rows={page.units}
          rowKey={({ kind, id }) => `${kind} ${id}`}
        />
      )}
    </StatusSection>
  );
}
