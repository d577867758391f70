import { type RefObject, useEffect, useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { projectText } from "../text/projectText.ts";
import { scrollPanelTo } from "./scrollPanelTo.ts";

export const sections = ["overview", "effect", "areas", "remarks", "log"] as const;
export type Section = (typeof sections)[number];
export const sectionId = (section: Section) => `section-${section}`;

type Props = {
  shown: readonly Section[];
  counts: Partial<Record<Section, number>>;
  /** The panel's content; the nearest scrolling box around it is followed. */
  content: RefObject<HTMLElement | null>;
};

/** Links to the parts of the panel; the one in view is marked. */
export function SectionLinks({ shown, counts, content }: Props) {
  const t = useText(projectText);
  const [current, setCurrent] = useState<Section>("overview");
  useEffect(() => {
    const box = content.current?.closest<HTMLElement>(".map-panel-scroll");
    if (!box) return;
    const follow = () => {
      const top = box.getBoundingClientRect().top + 80;
      const isAtEnd = box.scrollTop > 0 && box.scrollTop + box.clientHeight >= box.scrollHeight - 4;
      const passed = shown.filter((one) => {
        const part = document.getElementById(sectionId(one));
        return part !== null && part.getBoundingClientRect().top <= top;
      });
      setCurrent((isAtEnd ? shown.at(-1) : passed.at(-1)) ?? "overview");
    };
    box.addEventListener("scroll", follow, { passive: true });
    return () => box.removeEventListener("scroll", follow);
  }, [content, shown]);
  return (
    <nav className="section-links" aria-label={t("sections")}>
      {shown.map((one) => (
        <a
          key={one}
          href={`#${sectionId(one)}`}
          aria-current={one === current ? "true" : undefined}
          onClick={(event) => {
            event.preventDefault();
            const part = document.getElementById(sectionId(one));
            if (part) scrollPanelTo(part);
            part?.focus({ preventScroll: true });
            setCurrent(one);
          }}
        >
          {t(`section.${one}`)}
          {counts[one] ? <span className="tab-count">{counts[one]}</span> : null}
        </a>
      ))}
    </nav>
  );
}
