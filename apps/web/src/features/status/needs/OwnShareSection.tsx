import type { OwnShare, UnitPage } from "@mars/contracts/status/statusPages";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import type { Column } from "../../../ui/tables/Column.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import { Amount } from "../effects/Amount.tsx";
import { StatusSection } from "../frame/StatusSection.tsx";
import { detailText } from "../text/detailText.ts";
import { UnitLink } from "../units/UnitLink.tsx";
import { CoverageBar } from "./CoverageBar.tsx";
import { MissingWords } from "./MissingWords.tsx";

type Group = OwnShare["groups"][number];

/** What falls on a municipality or tripartite of each coastal water group's need, most missing first. */
export function OwnShareSection({ page }: { page: UnitPage }) {
  const t = useText(detailText);
  const format = useFormat();
  const groups = page.ownShare?.groups ?? [];
  if (groups.length === 0) return null;
  const rows = groups.toSorted((a, b) => b.missingT - a.missingT || b.needT - a.needT);
  const maxT = Math.max(...rows.map(({ needT }) => needT));
  const title = t("own.table", { count: groups.length });
  const tons = (key: "needT" | "committedT"): Column<Group> => ({
    key,
    title: t(key === "needT" ? "own.needT" : "sub.committedT"),
    isNumeric: true,
    cell: (row) => <Amount value={row[key]} />,
  });
  const columns: Column<Group>[] = [
    {
      key: "name",
      title: t("kind.one.plan"),
      cell: ({ slug, name }) => (
        <UnitLink kind="plan" slug={slug}>
          {name}
        </UnitLink>
      ),
    },
    {
      key: "areaShare",
      title: t("own.areaShare"),
      isNumeric: true,
      cell: ({ areaShare }) => format.percent(areaShare),
    },
    tons("needT"),
    tons("committedT"),
    {
      key: "bar",
      title: t("sub.bar"),
      isBrief: true,
      cell: ({ needT, coveredT }) => <CoverageBar needT={needT} coveredT={coveredT} maxT={maxT} />,
    },
    {
      key: "missingT",
      title: t("sub.status"),
      isBrief: true,
      cell: (row) => (
        <MissingWords hasNeed={row.needT > 0} missingT={row.missingT} withoutNeed={t("noNeed")} />
      ),
    },
  ];
  return (
    <StatusSection id="andel" title={title} isFull>
      <Table
        caption={t("tableOf", { what: title })}
        isCaptionHidden
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </StatusSection>
  );
}
