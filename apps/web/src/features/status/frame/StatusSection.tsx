import "../status.css";
import type { ProvenanceFigure } from "@mars/contracts/status/statusProvenance";
import type { ReactNode } from "react";
import { useText } from "../../../lib/language/text.ts";
import { useExpandAll } from "../../../lib/rendered/useExpandAll.ts";
import { classes } from "../../../ui/classes.ts";
import { useAddressWith } from "../asOf/asOf.ts";
import { useEmbedded } from "../embed/embed.ts";
import { ProvenanceNote } from "../provenance/ProvenanceNote.tsx";
import { statusText } from "../text/statusText.ts";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { useState } from "react";
import { useLocation } from "../../../lib/router/currentLocation.ts";

/** Sections opened before on this visit: whoever comes back finds the page as they left it. */
const opened = new Set<string>();

/** Whether a section that folds on a phone is open: by choice, or because the address names it. */
function useFolded(id: string): readonly [isOpen: boolean, toggle: () => void] {
  const { pathname, hash } = useLocation();
  const key = `${pathname}#${id}`;
  const [isOpen, setOpen] = useState(opened.has(key));
  // A link within the page leads to what it folds: that opens, however it was left.
  const [followed, setFollowed] = useState("");
  if (followed !== hash) {
    setFollowed(hash);
    if (hash === `#${id}`) setOpen(true);
  }
  const toggle = () => {
    if (isOpen) opened.delete(key);
    else opened.add(key);
    setOpen(!isOpen);
  };
  return [isOpen, toggle];
}

type Props = {
  /** Anchor, and the word it is embedded by. */
  id: string;
  title: string;
  intro?: ReactNode;
  figures?: readonly ProvenanceFigure[];
  isFull?: boolean;
  /** A line with its heading on a phone or tablet until it is opened. */
  folds?: boolean;
  /** Its key figure: folded on every screen, and made only when it is opened. */
  fact?: string;
  children: ReactNode;
};

/** Heading and explanation left, evidence right. Alone on the page when it is embedded elsewhere. */
export function StatusSection(props: Props) {
  const { id, title, intro, figures = [], isFull, folds, fact, children } = props;
  const t = useText(statusText);
  const embedded = useEmbedded();
  const addressWith = useAddressWith();
  const [isOpen, toggle] = useFolded(id);
  const isWhole = useExpandAll();
  if (embedded !== null && embedded !== id) return null;
  const isLine = fact !== undefined && embedded === null && !isWhole;
  const isFolding = (folds || isLine) && embedded === null;
  const isShown = !isLine || isOpen;
  return (
    <section
      className={classes(
        "container section",
        isFull && "full",
        isFolding && "folds",
        isLine && "fold-line",
        isOpen && "is-open",
        embedded !== null && "embedded",
      )}
      id={id}
      aria-labelledby={`${id}-heading`}
    >
      <div className="section-grid">
        <div className="section-head">
          <div className="section-title">
            <h2 id={`${id}-heading`}>{title}</h2>
            {isLine && !isOpen && <p className="fold-fact">{fact}</p>}
            {isFolding && <FoldButton title={title} isOpen={isOpen} onToggle={toggle} />}
          </div>
          {isShown && intro && (typeof intro === "string" ? <p>{intro}</p> : intro)}
          {isShown && figures.length > 0 && <ProvenanceNote figures={figures} />}
        </div>
        {isShown && <div className="section-body">{children}</div>}
        {embedded !== null && (
          <p className="small embedded-source">
            <a href={addressWith({ embed: null })} target="_blank" rel="noopener">
              {t("embed.source")}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

/** Opens a section on a phone or tablet; its surface is the whole line of the heading. */
function FoldButton({
  title,
  isOpen,
  onToggle,
}: {
  title: string;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const t = useText(statusText);
  return (
    <button
      type="button"
      className="fold-button"
      aria-expanded={isOpen}
      aria-label={t(isOpen ? "section.fold" : "section.open", { title })}
      onClick={onToggle}
    >
      <Icon name="chevronDown" />
    </button>
  );
}
