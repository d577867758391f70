import "../status.css";
import type { ProvenanceFigure } from "@mars/contracts/statusProvenance";
import type { ReactNode } from "react";
import { useText } from "../../../lib/language/text.ts";
import { useLocation } from "../../../lib/router/currentLocation.ts";
import { classes } from "../../../ui/classes.ts";
import { useEmbedded } from "../embed/embed.ts";
import { ProvenanceNote } from "../provenance/ProvenanceNote.tsx";
import { statusText } from "../text/statusText.ts";

type Props = {
  /** Anchor, and the word it is embedded by. */
  id: string;
  title: string;
  intro?: ReactNode;
  figures?: readonly ProvenanceFigure[];
  isFull?: boolean;
  children: ReactNode;
};

/** Heading and explanation left, evidence right. Alone on the page when it is embedded elsewhere. */
export function StatusSection({ id, title, intro, figures = [], isFull, children }: Props) {
  const t = useText(statusText);
  const embedded = useEmbedded();
  const { pathname } = useLocation();
  if (embedded !== null && embedded !== id) return null;
  const Heading = embedded === null ? "h2" : "h1";
  return (
    <section
      className={classes("container section", isFull && "full", embedded !== null && "embedded")}
      id={id}
      aria-labelledby={`${id}-heading`}
    >
      <div className="section-grid">
        <div className="section-head">
          <Heading id={`${id}-heading`}>{title}</Heading>
          {intro && (typeof intro === "string" ? <p>{intro}</p> : intro)}
          {figures.length > 0 && <ProvenanceNote figures={figures} />}
        </div>
        <div className="section-body">{children}</div>
        {embedded !== null && (
          <p className="small embedded-source">
            <a href={pathname} target="_blank" rel="noopener">
              {t("embed.source")}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
