import "./correction.css";
import type { Correction, Project } from "@mars/contracts/projects/projectShapes";
import { projectFieldText } from "@mars/wording/projects/projectFieldText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import type { Column } from "../../../ui/tables/Column.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import { AttachmentNames } from "../attachments/AttachmentNames.tsx";
import { useAttachments } from "../attachments/attachmentQueries.ts";
import { ChangeLines } from "../log/ChangeLines.tsx";
import { Points } from "../remarks/Points.tsx";
import { useCorrection } from "../projectQueries.ts";
import { effectText } from "../text/effectText.ts";
import { taskPageText } from "./text.ts";

/** What the caseworker asked for, and what the applicant has changed; to the applicant also before it
 * is sent. */
export function CorrectionDiff({ project }: { project: Project }) {
  const t = useText(taskPageText);
  const correction = useCorrection(project).data;
  const attachments = useAttachments(project).data ?? [];
  if (!correction) return null;
  const figures = changedFigures(correction);
  const files = attachments.filter(
    ({ at, byParty }) => byParty && at >= correction.askedAt && at <= (correction.answeredAt ?? at),
  );
  const isUnchanged = figures.length === 0 && correction.changes.length === 0 && files.length === 0;
  return (
    <div className="correction">
      {correction.asked && correction.answeredAt && (
        <>
          <p>{t("correction.asked")}</p>
          <Points text={correction.asked} answer={correction.answer} />
        </>
      )}
      {figures.length > 0 && <FigureTable figures={figures} />}
      {correction.changes.length > 0 && (
        <ChangeLines
          changes={correction.changes.map(({ field, from, to }) => ({ field, from, to }))}
        />
      )}
      {files.length > 0 && (
        <>
          <p>{t("correction.files")}</p>
          <AttachmentNames project={project} files={files} />
        </>
      )}
      <p className="small mute">
        {t(
          !isUnchanged
            ? "correction.rest"
            : correction.answeredAt
              ? "correction.none"
              : "correction.notYet",
        )}
      </p>
    </div>
  );
}

type FigureName = "area" | "nitrogen" | "extraction" | "afforestation";
type ChangedFigure = { name: FigureName; before: number | null; after: number | null };

/** As it is shown: a difference that no one sees is told as none. */
const rounded = (value: number | null) => value && Math.round(value * 10) / 10;

function changedFigures({ before, after }: Correction): ChangedFigure[] {
  const figure = (name: FigureName, of: (side: Correction["before"]) => number | null) => ({
    name,
    before: rounded(of(before)),
    after: rounded(of(after)),
  });
  return [
    figure("area", ({ areaHa }) => areaHa),
    figure("nitrogen", ({ effects }) => effects.nitrogenReductionT),
    figure("extraction", ({ effects }) => effects.extractionEffortHa),
    figure("afforestation", ({ effects }) => effects.afforestationEffortHa),
  ].filter((one) => one.before !== one.after);
}

function FigureTable({ figures }: { figures: readonly ChangedFigure[] }) {
  const t = useText(taskPageText);
  const e = useText(effectText);
  const fieldName = useText(projectFieldText);
  const f = useFormat();
  const words = (name: FigureName, value: number | null) => {
    if (value === null) return "–";
    return name === "nitrogen" ? f.tons(value) : f.hectares(value);
  };
  const difference = ({ name, before, after }: ChangedFigure) => {
    const change = (after ?? 0) - (before ?? 0);
    return `${change < 0 ? "−" : "+"}${words(name, Math.abs(change))}`;
  };
  const columns: Column<ChangedFigure>[] = [
    {
      key: "name",
      title: t("correction.field"),
      cell: ({ name }) => (name === "area" ? fieldName("area") : e(name)),
    },
    {
      key: "before",
      title: t("correction.before"),
      isNumeric: true,
      cell: ({ name, before }) => words(name, before),
    },
    {
      key: "after",
      title: t("correction.after"),
      isNumeric: true,
      cell: ({ name, after }) => <b>{words(name, after)}</b>,
    },
    { key: "difference", title: t("correction.difference"), isNumeric: true, cell: difference },
  ];
  return (
    <Table
      caption={t("correction.caption")}
      isCaptionHidden
      columns={columns}
      rows={figures}
      rowKey={({ name }) => name}
      narrow="scroll"
    />
  );
}
