import "./cookies.css";
import { useText } from "../../lib/language/text.ts";
import { Disclosure } from "../../ui/navigation/Disclosure.tsx";
import { ErrorState } from "../../ui/feedback/StateBlock.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { Table } from "../../ui/tables/Table.tsx";
import type { Column } from "../../ui/tables/Column.ts";
import { type Cookie, cookieCategories } from "./CookieScan.ts";
import { consentText } from "./text.ts";
import type { useCookieScan } from "./useCookieScan.ts";

/** H11: one collapsible table a category, with its count. */
export function CookieTables({ scan, status, retry }: ReturnType<typeof useCookieScan>) {
  const t = useText(consentText);
  if (status !== "ready") {
    if (status === "loading") return <Spinner />;
    return <ErrorState title={t("scan.missing")} onRetry={retry} />;
  }
  const columns: Column<Cookie>[] = [
    {
      key: "name",
      title: t("column.name"),
      cell: ({ name, count }) => (
        <span className="cookie-name">
          {name}
          {count > 1 && ` [x${count}]`}
        </span>
      ),
    },
    { key: "provider", title: t("column.provider"), cell: ({ provider }) => provider || "–" },
    { key: "purpose", title: t("column.purpose"), cell: ({ purpose }) => purpose || "–" },
    { key: "expires", title: t("column.expires"), cell: ({ expires }) => expires || "–" },
    { key: "type", title: t("column.type"), cell: ({ type }) => type || "–" },
  ];
  return (
    <div className="cookie-categories">
      {cookieCategories.map((category) => {
        const cookies = scan.cookies.filter((cookie) => cookie.category === category);
        const count = cookies.reduce((sum, cookie) => sum + cookie.count, 0);
        return (
          <Disclosure key={category} summary={`${t(category)} (${count})`}>
            <p>{t(`${category}.intro`)}</p>
            {cookies.length === 0 ? (
              <p className="mute">{t("noCookies")}</p>
            ) : (
              <Table
                caption={t("table", { category: t(category) })}
                isCaptionHidden
                columns={columns}
                rows={cookies}
                rowKey={({ name }) => name}
              />
            )}
          </Disclosure>
        );
      })}
    </div>
  );
}
