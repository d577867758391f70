import type { ReactNode } from "react";
import { useMetaDescription } from "../../../lib/document/useMetaDescription.ts";
import { useEmbedded } from "../embed/embed.ts";

/** The page's h1 with its lead; the date picker or another choice to the right. */
export function StatusHead({
  title,
  lead,
  aside,
}: {
  title: string;
  lead?: string;
  aside?: ReactNode;
}) {
  useMetaDescription(lead ?? null);
  if (useEmbedded() !== null) return null;
  return (
    <div className="container page-head">
      <div className="page-head-text">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {aside && <div className="page-head-aside">{aside}</div>}
    </div>
  );
}
