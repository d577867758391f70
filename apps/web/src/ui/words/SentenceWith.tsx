import type { ReactNode } from "react";

/** Filled into a text where an element will stand: `t("runBy", { organization: SLOT })`. */
export const SLOT = "\uFFFC";

export function SentenceWith({ sentence, children }: { sentence: string; children: ReactNode }) {
  const [before, ...after] = sentence.split(SLOT);
  return (
    <>
      {before}
      {children}
      {after.join("")}
    </>
  );
}
