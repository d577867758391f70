import { accept, refuse, type Result } from "../result.ts";

export type PlanStatus = "draft" | "published" | "unpublished";

/** One published state of a plan: an immutable snapshot with a number. */
export type PlanVersion = {
  readonly number: number;
  readonly status: "published" | "unpublished";
  readonly publishedAt: string;
  readonly publishedBy: string;
  /** The version it took over from; what undoing goes back to. */
  readonly replaces: number | null;
  /** Undone versions keep their number, so that no number ever means two things. */
  readonly undone: boolean;
};

/** Where a plan is in publishing. Next to it there is always a working draft. */
export type PlanPublication = {
  readonly versions: readonly PlanVersion[];
  /** Number of the version that holds now; null: never published, or all undone. */
  readonly current: number | null;
};

export type PublicationEvent = {
  readonly kind: "published" | "unpublished" | "publishing-undone";
  readonly version: number;
  readonly at: string;
  readonly by: string;
};

export type Published = {
  readonly publication: PlanPublication;
  readonly event: PublicationEvent;
};

export type PublicationContext = { readonly by: string; readonly at: string };

export function currentVersion(plan: PlanPublication): PlanVersion | null {
  return plan.versions.find(({ number }) => number === plan.current) ?? null;
}

export function planStatus(plan: PlanPublication): PlanStatus {
  return currentVersion(plan)?.status ?? "draft";
}

/** The number the next publishing will get. */
export function nextVersionNumber(plan: PlanPublication): number {
  return Math.max(0, ...plan.versions.map(({ number }) => number)) + 1;
}

/** Makes the working draft the version that everyone sees. Refused where nothing has changed. */
export function publish(
  plan: PlanPublication,
  draft: { readonly hasChanges: boolean },
  { by, at }: PublicationContext,
): Result<Published> {
  const status = planStatus(plan);
  if (status === "published" && !draft.hasChanges) return refuse("plan.not-draft", { status });
  const number = nextVersionNumber(plan);
  const version: PlanVersion = {
    number,
    status: "published",
    publishedAt: at,
    publishedBy: by,
    replaces: plan.current,
    undone: false,
  };
  return accept({
    publication: { versions: [...plan.versions, version], current: number },
    event: { kind: "published", version: number, at, by },
  });
}

/** Takes the published version away from the public; the draft continues. */
export function unpublish(
  plan: PlanPublication,
  { by, at }: PublicationContext,
): Result<Published> {
  const version = currentVersion(plan);
  if (version?.status !== "published") {
    return refuse("plan.not-published", { status: planStatus(plan) });
  }
  return accept({
    publication: { ...plan, versions: replaceVersion(plan, { ...version, status: "unpublished" }) },
    event: { kind: "unpublished", version: version.number, at, by },
  });
}

/** Back to the version before, as it stood; without one to draft. */
export function undoPublishing(
  plan: PlanPublication,
  { by, at }: PublicationContext,
): Result<Published> {
  const version = currentVersion(plan);
  if (version?.status !== "published") {
    return refuse("plan.not-published", { status: planStatus(plan) });
  }
  return accept({
    publication: {
      versions: replaceVersion(plan, { ...version, undone: true }),
      current: version.replaces,
    },
    event: { kind: "publishing-undone", version: version.number, at, by },
  });
}

function replaceVersion(plan: PlanPublication, version: PlanVersion): readonly PlanVersion[] {
  return plan.versions.map((other) => (other.number === version.number ? version : other));
}
