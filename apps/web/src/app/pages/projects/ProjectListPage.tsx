import { lazy, Suspense } from "react";
import { ProjectList } from "../../../features/projects/list/ProjectList.tsx";
import { useSearch } from "../../../lib/router/currentLocation.ts";
import { useSession } from "../../../lib/session/sessionState.ts";
import { PagePending } from "../PagePending.tsx";

const Queue = lazy(() =>
  import("../../../features/projects/queue/Queue.tsx").then((module) => ({
    default: module.Queue,
  })),
);

/** Caseworkers land in their queue; their own projects are one link away. */
export function ProjectListPage() {
  const { profile } = useSession();
  const { view } = useSearch();
  if (!profile?.roles.includes("caseworkerAdmin") || view === "mine") return <ProjectList />;
  return (
    <Suspense fallback={<PagePending />}>
      <Queue />
    </Suspense>
  );
}
