import { changeKinds } from "@mars/contracts/status/statusChanges";
import { unitKind } from "@mars/contracts/status/statusShapes";
import { addDays } from "@mars/domain/time/copenhagen";
import { parse } from "zod/v4/core";
import { ProblemError } from "../../../platform/problems/ProblemError.ts";
import type { AskedChanges } from "./changesOf.ts";

const USUAL_DAYS = 30;

type Query = {
  from?: string | undefined;
  to?: string | undefined;
  place?: string | undefined;
  kinds?: string | undefined;
};

/** A question as the contracts write it; the contracts have checked how. Refuses a period that ends
 * before it begins. */
export function askedChanges({ from, to, place, kinds }: Query, today: string): AskedChanges {
  const last = to ?? today;
  const first = from ?? addDays(last, -USUAL_DAYS);
  if (first > last)
    throw new ProblemError("status.period-reversed", {
      nearest: last,
      figures: { from: first, to: last },
    });
  const [kind, id = ""] = place?.split("/") ?? [];
  return {
    from: first,
    to: last,
    place: kind === undefined ? null : { kind: parse(unitKind, kind), id },
    kinds:
      kinds === undefined
        ? changeKinds
        : changeKinds.filter((each) => kinds.split(",").includes(each)),
  };
}
