import type { ReleaseComparison, SourceRuns } from "@mars/contracts/datasets/dataSources";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import { oddityWord } from "./sourceWords.ts";
import { dataSourcesText } from "./text.ts";

/** The last release of a layer held against the one before it. */
export function ReleaseReport({ comparison }: { comparison: ReleaseComparison }) {
  const t = useText(dataSourcesText);
  const format = useFormat();
  const { before, after, redrawn, shiftM, attributes, oddities } = comparison;
  const since = (was: string | undefined, is: string) =>
    was === undefined ? is : t("release.since", { was, is });
  const facts: [string, string][] = [
    [
      t("release.count"),
      since(before ? format.integer(before.count) : undefined, format.integer(after.count)),
    ],
    [
      t("release.area"),
      since(before ? format.hectares(before.areaHa) : undefined, format.hectares(after.areaHa)),
    ],
    [
      t("release.outside"),
      since(before ? format.integer(before.outside) : undefined, format.integer(after.outside)),
    ],
    ...(redrawn === null
      ? []
      : [[t("release.redrawn"), format.integer(redrawn)] as [string, string]]),
    ...(shiftM === null
      ? []
      : [[t("release.shift"), `${format.amount(shiftM / 1000)} km`] as [string, string]]),
    [t("release.found"), attributes.found.join(", ") || "–"],
    [t("release.missing"), attributes.missing.join(", ") || "–"],
  ];
  return (
    <details open={oddities.length > 0}>
      <summary>{t("release.title")}</summary>
      <dl className="source-release">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

type Acceptances = SourceRuns["sources"][number]["acceptances"];

/** Who took a release though it was odd, and why. */
export function AcceptanceList({ acceptances }: { acceptances: Acceptances }) {
  const t = useText(dataSourcesText);
  const format = useFormat();
  return acceptances.map(({ at, oddities, by, because }) => (
    <p key={at}>
      {t("release.accepted", {
        what: oddities.map((oddity) => t(oddityWord(oddity))).join(", "),
        by,
        at: format.dateTime(at),
        because,
      })}
    </p>
  ));
}
