import type { PageHead } from "@mars/contracts/pages/pageHeads";
import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { pageStructure } from "./pageStructure.ts";

const lists = {
  municipality: { path: "/status/kommuner", name: "Kommuner" },
  tripartite: { path: "/status/lokaletreparter", name: "Lokale treparter" },
  plan: { path: "/status/kystvandgrupper", name: "Kystvandgrupper" },
} as const satisfies Record<UnitKind, { path: string; name: string }>;

type Page = { kind: UnitKind; head: PageHead; path: string; publicUrl: string };

/** What a unit's page is, for search engines. */
export function unitStructure({ kind, ...page }: Page): object {
  return pageStructure({
    ...page,
    steps: [{ name: "Status", path: "/status/overview" }, lists[kind]],
    about: { "@type": kind === "municipality" ? "AdministrativeArea" : "Place" },
  });
}
