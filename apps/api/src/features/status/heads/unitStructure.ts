import type { PageHead } from "@mars/contracts/pageHeads";
import type { UnitKind } from "@mars/contracts/statusShapes";

const lists = {
  municipality: { path: "/status/kommuner", name: "Kommuner" },
  tripartite: { path: "/status/lokaletreparter", name: "Lokale treparter" },
  plan: { path: "/status/kystvandgrupper", name: "Kystvandgrupper" },
} as const satisfies Record<UnitKind, { path: string; name: string }>;

type Page = { kind: UnitKind; head: PageHead; path: string; publicUrl: string };

/** What a unit's page is, in schema.org's words, for search engines. */
export function unitStructure({ kind, head, path, publicUrl }: Page): object {
  const name = head.title.replace(/ – MARS$/, "");
  const steps = [{ name: "Status", path: "/status/overview" }, lists[kind], { name, path }];
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
        about: { "@type": kind === "municipality" ? "AdministrativeArea" : "Place", name },
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: steps.map((step, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: step.name,
          item: publicUrl + step.path,
        })),
      },
    ],
  };
}
