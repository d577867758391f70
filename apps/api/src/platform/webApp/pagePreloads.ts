import { readFileSync } from "node:fs";
import { join } from "node:path";

/** By page: the files of the build that it asks for besides those the document names. */
export type PagePreloads = Readonly<Record<string, readonly string[]>>;

/** Written by the build; a build without it is only slower to show its pages. */
export function readPreloads(folder: string): PagePreloads {
  try {
    return JSON.parse(readFileSync(join(folder, "preloads.json"), "utf8")) as PagePreloads;
  } catch {
    return {};
  }
}

/** Names a page's own script and styles in the head, so that they travel next to the app's. */
export function withPreloads(html: string, files: readonly string[] = []): string {
  const links = files.map((file) =>
    file.endsWith(".css")
      ? `<link rel="preload" as="style" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
  return html.replace("</head>", () => `${links.join("")}</head>`);
}
