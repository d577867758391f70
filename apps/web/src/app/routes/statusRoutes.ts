import type { Route } from "../../lib/router/routeTable.ts";
import { redirectTo } from "./guards.ts";
import type { RouteFacts } from "./RouteFacts.ts";

export const statusRoutes: readonly Route<RouteFacts>[] = [
  {
    path: "/status",
    facts: { titleKey: "title.statusOverview", isDanishOnly: true, isEmbeddable: true },
    guard: redirectTo("/status/overview"),
  },
  {
    path: "/status/overview",
    facts: { titleKey: "title.statusOverview", isDanishOnly: true, isEmbeddable: true },
    load: () =>
      import("../pages/status/StatusOverviewPage.tsx").then((module) => module.StatusOverviewPage),
  },
  {
    path: "/status/nationaltindblik",
    facts: { titleKey: "title.statusNational", isDanishOnly: true, isEmbeddable: true },
    load: () =>
      import("../pages/status/NationalInsightPage.tsx").then(
        (module) => module.NationalInsightPage,
      ),
  },
  {
    path: "/status/lokaletreparter",
    facts: { titleKey: "title.statusTripartites", isDanishOnly: true, isEmbeddable: true },
    load: () =>
      import("../pages/status/TripartiteListPage.tsx").then((module) => module.TripartiteListPage),
  },
  {
    path: "/status/lokaletreparter/:vosId",
    facts: { titleKey: "title.statusTripartite", isDanishOnly: true, isEmbeddable: true },
    load: () =>
      import("../pages/status/TripartitePage.tsx").then((module) => module.TripartitePage),
  },
  {
    path: "/status/kommuner",
    facts: { titleKey: "title.statusMunicipalities", isDanishOnly: true, isEmbeddable: true },
    load: () =>
      import("../pages/status/MunicipalityListPage.tsx").then(
        (module) => module.MunicipalityListPage,
      ),
  },
  {
    path: "/status/kommuner/:municipalityId",
    facts: { titleKey: "title.statusMunicipality", isDanishOnly: true, isEmbeddable: true },
    load: () =>
      import("../pages/status/MunicipalityPage.tsx").then((module) => module.MunicipalityPage),
  },
  {
    path: "/status/kystvandgrupper",
    facts: { titleKey: "title.statusGroups", isDanishOnly: true, isEmbeddable: true },
    load: () =>
      import("../pages/status/WaterGroupListPage.tsx").then((module) => module.WaterGroupListPage),
  },
  {
    path: "/status/kystvandgrupper/:planId",
    facts: { titleKey: "title.statusGroup", isDanishOnly: true, isEmbeddable: true },
    load: () =>
      import("../pages/status/WaterGroupPage.tsx").then((module) => module.WaterGroupPage),
  },
  {
    path: "/status/skovrejsningsindsatsen",
    facts: { titleKey: "title.statusAfforestation", isDanishOnly: true, isEmbeddable: true },
    load: () =>
      import("../pages/status/AfforestationPage.tsx").then((module) => module.AfforestationPage),
  },
  {
    path: "/status/jordopkoeb",
    facts: { titleKey: "title.land", isDanishOnly: true, isEmbeddable: true },
    load: () =>
      import("../pages/status/LandPurchasePage.tsx").then((module) => module.LandPurchasePage),
  },
];
