/** A number, or a day (`2026-05-20`) or a quarter (`2026-2`). */
export type FigureValue = number | string;

/** How a figure of each kind is written in Danish: what it measures decides, not the page. */
function writtenForms(name: string, value: FigureValue): string[] {
  if (typeof value === "string") return [dateText(value)];
  const number = (amount: number, decimals: number) =>
    new Intl.NumberFormat("da-DK", {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }).format(amount);
  if (
    /Count$|^rank\.|^rankOf\.|^land\.rank$|^unit\.(?:total|\w+_\w+|established)$|^on\.projects|^forest\.count$/.test(
      name,
    )
  )
    // A sentence says 'ingen skitser' where a table says 0; of a place in a list no one does.
    return name.endsWith("Count") && value === 0 ? ["0", "Ingen", "ingen"] : [number(value, 0)];
  if (/^(?:medianOf\.)?rate\./.test(name)) return [number(value, 2)];
  // An estimate is whole: decimals would promise what a forecast does not know.
  if (/^goal\.goal$|^part\.|\.atDeadline$/.test(name)) return [number(value, 0)];
  if (name.endsWith("monthsAfterDeadline")) return [monthsText(value)];
  if (/[sS]hare(?:Of\w+|AfterDropout)?$|effortPosition$/.test(name))
    return [percentText(value, number)];
  const written = number(Math.abs(value), 1);
  // Half a tenth may fall either way after a sum in another order.
  return [written, number(Math.abs(value) - 1e-7, 1), number(Math.abs(value) + 1e-7, 1)];
}

/** '20.05.2026' or '2. kvartal 2026'. */
function dateText(value: string): string {
  const [year, month, day] = value.split("-");
  return day === undefined ? `${month}. kvartal ${year}` : `${day}.${month}.${year}`;
}

function percentText(share: number, number: (amount: number, decimals: number) => string): string {
  if (share <= 0) return "0";
  if (Math.abs(share - 1) <= 1e-6) return "100";
  if (share < 0.0005) return "<0,1";
  if (share < 1 && share >= 0.9995) return ">99,9";
  if (share > 1 && share < 1.0005) return ">100";
  return number(share * 100, 1);
}

function monthsText(months: number): string {
  if (months === 0) return "fristen";
  const [years, rest] = [Math.floor(Math.abs(months) / 12), Math.abs(months) % 12];
  const words = [
    ...(years > 0 ? [`${years} år`] : []),
    ...(rest > 0 ? [`${rest} måned${rest === 1 ? "" : "er"}`] : []),
  ].join(" og ");
  return `${words} ${months > 0 ? "efter" : "før"} fristen`;
}

/** Whether a text holds the figure, written as every other place writes it and not as part of another. */
export function isWritten(name: string, value: FigureValue, text: string): boolean {
  const plain = text.replace(/\s/g, " ");
  return writtenForms(name, value).some((form) => {
    const escaped = form.replace(/\s/g, " ").replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return new RegExp(String.raw`(?<![\d,.])${escaped}(?!\d|[.,]\d)`).test(plain);
  });
}
