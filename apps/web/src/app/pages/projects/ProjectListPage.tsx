import { languageOf } from "@mars/wording/language/languages";
import { lazy, Suspense } from "react";
import { ProjectList } from "../../../features/projects/list/ProjectList.tsx";
import { useLocale } from "../../../lib/language/locale.ts";
import { useOwnSearch } from "../../../lib/router/useOwnSearch.ts";
import { useSession } from "../../../lib/session/sessionState.ts";
import { useRouteFacts } from "../../routes/RouteFacts.ts";
import { usePageTitle } from "../../shell/pageTitle.ts";
import { PagePending } from "../PagePending.tsx";

const Queue = lazy(() =>
  import("../../../features/projects/queue/Queue.tsx").then((module) => ({
    default: module.Queue,
  })),
);

/** Caseworkers land in their queue; their own projects are one link away. */
export function ProjectListPage() {
  const { profile } = useSession();
  const { view } = useOwnSearch();
  const isQueue = profile?.roles.includes("caseworkerAdmin") && view !== "mine";
  const language = languageOf(useLocale());
  const { menu } = useRouteFacts();
  usePageTitle(isQueue ? menu?.caseworkerLabel?.[language] : undefined);
  if (!isQueue) return <ProjectList />;
  return (
    <Suspense fallback={<PagePending />}>
      <Queue />
    </Suspense>
  );
}
