import type { PageHead } from "@mars/contracts/pages/pageHeads";

type Step = { name: string; path: string };
type Page = {
  head: PageHead;
  path: string;
  publicUrl: string;
  /** From the first page to the one before this. */
  steps: readonly Step[];
  /** What the page tells of, in schema.org's words. */
  about: object;
};

/** What a page about one thing is, in schema.org's words, for search engines. */
export function pageStructure({ head, path, publicUrl, steps, about }: Page): object {
  const name = head.title.replace(/ – MARS$/, "");
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebPage",
        "@id": publicUrl + path,
        url: publicUrl + path,
        name,
        description: head.description,
        inLanguage: "da",
        isPartOf: { "@type": "WebSite", name: "MARS", url: `${publicUrl}/` },
        about: { ...about, name },
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [...steps, { name, path }].map((step, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: step.name,
          item: publicUrl + step.path,
        })),
      },
    ],
  };
}
