import "./sources.css";
import type { DataSource } from "@mars/contracts/datasets/dataSources";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import { Figure } from "../../ui/figures/Figure.tsx";
import { dataSourcesText } from "./text.ts";

/** How many there are and how they stand; what is invented or missing is told only where it is. */
export function SourceCounts({ sources }: { sources: readonly DataSource[] }) {
  const t = useText(dataSourcesText);
  const format = useFormat();
  const count = (...states: DataSource["state"][]) =>
    sources.filter(({ state }) => states.includes(state)).length;
  const [failed, old, missing, demo] = [
    count("failed"),
    count("old"),
    count("missing"),
    count("demo"),
  ];
  const owners = new Set(sources.map(({ owner }) => owner)).size;
  const cells = [
    { key: "all", value: sources.length, text: t("count.all.text", { count: owners }) },
    { key: "fresh", value: count("fresh", "unchanged"), text: t("count.fresh.text") },
    { key: "failed", value: failed, text: t("count.failed.text") },
    { key: "old", value: old, text: t("count.old.text") },
    { key: "missing", value: missing, text: t("count.missing.text") },
    { key: "demo", value: demo, text: t("count.demo.text") },
  ] as const;
  const always = new Set<string>(["all", "fresh", "failed", "old"]);
  return (
    <dl className="source-counts">
      {cells
        .filter(({ key, value }) => value > 0 || always.has(key))
        .map(({ key, value, text }) => (
          <div key={key}>
            <dt>{t(`count.${key}`)}</dt>
            <dd>
              <Figure size="l" value={format.integer(value)} />
            </dd>
            <dd className="small">{text}</dd>
          </div>
        ))}
    </dl>
  );
}
