import { useText } from "../../../lib/language/text.ts";
import { gapText } from "../text/gapText.ts";

type Props = { times: number; count: number };

/** Dots and words: in how many of the solutions a sketch is. */
export function HowOften({ times, count }: Props) {
  const t = useText(gapText);
  if (count < 2) return null;
  return (
    <>
      <i aria-hidden="true">
        {"●".repeat(times)}
        <span>{"○".repeat(count - times)}</span>
      </i>
      {times === count ? t("often.all", { count }) : t("often.some", { times, count })}
    </>
  );
}
