import { type RefObject, useEffect, useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { useResult } from "../findings/ResultContext.ts";
import { sortedFindings } from "../findings/sortedFindings.ts";
import { useJudgedSchemes } from "../schemes/useJudgedSchemes.ts";
import { screeningText } from "../text.ts";

export const sectionIds = {
  potentials: "potentialer",
  conflicts: "konflikter",
  schemes: "ordninger",
  effects: "effekter",
} as const;
type Section = keyof typeof sectionIds;
const order: readonly Section[] = ["schemes", "potentials", "conflicts", "effects"];

/** Links to the parts of the result; the one in view is marked. */
export function SectionLinks({ body }: { body: RefObject<HTMLDivElement | null> }) {
  const t = useText(screeningText);
  const { state } = useResult();
  const current = useSectionInView(body);
  const judged = useJudgedSchemes();
  const counts: Record<Section, number | null> = {
    potentials: sortedFindings(state.soFar, "potential").found.length,
    conflicts: sortedFindings(state.soFar, "conflict").found.length,
    schemes: judged?.nowCount ?? null,
    effects: null,
  };
  function go(section: Section) {
    const scroller = body.current?.closest<HTMLElement>(".map-panel-scroll");
    const target = document.getElementById(sectionIds[section]);
    if (!scroller || !target) return;
    // Only the panel scrolls: the browser's own scrollIntoView would move the page beneath it too.
    const distance = target.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    scroller.scrollTop += distance;
    target.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }
  return (
    <nav className="screening-links" aria-label={t("sections.label")}>
      {order.map((section) => (
        <a
          key={section}
          href={`#${sectionIds[section]}`}
          aria-current={section === current ? "true" : undefined}
          onClick={(event) => {
            event.preventDefault();
            go(section);
          }}
        >
          {t(`section.${section}`)}
          {counts[section] !== null && <span>{counts[section]}</span>}
        </a>
      ))}
    </nav>
  );
}

/** The last section whose top has passed the upper third of what scrolls. */
function useSectionInView(body: RefObject<HTMLDivElement | null>): Section {
  const [current, setCurrent] = useState<Section>("schemes");
  useEffect(() => {
    const scroller = body.current?.closest<HTMLElement>(".map-panel-scroll");
    if (!scroller) return;
    const update = () => {
      const { top, height } = scroller.getBoundingClientRect();
      const isAtEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2;
      const passed = order.filter((section) => {
        const element = document.getElementById(sectionIds[section]);
        return element && element.getBoundingClientRect().top <= top + height / 3;
      });
      setCurrent((isAtEnd && scroller.scrollTop > 0 ? order : passed).at(-1) ?? "schemes");
    };
    scroller.addEventListener("scroll", update, { passive: true });
    return () => scroller.removeEventListener("scroll", update);
  }, [body]);
  return current;
}
