import type { About } from "../Download.ts";

/** The same in words, for formats that hold a text. */
export function aboutLines(about: About): string[] {
  return [
    about.title,
    about.description,
    `Metode: ${about.method}`,
    `Data fra: ${about.changedAt?.slice(0, 10) ?? "ukendt dag"}`,
    `Kilde: ${about.owner}`,
    `Licens: ${about.licence}`,
  ];
}
