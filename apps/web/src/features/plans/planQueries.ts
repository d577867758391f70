import { readMasterData } from "@mars/contracts/datasets/masterData";
import { listDeleted } from "@mars/contracts/plans/planDeletions";
import { listDoubleCounts } from "@mars/contracts/plans/planOverlaps";
import { readPotential } from "@mars/contracts/plans/planPotential";
import { listPlanProjects, readPlanProject } from "@mars/contracts/plans/planProjects";
import { listScenarios } from "@mars/contracts/plans/planScenarios";
import { listSketches, readSketch } from "@mars/contracts/plans/planSketches";
import { listPlans, planOutlines, readPlan, readRaises } from "@mars/contracts/plans/plans";
import type {
  Plan,
  PlanProject,
  PlanSketch,
  Scenario,
  SketchProject,
} from "@mars/contracts/plans/planShapes";
import { call } from "../../lib/http/call.ts";
import { newerOf } from "../../lib/saving/newerOf.ts";
import {
  canAsk,
  queryClient,
  type Freshness,
  freshnessOf,
  useServerQuery,
} from "../../lib/serverData/serverQuery.ts";

export const ofPlan = (id: string, what: string) => ["plan", id, what] as const;
/** The embedded engine reads the largest reports in seconds, not in the usual blink. */
export const slowRequest = { quiet: true, timeoutMs: 30_000 } as const;
/** A change of a whole plan: given up too early it is done all the same, and told as failed. */
export const changeTimeoutMs = 60_000;

export function usePlans() {
  return useServerQuery({
    queryKey: ["plans"],
    queryFn: ({ signal }) => call(listPlans, { signal, ...slowRequest }),
  });
}

export function usePlan(id: string) {
  return useServerQuery({
    queryKey: ofPlan(id, "plan"),
    queryFn: ({ signal }) => call(readPlan, { params: { id }, signal, ...slowRequest }),
  });
}

export function useSketches(id: string) {
  return useServerQuery({
    queryKey: ofPlan(id, "sketches"),
    queryFn: ({ signal }) =>
      call(listSketches, { params: { id }, query: {}, signal, ...slowRequest }),
  });
}

export function usePlanProjects(id: string) {
  return useServerQuery({
    queryKey: ofPlan(id, "projects"),
    queryFn: ({ signal }) => call(listPlanProjects, { params: { id }, signal, ...slowRequest }),
  });
}

const outlinesOf = (id: string) => ({
  queryKey: ofPlan(id, "outlines"),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const outlines = await call(planOutlines, { params: { id }, signal, ...slowRequest });
    return new Map(outlines.map(({ geoLocationId, geometry }) => [geoLocationId, geometry]));
  },
});

export function useOutlines(id: string) {
  return useServerQuery(outlinesOf(id));
}

export function useSketch(planId: string, id: string) {
  return useServerQuery({
    queryKey: [...ofPlan(planId, "sketch"), id],
    queryFn: async ({ signal }) => {
      const found = await call(readSketch, {
        params: { id: planId, sketchId: id },
        signal,
        ...slowRequest,
      });
      return newerOf(found, knownSketch(planId, id));
    },
  });
}

export async function readSketchAnew(planId: string, id: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [...ofPlan(planId, "sketch"), id] });
}

export function knownSketch(planId: string, id: string): SketchProject | undefined {
  return queryClient.getQueryData<SketchProject>([...ofPlan(planId, "sketch"), id]);
}

export function usePlanProject(planId: string, id: string) {
  return useServerQuery({
    queryKey: [...ofPlan(planId, "project"), id],
    queryFn: ({ signal }) =>
      call(readPlanProject, { params: { id: planId, projectId: id }, signal, ...slowRequest }),
  });
}

/** Asked again as soon as something else counts, or is assumed. */
export function useRaises({ id, version, balance }: Plan) {
  return useServerQuery({
    queryKey: [...ofPlan(id, "raises"), version, balance.plannedT],
    queryFn: ({ signal }) => call(readRaises, { params: { id }, signal, ...slowRequest }),
  });
}

/** Where sketches would help in a sub-catchment; nothing is asked without one. */
export function usePotential(id: string, opId: string | null) {
  return useServerQuery({
    queryKey: [...ofPlan(id, "potential"), opId],
    enabled: opId !== null,
    queryFn: ({ signal }) =>
      // Made again after each change; the embedded engine takes its time, and the card says so.
      call(readPotential, {
        params: { id, opId: opId ?? "" },
        signal,
        quiet: true,
        timeoutMs: 90_000,
      }),
  });
}

export type Potential = ReturnType<typeof usePotential>;

export function knownPlan(id: string): Plan | undefined {
  return queryClient.getQueryData<Plan>(ofPlan(id, "plan"));
}

export function useScenarios(id: string) {
  return useServerQuery({
    queryKey: ofPlan(id, "scenarios"),
    queryFn: ({ signal }) => call(listScenarios, { params: { id }, signal, ...slowRequest }),
  });
}

/** What can be restored; asked for only by those who may delete. */
export function useDeleted(id: string, enabled: boolean) {
  return useServerQuery({
    queryKey: ofPlan(id, "deleted"),
    enabled,
    queryFn: ({ signal }) => call(listDeleted, { params: { id }, signal, ...slowRequest }),
  });
}

const deletable = (planId: string) => [ofPlan(planId, "sketches"), ofPlan(planId, "scenarios")];

/** Whether a sketch or scenario is there: asked again, since what is held may be from before, or
 * called out of date by someone else's change while one looks. */
export async function isListedNow(planId: string, id: string): Promise<boolean> {
  if (!canAsk()) return false;
  const params = { id: planId };
  const lists = await Promise.all([
    call(listSketches, { params, query: {}, ...slowRequest }),
    call(listScenarios, { params, ...slowRequest }),
  ]).catch(() => []);
  return lists.some((list) => list.some((one) => one.id === id));
}

/** Gone from the page at once; an answer on its way does not know of it. */
export async function dropFromLists(planId: string, id: string): Promise<void> {
  for (const queryKey of deletable(planId)) {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<{ id: string }[]>(queryKey, (known) =>
      known?.filter((one) => one.id !== id),
    );
  }
}

/** What was restored is then in its list. */
export async function readDeletable(planId: string): Promise<void> {
  await Promise.all(
    deletable(planId).map((queryKey) => queryClient.refetchQueries({ queryKey, type: "active" })),
  );
}

const overlapsKey = (id: string) => ofPlan(id, "overlaps");

export function useDoubleCounts(id: string) {
  return useServerQuery({
    queryKey: overlapsKey(id),
    queryFn: async ({ signal }) => {
      // The embedded engine does one thing at a time, and a map without shapes waits for this.
      await queryClient.ensureQueryData(outlinesOf(id)).catch(() => undefined);
      return call(listDoubleCounts, { params: { id }, signal, ...slowRequest });
    },
  });
}

/** Whether what is known of them still holds. */
export function useOverlapFreshness(id: string): Freshness {
  return freshnessOf(overlapsKey(id), useDoubleCounts(id));
}

export function useMasterData() {
  return useServerQuery({
    queryKey: ["master-data"],
    queryFn: ({ signal }) => call(readMasterData, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A change was answered with the plan as it stands; what hangs on it is requested again. */
export function takePlan(plan: Plan): void {
  queryClient.setQueryData(ofPlan(plan.id, "plan"), plan);
  void refreshPlan(plan.id);
}

export function takeSketch(planId: string, sketch: SketchProject): void {
  knowSketch(planId, sketch);
  void refreshPlan(planId);
}

/** The page of the sketch and the list of them: what is missing is computed from the list, and
 * would be told as it was until the server has read it again. */
function knowSketch(planId: string, sketch: SketchProject): void {
  queryClient.setQueryData([...ofPlan(planId, "sketch"), sketch.id], sketch);
  queryClient.setQueryData<PlanSketch[]>(ofPlan(planId, "sketches"), (known) =>
    known?.some(({ id }) => id === sketch.id)
      ? known.map((one) => (one.id === sketch.id ? sketch : one))
      : known && [...known, sketch],
  );
}

/**
 * Shown at once, without being asked for. Where to draw is recomputed when someone looks:
 * the embedded engine would do that first, and the page would wait for it.
 */
export function takeMadeSketches(planId: string, made: readonly SketchProject[]): void {
  for (const sketch of made) knowSketch(planId, sketch);
  void queryClient.invalidateQueries({ queryKey: ["plans"] });
  void queryClient.invalidateQueries({
    queryKey: ofPlan(planId, "potential"),
    refetchType: "none",
  });
  void queryClient.invalidateQueries({
    queryKey: ["plan", planId],
    predicate: ({ queryKey }) => queryKey[2] !== "potential",
  });
}

/** Shown as saved at once: an answer on its way does not know of it, and would say that it is gone. */
export async function takeScenario(planId: string, saved: Scenario): Promise<void> {
  const queryKey = ofPlan(planId, "scenarios");
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Scenario[]>(queryKey, (known = []) =>
    known.some(({ id }) => id === saved.id)
      ? known.map((one) => (one.id === saved.id ? saved : one))
      : [...known, saved],
  );
  void refreshPlan(planId);
}

/** Asks for everything of the plan again and waits for it, unless there is no connection: what
 * failed for want of one is to be told now. */
export async function refreshPlan(id: string): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ["plans"] });
  const asked = queryClient.invalidateQueries({ queryKey: ["plan", id] });
  if (canAsk()) await asked;
}

/** A deleted sketch is not asked for again; everything else of the plan is. */
export async function forgetSketch(planId: string, sketchId: string): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ["plans"] });
  await queryClient.invalidateQueries({
    queryKey: ["plan", planId],
    predicate: ({ queryKey }) => queryKey[3] !== sketchId,
  });
  // Who comes to its address again is not shown what was there.
  dropKnownSketch(planId, sketchId);
}

/** As it was before it was deleted: its version is a new one now, and it is read when it is opened. */
export function dropKnownSketch(planId: string, sketchId: string): void {
  queryClient.removeQueries({
    queryKey: [...ofPlan(planId, "sketch"), sketchId],
    type: "inactive",
  });
}

export type Inclusion = { included: readonly string[]; excluded: readonly string[] };

const listKeys = (id: string) => [ofPlan(id, "sketches"), ofPlan(id, "projects")];

/** Shown at once; the answer of the server follows. */
export function setIncludedFlags(id: string, { included, excluded }: Inclusion): void {
  const wanted = new Map<string, boolean>();
  for (const one of included) wanted.set(one, true);
  for (const one of excluded) wanted.set(one, false);
  for (const queryKey of listKeys(id))
    queryClient.setQueryData<(PlanSketch | PlanProject)[]>(queryKey, (items) =>
      items?.map((item) => ({ ...item, included: wanted.get(item.id) ?? item.included })),
    );
}

/** Drops the answers on their way to the lists of what counts. */
export async function holdLists(id: string): Promise<void> {
  await Promise.all(listKeys(id).map((queryKey) => queryClient.cancelQueries({ queryKey })));
}

/** Waits for the lists of what counts as they stand; false where they could not be read. */
export async function readLists(id: string): Promise<boolean> {
  const read = (queryKey: readonly string[]) =>
    queryClient.refetchQueries({ queryKey }, { cancelRefetch: false, throwOnError: true });
  return Promise.all(listKeys(id).map(read)).then(
    () => true,
    () => false,
  );
}

/** Whether the lists show these as counted and those as left out. */
export function areIncluded(id: string, { included, excluded }: Inclusion): boolean {
  const items = listKeys(id).flatMap(
    (queryKey) => queryClient.getQueryData<(PlanSketch | PlanProject)[]>(queryKey) ?? [],
  );
  const counted = new Map(items.map((one) => [one.id, one.included]));
  return (
    included.every((one) => counted.get(one) === true) &&
    excluded.every((one) => counted.get(one) === false)
  );
}
