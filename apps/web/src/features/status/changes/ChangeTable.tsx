import type { ChangesPage, StatusChange } from "@mars/contracts/statusChanges";
import type { EffectKey } from "@mars/contracts/statusShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import type { Column } from "../../../ui/Column.ts";
import { figureMarks } from "../../../ui/figureMarks.ts";
import { Table } from "../../../ui/Table.tsx";
import { effectFacts, effects } from "../effects/effects.ts";
import { ProjectLink } from "../projects/ProjectLink.tsx";
import { detailText } from "../text/detailText.ts";
import { UnitLink } from "../units/UnitLink.tsx";
import { StageMove } from "./StageMove.tsx";
import { signed } from "./signed.ts";
import { changesText } from "./text.ts";

/** Every change, newest first. */
export function ChangeTable({
  title,
  place,
  changes,
}: {
  title: string;
  /** Changes of a place have the part of their effects that lies there. */
  place: ChangesPage["place"];
  changes: readonly StatusChange[];
}) {
  const t = useText(changesText);
  const shared = useText(detailText);
  const format = useFormat();
  const unit = place ? `${place.kind}/${place.id}/` : "";
  const effectColumn = (effect: EffectKey): Column<StatusChange> => ({
    key: effect,
    title: `${shared(`effect.${effect}`)}, ${effectFacts[effect].unit}`,
    isNumeric: true,
    marks: ({ effects: changed, project, kind, at }) =>
      figureMarks(`${unit}change/${project?.id ?? kind}/${at}`, {
        [`change.${effect}`]: changed?.[effect],
      }),
    cell: ({ effects: changed }) =>
      changed === null ? "–" : signed(changed[effect], format.amount),
  });
  const columns: Column<StatusChange>[] = [
    {
      key: "what",
      title: t("column.what"),
      cell: (change) => <ChangedThing change={change} />,
    },
    {
      key: "date",
      title: t("column.date"),
      cell: ({ at }) => <time dateTime={at}>{format.date(at)}</time>,
    },
    { key: "change", title: t("column.change"), cell: (change) => <StageMove change={change} /> },
    ...effects.map(effectColumn),
  ];
  return (
    <Table
      caption={shared("tableOf", { what: title })}
      isCaptionHidden
      columns={columns}
      rows={changes}
      rowKey={({ at, kind, project, plan }) =>
        `${at} ${kind} ${project?.id ?? plan?.id ?? ""} ${plan?.version ?? ""}`
      }
    />
  );
}

function ChangedThing({ change }: { change: StatusChange }) {
  const t = useText(changesText);
  const { project, plan, measure, municipality } = change;
  const about = plan
    ? t("row.version", { version: String(plan.version) })
    : [measure, municipality?.name].filter(Boolean).join(", ");
  return (
    <span className="change-name">
      {project && <ProjectLink id={project.id} name={project.name} />}
      {plan && (
        <UnitLink kind="plan" slug={plan.slug}>
          {plan.name}
        </UnitLink>
      )}
      {!project && !plan && t("row.dropped")}
      <span>{about}</span>
    </span>
  );
}
