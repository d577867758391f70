import { assignCases } from "@mars/contracts/projects/casework";
import { uniteAreas } from "@mars/contracts/datasets/layers";
import { createProject, deleteProject } from "@mars/contracts/projects/projects";
import { startScreening } from "@mars/contracts/screening/screeningStream";
import { trackUse } from "@mars/contracts/people/users";
import { expect, test } from "vitest";
import { bodyLimit } from "../route.ts";

const MOST = 8_388_608;

test.each([
  { name: "an area to screen", contract: startScreening, bytes: MOST },
  { name: "areas to join", contract: uniteAreas, bytes: MOST },
  { name: "a project, which may bring its area", contract: createProject, bytes: MOST },
  { name: "a list of cases", contract: assignCases, bytes: 1_048_576 },
  { name: "records of use", contract: trackUse, bytes: 262_144 },
  { name: "a call without a body", contract: deleteProject, bytes: 65_536 },
])("[P10] $name may be as large as $bytes bytes", ({ contract, bytes }) => {
  expect(bodyLimit(contract, MOST)).toBe(bytes);
});

test("[P10] a lower limit of the installation holds for every call", () => {
  expect(bodyLimit(assignCases, 1000)).toBe(1000);
});
