import { join } from "node:path";

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** First come, first served: a module goes into the first of the chunks that it belongs to. */
const chunks: readonly { name: string; pages: readonly string[]; except?: string }[] = [
  { name: "floor", pages: ["main.tsx"] },
  // The front page shall load nothing it does not use, and what it uses in one piece.
  { name: "public", pages: ["app/pages/front/FrontPage.tsx"], except: "app/pages/front" },
  {
    name: "status",
    pages: ["app/pages/status/StatusOverviewPage.tsx", "app/pages/status/UnitStatusPage.tsx"],
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
  function members({ name, pages, except }: (typeof chunks)[number], modules: Modules) {
    const known = kept.get(name);
    if (known) return known;
    const [first = [], ...rest] = pages.map((page) => closure(join(source, page), modules));
    const own = except && join(source, except);
    const found = new Set(
      [...first].filter(
        (id) => rest.every((other) => other.has(id)) && !(own && id.startsWith(own)),
      ),
    );
    kept.set(name, found);
    return found;
  }
  return chunks.map((chunk, index) => ({
    debugName: chunk.name,
    // A chunk takes what its modules import along: the earlier must have had its choice by then.
    priority: chunks.length - index,
    name: (id: string, modules: Modules) => (members(chunk, modules).has(id) ? chunk.name : null),
  }));
}

/** Whatever is imported at once, not by `import()`. */
function closure(entry: string, modules: Modules): Set<string> {
  const found = new Set<string>();
  const open = [entry];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
