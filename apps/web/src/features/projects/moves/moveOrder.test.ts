// @vitest-environment node
import type { AllowedTransition } from "@mars/contracts/projects/projectShapes";
import { transitionsFrom } from "@mars/domain/lifecycle/allowedTransitions";
import { PROJECT_STATUSES } from "@mars/domain/lifecycle/projectStatus";
import { expect, test } from "vitest";
import { moveText } from "./moveText.ts";
import { orderMoves } from "./moveOrder.ts";

const movesOf = (
  status: (typeof PROJECT_STATUSES)[number],
  as: "applicant" | "caseworker",
): AllowedTransition[] =>
  transitionsFrom({
    status,
    flowType: "full",
    statusBefore: "application_received",
    caseId: null,
    completedOn: null,
  })
    .filter((move) => move.as === as)
    .map((move) => ({ ...move, needs: [...move.needs], formUrl: null }));

test("[P4] every move of the table has a name for whoever makes it", () => {
  const known = Object.keys(moveText.texts.da);
  const names = PROJECT_STATUSES.flatMap((status) =>
    (["applicant", "caseworker"] as const).flatMap((as) =>
      movesOf(status, as).map((move) =>
        move.reopens
          ? "reopen"
          : move.returns
            ? "return"
            : move.corrects
              ? "correct"
              : (move.action ?? `${as}.${move.to}`),
      ),
    ),
  );
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

test.each([
  { status: "draft", as: "applicant", primary: "applied", secondary: null },
  {
    status: "application_received",
    as: "caseworker",
    primary: "preliminary_examination",
    secondary: "application_rejected",
  },
  { status: "approval", as: "applicant", primary: "payment_request_received", secondary: null },
  {
    status: "application_rejected",
    as: "caseworker",
    primary: "application_received",
    secondary: null,
  },
] as const)(
  "[P4] from $status the $as is offered $primary first",
  ({ status, as, primary, secondary }) => {
    const ordered = orderMoves({ transitions: movesOf(status, as) });
    expect(ordered.primary?.to).toBe(primary);
    expect(ordered.secondary?.to ?? null).toBe(secondary);
  },
);
