import { expect, test } from "vitest";
import { completeExamination } from "./completeExamination.ts";

test("[P4] a completed preliminary examination stays where it is", () => {
  const project = {
    status: "preliminary_investigation" as const,
    flowType: "preliminary_examination" as const,
    statusBefore: null,
    caseId: "1",
    completedOn: null,
  };
  const done = completeExamination(project, "2026-05-01", {
    isApplicant: false,
    mayApply: false,
    isCaseworker: true,
  });
  if (!done.ok) throw new Error(done.refusal.code);
  expect(done.value.status).toBe("preliminary_investigation");
  expect(done.value.completedOn).toBe("2026-05-01");
  expect(
    completeExamination(done.value, "2026-05-02", {
      isApplicant: false,
      mayApply: false,
      isCaseworker: true,
    }),
  ).toMatchObject({ refusal: { code: "lifecycle.already-completed" } });
  expect(
    completeExamination(project, "2026-05-01", {
      isApplicant: true,
      mayApply: true,
      isCaseworker: true,
    }),
  ).toMatchObject({ refusal: { code: "lifecycle.own-case" } });
  expect(
    completeExamination(project, "2026-05-01", {
      isApplicant: true,
      mayApply: true,
      isCaseworker: false,
    }),
  ).toMatchObject({ refusal: { code: "lifecycle.wrong-actor" } });
  expect(
    completeExamination({ ...project, flowType: "full" }, "2026-05-01", {
      isApplicant: false,
      mayApply: false,
      isCaseworker: true,
    }),
  ).toMatchObject({ refusal: { code: "lifecycle.not-allowed" } });
});
