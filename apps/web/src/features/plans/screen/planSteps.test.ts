import { beforeEach, expect, test } from "vitest";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { changeCompared, leaveCompared, openCompared } from "../compare/comparedAddress.ts";
import { openSketches } from "../items/sketchFilter.ts";
import { drawIn, showPotential } from "../potential/potentialPlace.ts";
import { closeTool, openTool } from "./planTool.ts";

const columns = [{ id: "plan", dropoutShare: null }];

beforeEach(() => navigate("/plans/1?fane=sketches", { replace: true }));

test.each([
  { step: "the gap closer", open: () => openTool("gap"), search: /vaerktoej=loesning/ },
  { step: "double counting", open: () => openTool("overlaps"), search: /vaerktoej=dobbelt/ },
  { step: "drawing in a place", open: () => drawIn("7"), search: /sted=7&opret=sketch_project/ },
  { step: "sketches of the checklist", open: () => openSketches("missing"), search: /vis=missing/ },
  { step: "the comparison", open: () => openCompared(columns), search: /sammenlign=plan/ },
])("[L2] Back leaves $step again", ({ open, search }) => {
  const steps = window.history.length;
  open();
  expect(window.location.search).toMatch(search);
  expect(window.location.search).toContain("fane=sketches");
  expect(window.history.length).toBe(steps + 1);
});

test.each([
  { act: "closing a tool", run: closeTool },
  { act: "hiding a place", run: () => showPotential(null) },
  { act: "another column", run: () => changeCompared(columns) },
  { act: "leaving the comparison", run: leaveCompared },
])("[L2] $act is no step of its own", ({ run }) => {
  const steps = window.history.length;
  run();
  expect(window.history.length).toBe(steps);
});
