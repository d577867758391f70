import { unitPageHead } from "@mars/contracts/pages/unitPageHeads";
import { expect, test } from "vitest";
import { withPageHead } from "./pageHead.ts";

test("[T6] the page of a unit names the feed of its changes", () => {
  const head = unitPageHead("/status/kommuner/viborg", "Viborg")!;
  const html = withPageHead("<head><title></title></head>", {
    ...head,
    apiUrl: "https://mars.example/api",
  });
  expect(html).toContain(
    '<link rel="alternate" type="application/atom+xml" title="' +
      head.title +
      '" href="https://mars.example/api/status/changes.atom?place=municipality/viborg" />',
  );
});
