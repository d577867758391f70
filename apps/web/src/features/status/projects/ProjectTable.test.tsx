import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { project } from "../testing/statusAnswers.ts";
import { ProjectTable } from "./ProjectTable.tsx";

const projectsNamed = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...project, id: `p${at}`, name: `Eng ${at}` }));
const rows = () => screen.getAllByRole("row").length - 1;

test("[T6] a short list becomes a searched list of all at one press", async () => {
  const { user } = renderInPage(
    <ProjectTable caption="Projekter" projects={projectsNamed(8)} pageSize={5} isBrief />,
  );
  expect(rows()).toBe(5);
  expect(screen.queryByRole("searchbox")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Søg og vis alle 8" }));
  expect(rows()).toBe(8);
  await user.type(screen.getByRole("searchbox"), "eng 7");
  expect(rows()).toBe(1);
});

test("[T6] where all are shown there is nothing to press", () => {
  renderInPage(
    <ProjectTable caption="Projekter" projects={projectsNamed(5)} pageSize={5} isBrief />,
  );
  expect(screen.queryByRole("button", { name: /vis alle/ })).toBeNull();
});
