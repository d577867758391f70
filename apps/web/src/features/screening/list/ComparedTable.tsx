import { useText } from "../../../lib/language/text.ts";
import { listText } from "./text.ts";

export type ComparedRow = {
  title: string;
  cells: readonly [string, string];
  difference: string;
  isSame: boolean;
};

type Props = {
  caption: string;
  names: readonly [string, string];
  rows: readonly ComparedRow[];
  /** Told where there is nothing to compare. */
  empty?: string;
};

export function ComparedTable({ caption, names, rows, empty }: Props) {
  const t = useText(listText);
  if (rows.length === 0)
    return (
      <section>
        <h3>{caption}</h3>
        <p className="screening-quiet">{empty}</p>
      </section>
    );
  return (
    <table className="map-table compared-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t("compare.figure")}</span>
          </th>
          {names.map((name, index) => (
            // Two areas may have the same name.
            // oxlint-disable-next-line react/no-array-index-key
            <th key={index} scope="col" className="numeric">
              {name}
            </th>
          ))}
          <th scope="col" className="numeric">
            {t("compare.difference")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, cells, difference, isSame }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td className="numeric">{cells[0]}</td>
            <td className="numeric">{cells[1]}</td>
            <td className={isSame ? "numeric mute" : "numeric"}>
              {isSame ? difference : <b>{difference}</b>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
