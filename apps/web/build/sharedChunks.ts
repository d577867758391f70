import { join, sep } from "node:path";

type Info = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Modules = { getModuleInfo(id: string): Info | null };

type Chunk = {
  name: string;
  pages: readonly string[];
  except?: string;
  /** Only what lies in these folders, but of any of the pages, and also what they import later. */
  late?: readonly string[];
};

/** Next to `src`, where the other folders stand. */
const wording = "../../../packages/wording/src";

/** First come, first served: a module goes into the first of the chunks that it belongs to. */
const chunks: readonly Chunk[] = [
  { name: "base", pages: ["main.tsx"] },
  // The front page shall load nothing it does not use, and what it uses in one piece.
  { name: "public", pages: ["app/pages/front/FrontPage.tsx"], except: "app/pages/front" },
  {
    name: "status",
    pages: ["app/pages/status/StatusOverviewPage.tsx", "app/pages/status/UnitStatusPage.tsx"],
  },
  // What only the overview shows at once, in one piece.
  {
    name: "overview",
    pages: ["app/pages/status/StatusOverviewPage.tsx"],
    except: "app/pages/status",
  },
  // Tables, dialogs and fields that public pages load after their first paint: left to the chunks
  // below, each of those pages would load the map library for a row of buttons.
  {
    name: "parts",
    pages: ["app/pages/status/StatusOverviewPage.tsx"],
    late: ["ui", "lib", wording],
  },
  {
    name: "fields",
    pages: [
      "app/shell/ShellDialogs.tsx",
      "app/pages/cookies/CookiesPage.tsx",
      "app/pages/settings/SettingsPage.tsx",
      "app/pages/plans/PlanListPage.tsx",
    ],
    late: ["ui", wording, "lib/format", "lib/requestStatus", "lib/mapPreferences"],
  },
  {
    name: "work",
    pages: ["app/pages/projects/ProjectListPage.tsx", "app/pages/plans/PlanListPage.tsx"],
  },
  {
    name: "mapWork",
    pages: [
      "app/pages/screening/ScreeningPage.tsx",
      "app/pages/plans/PlanPage.tsx",
      "app/pages/projects/ProjectPage.tsx",
    ],
  },
];

/**
 * Few files instead of some forty small ones, which a browser asks for in six lanes and one after
 * the other: each chunk holds what all of its pages import at once. The rest stays with its page.
 */
export function sharedChunks(root: string) {
  const source = join(root, "src");
  const kept = new Map<string, ReadonlySet<string>>();
  function members({ name, pages, except, late }: Chunk, modules: Modules) {
    const known = kept.get(name);
    if (known) return known;
    const found = late ? anyOf(pages, late, modules) : allOf(pages, except, modules);
    kept.set(name, found);
    return found;
  }
  function allOf(pages: Chunk["pages"], except: string | undefined, modules: Modules) {
    const [first = [], ...rest] = pages.map((page) => closure(join(source, page), modules, false));
    const own = except && join(source, except);
    return new Set(
      [...first].filter(
        (id) => rest.every((other) => other.has(id)) && !(own && id.startsWith(own)),
      ),
    );
  }
  function anyOf(pages: Chunk["pages"], folders: readonly string[], modules: Modules) {
    const roots = folders.map((folder) => join(source, folder) + sep);
    const all = pages.flatMap((page) => [...closure(join(source, page), modules, true)]);
    return new Set(all.filter((id) => roots.some((root) => id.startsWith(root))));
  }
  return chunks.map((chunk, index) => ({
    debugName: chunk.name,
    // A chunk takes what its modules import along: the earlier must have had its choice by then.
    priority: chunks.length - index,
    name: (id: string, modules: Modules) => (members(chunk, modules).has(id) ? chunk.name : null),
  }));
}

/** Whatever is imported at once; by `import()` only where that is requested. */
function closure(entry: string, modules: Modules, isLate: boolean): Set<string> {
  const found = new Set<string>();
  const open = [entry];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const info = modules.getModuleInfo(id);
    open.push(...(info?.importedIds ?? []), ...((isLate && info?.dynamicallyImportedIds) || []));
  }
  return found;
}
