import type { Answer } from "@mars/contracts/platform/contract";
import type { listVersions } from "@mars/contracts/plans/planVersions";
import type { Plan } from "@mars/contracts/plans/planShapes";
import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useAuthorityName } from "../../../lib/language/useAuthorityName.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { figureMarks } from "../../../ui/figures/figureMarks.ts";
import { Select } from "../../../ui/fields/Select.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/feedback/Skeleton.tsx";
import { ErrorState } from "../../../ui/feedback/StateBlock.tsx";
import { Table } from "../../../ui/tables/Table.tsx";
import { publicationText } from "../text/publicationText.ts";
import { DifferenceView } from "./DifferenceView.tsx";
import type { PublicationAct } from "./usePublicationRequest.ts";
import type { VersionName } from "./usePublication.ts";

export type Versions = Answer<typeof listVersions>;
type Props = {
  plan: Plan;
  /** Null while they are read. */
  versions: Versions | null;
  /** Where they could not be read. */
  onRetry?: (() => void) | null;
  first: { before: VersionName | null; after: VersionName };
  onAct: (act: PublicationAct) => void;
  onClose: () => void;
};

/** Number, who and when of each version, and what differs between any two of them or the draft. */
export function VersionsDialog({ plan, versions, onRetry, first, onAct, onClose }: Props) {
  const t = useText(publicationText);
  const isPublished = plan.status === "published";
  return (
    <Dialog
      title={t("versionsTitle", { title: plan.title })}
      width="large"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("close")}
          </Button>
          {plan.rights.publish && isPublished && (
            <Button variant="text" onClick={() => onAct("undo")}>
              {t("undo")}
            </Button>
          )}
          {plan.rights.unpublish && isPublished && (
            <Button variant="text" onClick={() => onAct("unpublish")}>
              {t("unpublish")}
            </Button>
          )}
        </>
      }
    >
      {versions ? (
        <VersionList plan={plan} versions={versions} first={first} />
      ) : onRetry ? (
        <ErrorState title={t("versionsFailed")} onRetry={onRetry} />
      ) : (
        <Skeleton label={t("versionsLoading")}>
          <SkeletonLine />
          <SkeletonLine />
          <SkeletonLine width="60%" />
        </Skeleton>
      )}
    </Dialog>
  );
}

type BodyProps = { plan: Plan; versions: Versions; first: Props["first"] };

function VersionList({ plan, versions, first }: BodyProps) {
  const t = useText(publicationText);
  const f = useFormat();
  const nameOf = useAuthorityName();
  const newest = versions.toSorted((a, b) => b.number - a.number);
  const [before, setBefore] = useState<VersionName | null>(
    first.before ?? newest[0]?.number ?? null,
  );
  const [after, setAfter] = useState<VersionName>(first.after);
  const options = [
    { value: "draft", label: t("draft") },
    ...newest.map(({ number }) => ({ value: String(number), label: t("version", { number }) })),
  ];
  const named = (value: string): VersionName => (value === "draft" ? "draft" : Number(value));
  const mark =
    (name: string, of: (version: Versions[number]) => number | null) =>
    (version: Versions[number]) =>
      figureMarks(`plan/${plan.id}/version/${version.number}`, { [name]: of(version) });
  if (versions.length === 0) return <p>{t("noVersions")}</p>;
  return (
    <>
      <Table
        caption={t("versions")}
        isCaptionHidden
        rows={newest}
        rowKey={({ number }) => number}
        columns={[
          {
            key: "number",
            title: t("column.number"),
            cell: ({ number }) => t("version", { number }),
          },
          {
            key: "status",
            title: t("column.status"),
            cell: ({ status }) => t(`is.${status}`),
          },
          {
            key: "when",
            title: t("column.when"),
            cell: ({ publishedAt }) => f.dateTime(publishedAt),
          },
          {
            key: "who",
            title: t("column.who"),
            cell: ({ publishedBy, organization }) =>
              [publishedBy, organization && nameOf(organization)].filter(Boolean).join(", ") || "–",
          },
          {
            key: "sketches",
            title: t("column.sketches"),
            isNumeric: true,
            marks: mark("version.sketchCount", ({ sketchCount }) => sketchCount),
            cell: ({ sketchCount }) => f.integer(sketchCount),
          },
          {
            key: "nitrogen",
            title: t("column.nitrogen"),
            isNumeric: true,
            cell: ({ number, totals }) => (
              <span
                {...figureMarks(`plan/${plan.id}/version/${number}`, {
                  "version.plannedT": totals.nitrogenReductionT,
                })}
              >
                {f.amount(totals.nitrogenReductionT ?? 0)}
              </span>
            ),
          },
          {
            key: "twice",
            title: t("column.twice"),
            isNumeric: true,
            marks: mark("version.twiceT", ({ nitrogenTwiceT }) => nitrogenTwiceT),
            cell: ({ nitrogenTwiceT }) =>
              nitrogenTwiceT === null ? "–" : f.amount(nitrogenTwiceT),
          },
          ...(versions.some(({ reason }) => reason !== "")
            ? [
                {
                  key: "reason",
                  title: t("column.reason"),
                  cell: ({ reason }: (typeof newest)[number]) => reason || "–",
                },
              ]
            : []),
        ]}
      />
      <h3 className="plan-compare-title">{t("compare")}</h3>
      <div className="plan-compare">
        <Select
          label={t("from")}
          value={String(before ?? "")}
          options={options}
          onChange={(value) => setBefore(named(value))}
        />
        <Select
          label={t("to")}
          value={String(after)}
          options={options}
          onChange={(value) => setAfter(named(value))}
        />
      </div>
      {before === after ? (
        <p>{t("sameChosen")}</p>
      ) : (
        before !== null && <DifferenceView plan={plan} before={before} after={after} />
      )}
    </>
  );
}
