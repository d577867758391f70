import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { unitOf } from "../testing/statusAnswers.ts";
import { ReportText } from "./ReportText.tsx";

const page = unitOf("plan");

test("[T8] the public reads title and text of the published report, as they were written", () => {
  renderInPage(<ReportText page={page} />);
  expect(screen.getByRole("heading", { name: "Rapport for Viborg" })).toBeDefined();
  const text = screen.getByText(/^Vi lægger <b>ådalen<\/b> om\./);
  expect(text.textContent).toContain("om.\nDet");
  expect(screen.queryByText("Opdigtet til demonstration")).toBeNull();
});

test("[T8] a text that came with the demonstration is marked", () => {
  renderInPage(
    <ReportText page={{ ...page, report: { ...page.report!, isTextInvented: true } }} />,
  );
  expect(screen.getByText("Opdigtet til demonstration")).toBeDefined();
});

test.each([null, { title: page.name, description: "", isTextInvented: false }])(
  "[T8] nothing stands where no report is public, or it says nothing",
  (report) => {
    renderInPage(<ReportText page={{ ...page, report }} />);
    expect(screen.queryByRole("heading")).toBeNull();
  },
);
