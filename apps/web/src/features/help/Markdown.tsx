import { marked } from "marked";
import { useMemo } from "react";
import { sanitizeHtml } from "../../lib/sanitize/sanitizeHtml.ts";

/** Headings begin below the dialog's own. */
function belowTitle(html: string): string {
  return html.replaceAll(/<(\/?)h[12]>/g, "<$1h3>");
}

export function Markdown({ text }: { text: string }) {
  const html = useMemo(
    () => sanitizeHtml(belowTitle(marked.parse(text, { async: false, gfm: true }))),
    [text],
  );
  // oxlint-disable-next-line react/no-danger -- sanitised
  return <div className="markdown" dangerouslySetInnerHTML={{ __html: html }} />;
}
