import { expectFocus } from "./support/expectFocus.ts";
import { openPlan } from "./support/openPlan.ts";
import { people } from "./support/people.ts";
import { tabTo } from "./support/tabTo.ts";
import { expect, test } from "./support/test.ts";

test("[A1, L3] by keyboard alone a sketch is drawn, and what is missing is found @desktop @release", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const name = `Tastatur ${Date.now().toString(36)}`;
  const press = async (key: string, times = 1) => {
    for (let done = 0; done < times; done += 1) await page.keyboard.press(key);
  };
  const button = (label: RegExp | string) => page.getByRole("button", { name: label }).first();
  const listed = page.waitForResponse((answer) => /\/sketch-projects(?:\?|$)/.test(answer.url()));
  await openPlan(page, people.planner, "Nibe Bredning og Langerak");
  type Listed = { shareOfPlan: number; point: [number, number] | null };
  const sketches = (await (await listed).json()) as Listed[];
  const at = sketches.find(({ shareOfPlan, point }) => shareOfPlan === 1 && point !== null)!.point!;

  await test.step("a place is found, and an area drawn there", async () => {
    await tabTo(page, page.getByRole("tab", { name: "Overblik" }));
    await press("ArrowRight");
    await tabTo(page, page.getByRole("link", { name: "Tegn skitse" }));
    await press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Nyt skitseprojekt" })).toBeFocused();
    await tabTo(page, page.getByRole("combobox", { name: "Søg på kortet" }));
    await page.keyboard.type(at.map((metres) => Math.round(metres)).join(" "));
    await press("Enter");
    await expectFocus(page, "the search");
    // Drawn before the map has come there, the corners would lie kilometres apart.
    await expect
      .poll(() => Number(new URL(page.url()).searchParams.get("r")), { timeout: 30_000 })
      .toBeLessThan(20);
    const map = page.locator(".map-canvas");
    await tabTo(page, map, "Shift+Tab");
    await press("Enter");
    for (const arrow of ["ArrowRight", "ArrowDown", "ArrowLeft"]) {
      await press(arrow, 6);
      await press("Enter");
    }
    await press("Enter");
    await expect(page.getByText(/^4 punkter/)).toBeVisible();
    await expect(map).toBeFocused();
  });

  await test.step("it is named, given a measure and made", async () => {
    await tabTo(page, page.getByRole("textbox", { name: /^Navn/ }), "Shift+Tab");
    await page.keyboard.type(name);
    await tabTo(page, page.getByLabel(/^Virkemiddel/), "Shift+Tab");
    await press("ArrowDown", 5);
    await tabTo(page, button("Opret"));
    await press("Enter");
    const heading = page.getByRole("heading", { level: 1, name });
    await expect(heading).toBeFocused({ timeout: 30_000 });
  });

  await test.step("what is missing is looked for, taken, and given up again", async () => {
    await tabTo(page, page.getByRole("link", { name: "Nibe Bredning og Langerak" }), "Shift+Tab");
    await press("Enter");
    await expect(page.getByRole("tab", { name: "Overblik" })).toBeVisible({ timeout: 40_000 });
    await expectFocus(page, "going back to the plan");
    await tabTo(page, page.getByRole("tab", { name: /Skitser/ }));
    await press("ArrowLeft");
    await tabTo(page, button(/^Find (?:mindste )?løsning/));
    await press("Enter");
    const gap = page.getByRole("region", { name: "Find mindste løsning" });
    await expect(gap.getByRole("heading", { level: 2 })).toBeFocused();
    // Also where an earlier try has taken what was missing.
    await tabTo(page, gap.getByRole("checkbox", { name: /Behold de medregnede/ }));
    await press("Space");
    await tabTo(page, gap.getByRole("button", { name: "Find", exact: true }));
    await press("Enter");
    await expect(gap.getByRole("button", { name: /^Medregn/ })).toBeVisible({ timeout: 40_000 });
    await expectFocus(page, "the answer");
    await tabTo(page, gap.getByRole("button", { name: /^Medregn/ }));
    await press("Enter");
    await expect(gap.getByText(/er medregnet$/)).toBeVisible({ timeout: 30_000 });
    await expectFocus(page, "taking the answer");
    await tabTo(page, gap.getByRole("button", { name: "Fortryd" }));
    await press("Enter");
    await expect(gap.getByRole("button", { name: /^Medregn/ })).toBeVisible({ timeout: 30_000 });
    await expectFocus(page, "giving it up");
    await tabTo(page, gap.getByRole("button", { name: "Luk" }), "Shift+Tab");
    await press("Enter");
    await expectFocus(page, "closing the gap closer");
  });
});

test("[A1, L6] by keyboard alone a plan is published, and that undone from the message @desktop @release", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openPlan(page, people.planner);
  const publish = page.getByRole("button", { name: /^Udgiv (?:version|alligevel)/ });
  // It waits for the overlaps to be counted.
  await expect(publish).toBeVisible({ timeout: 40_000 });
  await tabTo(page, publish);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Udgiv version \d+\?$/ });
  await expect(dialog.getByText(/^Tilføjet \d+/).first()).toBeVisible({ timeout: 60_000 });
  const reason = dialog.getByRole("textbox", { name: /^Hvorfor udgiver I alligevel/ });
  if (await reason.isVisible()) {
    await tabTo(page, reason);
    await page.keyboard.type("Overlap med tilsagn kan vi ikke klippe.");
  }
  await tabTo(page, dialog.getByRole("button", { name: /^Udgiv (?:version|alligevel)/ }));
  await page.keyboard.press("Enter");
  const undo = page.getByRole("button", { name: "Fortryd", exact: true });
  const changed = dialog.getByRole("alert").filter({ hasText: "Planen er ændret" });
  await expect(async () => {
    // Someone sketched in the plan after the preview: one is still at the button, and asked again.
    if (await changed.isVisible()) await page.keyboard.press("Enter");
    await expect(undo).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await expectFocus(page, "publishing");
  await tabTo(page, undo);
  await page.keyboard.press("Enter");
  await expectFocus(page, "pressing undo");
  await expect(page.getByText("Udgivelsen er fortrudt")).toBeVisible({
    timeout: 60_000,
  });
  await expectFocus(page, "the undoing");
});
