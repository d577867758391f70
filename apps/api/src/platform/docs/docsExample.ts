import { escapeHtml } from "../text/escapeHtml.ts";
import type { DocsExample } from "./DocsSection.ts";

export function docsExample({ title, command }: DocsExample): string {
  return `<figure><figcaption>${escapeHtml(title)}</figcaption><pre tabindex="0"><code class="example">${escapeHtml(command)}</code></pre></figure>`;
}
