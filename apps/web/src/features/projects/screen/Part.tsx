import type { ReactNode } from "react";
import { type Section, sectionId } from "./sections.ts";

type PartProps = {
  section?: Section;
  title: string;
  hint?: string;
  /** Heading at the left, content next to it. */
  isWide?: boolean;
  children: ReactNode;
};

/** A part of the page, with a place that links and tasks lead to. */
export function Part({ section, title, hint, isWide, children }: PartProps) {
  return (
    <section
      className={isWide ? "project-part project-part-wide" : "project-part"}
      id={section && sectionId(section)}
      tabIndex={section && -1}
    >
      <div className="project-part-head">
        <h2>{title}</h2>
        {hint && <p className="small">{hint}</p>}
      </div>
      <div className="project-part-body">{children}</div>
    </section>
  );
}
