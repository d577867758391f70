import type { Plan } from "@mars/contracts/plans/planShapes";
import type { listVersions } from "@mars/contracts/plans/planVersions";
import type { Answer } from "@mars/contracts/platform/contract";
import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useAuthorityName } from "../../../lib/language/useAuthorityName.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/feedback/Skeleton.tsx";
import { ErrorState } from "../../../ui/feedback/StateBlock.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { Table } from "../../../ui/tables/Table.tsx";
import { publicationText } from "../text/publicationText.ts";
import { useChangeWords } from "./useChangeWords.ts";
import { useDifference, type VersionName } from "./usePublication.ts";
import type { PublicationAct } from "./usePublicationRequest.ts";

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
            cell: ({ sketchCount }) => f.integer(sketchCount),
          },
          {
            key: "nitrogen",
            title: t("column.nitrogen"),
            isNumeric: true,
            cell: ({ totals }) => f.amount(totals.nitrogenReductionT ?? 0),
          },
          {
            key: "twice",
            title: t("column.twice"),
            isNumeric: true,
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

type DifferenceViewProps = { plan: Plan; before: VersionName; after: VersionName };

/** What differs: the plan's own fields, and sketches that came, went or changed. */
function DifferenceView({ plan, before, after }: DifferenceViewProps) {
  const t = useText(publicationText);
  const words = useChangeWords(plan);
  const difference = useDifference(plan.id, before, after);
  if (difference.isPending)
    return (
      <Skeleton>
        <SkeletonLine width="60%" />
        <SkeletonLine width="80%" />
      </Skeleton>
    );
  if (difference.isError)
    return <ErrorState title={t("failed")} onRetry={() => void difference.refetch()} />;
  const { fields, added, removed, changed, count, publicCount } = difference.data;
  if (count === 0) return <p>{t("same")}</p>;
  return (
    <div className="plan-difference">
      <p role="status">
        <b>{t("difference", { count })}</b>
        {count > publicCount && `. ${t("notPublicOf", { count: count - publicCount })}`}
      </p>
      {fields.length > 0 && (
        <section>
          <h4>{t("fields")}</h4>
          <ul>
            {fields.map((change) => (
              <li key={change.field}>{words(change)}</li>
            ))}
          </ul>
        </section>
      )}
      {(["added", "removed"] as const).map((kind) => {
        const items = kind === "added" ? added : removed;
        return (
          items.length > 0 && (
            <section key={kind}>
              <h4>
                {t(kind)} ({items.length})
              </h4>
              <ul>
                {items.map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
              </ul>
            </section>
          )
        );
      })}
      {changed.length > 0 && (
        <section>
          <h4>
            {t("changed")} ({changed.length})
          </h4>
          <ul>
            {changed.map(({ id, name, changes }) => (
              <li key={id}>
                <b>{name}</b>
                {changes.map((change) => (
                  <span key={change.field}>{words(change)}</span>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
