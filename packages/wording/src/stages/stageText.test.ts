import { expect, test } from "vitest";
import { stageText } from "./stageText.ts";

test("[T1] the stages have SPEC's Danish names", () => {
  const { da } = stageText.texts;
  expect([
    da.established,
    da.establishment_approval,
    da.preliminary_examination_approval,
    da.sketch_projects,
  ]).toEqual(["Anlagt", "Etableringstilsagn", "Forundersøgelsestilsagn", "Skitseprojekter"]);
});
