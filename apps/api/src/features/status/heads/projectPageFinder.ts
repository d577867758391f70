import {
  projectOfPage,
  projectPageHead,
  projectPagePath,
} from "@mars/contracts/pages/projectPageHead";
import { unitPagePath } from "@mars/contracts/pages/unitPageHeads";
import { slugOf } from "@mars/domain/status/unitSlugs";
import type { Database } from "../../../platform/database/Database.ts";
import type { PageFinder } from "../../../platform/webApp/PageFinder.ts";
import { pageStructure } from "./pageStructure.ts";
import { namedProject } from "./queries.ts";
import { withinTimeout } from "./withinTimeout.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const unknown = Symbol("unknown");

/**
 * Finds the public project that a page is about. Who came by an address of earlier days, where a
 * project opened on top of another page (`?projekt=`), is led to the page it has now.
 */
export function projectPageFinder(database: Database, publicUrl: string): PageFinder {
  return async (pathname, query) => {
    const id = projectOfPage(pathname);
    if (id === null) return earlierAddress(pathname, query);
    if (!uuid.test(id)) return "missing";
    const asked = namedProject(database.read, id.toLowerCase()).then((found) => found ?? unknown);
    const project = await withinTimeout(asked);
    if (project === null) return null;
    if (project === unknown) return "missing";
    const { municipality } = project;
    const path = projectPagePath(project.id);
    const { id: foundId, name } = project;
    const named = { id: foundId, name: name || "Uden navn" };
    const head = projectPageHead(named, municipality?.name ?? null);
    return {
      path,
      head,
      structure: pageStructure({
        head,
        path,
        publicUrl,
        steps: [
          { name: "Status", path: "/status/overview" },
          ...(municipality
            ? [
                {
                  name: municipality.name,
                  path: unitPagePath("/status/kommuner/:municipalityId", slugOf(municipality.name)),
                },
              ]
            : []),
        ],
        about: {
          "@type": "Place",
          ...(municipality && {
            containedInPlace: { "@type": "AdministrativeArea", name: municipality.name },
          }),
        },
      }),
    };
  };
}

function earlierAddress(pathname: string, query: string) {
  if (!/^\/(?:status|dashboard)\//.test(pathname)) return null;
  const asked = new URLSearchParams(query);
  const id = asked.get("projekt");
  if (id === null || !uuid.test(id)) return null;
  const asOf = asked.get("asOf");
  const kept = asOf === null ? "" : `?${new URLSearchParams({ asOf }).toString()}`;
  return { movedTo: projectPagePath(id.toLowerCase()) + kept };
}
