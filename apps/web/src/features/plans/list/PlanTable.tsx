import type { PlanListItem } from "@mars/contracts/plans/planShapes";
import type { TranslatorOf } from "@mars/wording/language/text";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import type { Sort } from "../../../ui/tables/Column.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import { listText } from "../text/listText.ts";
import { missingInList, type PlanSort, planSorts } from "./planOrder.ts";
import { AuthorityName } from "../../../ui/words/AuthorityName.tsx";

type Props = {
  plans: readonly PlanListItem[];
  sort: Sort<PlanSort>;
  /** Null where the list is sorted elsewhere. */
  onSort: ((sort: Sort<PlanSort>) => void) | null;
};

export function PlanTable({ plans, sort, onSort }: Props) {
  const t = useText(listText);
  const f = useFormat();
  const total = (figure: (plan: PlanListItem) => number | null) =>
    f.amount(plans.reduce((all, plan) => all + (figure(plan) ?? 0), 0));
  return (
    <Table
      caption={t("caption")}
      isCaptionHidden
      rows={plans}
      rowKey={({ id }) => id}
      sort={sort}
      {...(onSort && {
        onSort: ({ by, isDescending }: Sort) => {
          const sorted = planSorts.find((one) => one === by);
          if (sorted) onSort({ by: sorted, isDescending });
        },
      })}
      columns={[
        {
          key: "title",
          title: t("column.title"),
          isSortable: true,
          cell: ({ id, title, responsibleOrganization }) => (
            <>
              <Link to="/plans/:id" params={{ id }}>
                {title}
              </Link>
              {responsibleOrganization && (
                <span className="plan-list-under">
                  <AuthorityName name={responsibleOrganization} isShort />
                </span>
              )}
            </>
          ),
          total: t("totals"),
        },
        {
          key: "responsible",
          title: t("column.responsible"),
          cell: ({ responsibleOrganization }) =>
            responsibleOrganization ? (
              <AuthorityName name={responsibleOrganization} isShort />
            ) : (
              "–"
            ),
          total: "",
        },
        { key: "status", title: t("column.status"), cell: (plan) => statusOf(plan, t), total: "" },
        {
          key: "nitrogen",
          title: t("column.nitrogen"),
          isNumeric: true,
          isSortable: true,
          cell: ({ planned }) => f.amount(planned.nitrogenReductionT ?? 0),
          total: total(({ planned }) => planned.nitrogenReductionT),
        },
        {
          key: "extraction",
          title: t("column.extraction"),
          isNumeric: true,
          isSortable: true,
          cell: ({ planned }) => f.amount(planned.extractionEffortHa ?? 0),
          total: total(({ planned }) => planned.extractionEffortHa),
        },
        {
          key: "afforestation",
          title: t("column.afforestation"),
          isNumeric: true,
          isSortable: true,
          cell: ({ planned }) => f.amount(planned.afforestationEffortHa ?? 0),
          total: total(({ planned }) => planned.afforestationEffortHa),
        },
        {
          key: "remaining",
          title: t("column.remaining"),
          isNumeric: true,
          isSortable: true,
          cell: (plan) => {
            const missingT = missingInList(plan);
            if (missingT === null)
              return t(`verdict.${plan.verdict === "missing" ? "covered" : plan.verdict}`);
            return f.amount(missingT);
          },
          total: total(({ balance }) => balance.remainingAfterDropoutT),
        },
      ]}
    />
  );
}

function statusOf(
  { status, versionNumber, hasUnpublishedChanges, retiredOn }: PlanListItem,
  t: TranslatorOf<typeof listText>,
): string {
  if (retiredOn !== null) return t("status.retired");
  if (status !== "published") return t(`status.${status}`);
  return t(hasUnpublishedChanges ? "status.publishedChanged" : "status.published", {
    number: versionNumber,
  });
}
