import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/expectAccessible.ts";
import { expect, test } from "./support/test.ts";

/** Where a place of the map is in the window; the address says what the map shows. */
async function places(page: Page) {
  const map = page.getByTestId("map");
  await expect(map.locator("canvas").first()).toBeVisible();
  const box = (await map.boundingBox())!;
  return (x: number, y: number) => [box.x + x, box.y + y] as const;
}
/** Nothing lies over it: what is there is what a finger would meet. */
async function expectUncovered(page: Page, selector: string): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const met = document.elementFromPoint(left + width / 2, top + height / 2);
          return met !== null && (element.contains(met) || met.contains(element));
        }),
    )
    .toBe(true);
}
const hectares = (page: Page) => page.locator(".map-live-figure");
const view = "/screening?e=592300&n=6139000&r=3.2&lag=";

test("[S1] an area is drawn by pointer: refused as it crosses, kept over a reload, cut and corrected @desktop", async ({
  page,
}) => {
  await page.goto(view);
  const at = await places(page);
  const set = async (x: number, y: number) => {
    await page.mouse.move(...at(x, y), { steps: 2 });
    // As fast as they come: two clicks at two places are no double click.
    await page.mouse.click(...at(x, y), { delay: 20 });
  };
  const refusal = page.getByRole("alert").filter({ hasText: "krydser" });

  await set(300, 300);
  await set(600, 300);
  await set(600, 600);
  await page.mouse.move(...at(300, 600));
  await expect(hectares(page)).toHaveText(/^92,2/);
  await set(300, 600);
  await expect(page.getByRole("row", { name: /Kvælstofvådområder/ })).toBeVisible();

  await page.mouse.move(...at(450, 200), { steps: 4 });
  await expect(refusal).toContainText("Linjen krydser sig selv");
  await expectAccessible(page);
  await page.mouse.click(...at(450, 200));
  await expect(page.getByText("4 punkter", { exact: false })).toBeVisible();

  // Half drawn, and the page is loaded again: the drawing is there, and no one continues unasked.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /^Fortsæt med 92,2\sha eller start forfra\?$/,
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Fortsæt med/ }).click();
  await expect(page.getByText("4 punkter", { exact: false })).toBeVisible();
  await page.mouse.dblclick(...at(200, 450));
  await expect(hectares(page)).toHaveText(/^107,5/);

  // A corner is pulled over the other side, and then to a place where it may be.
  await page.mouse.move(...at(600, 600));
  await page.mouse.down();
  await page.mouse.move(...at(150, 250), { steps: 4 });
  await expect(refusal).toContainText("Så krydser området sig selv");
  await page.mouse.move(...at(700, 600), { steps: 4 });
  await expect(refusal).toHaveCount(0);
  await page.mouse.up();
  await expect(hectares(page)).toHaveText(/^122,9/);
  await page.getByTestId("map").focus();
  await page.keyboard.press("Control+z");
  await expect(hectares(page)).toHaveText(/^107,5/);

  // A hole that leaves the area, and one that does not.
  await page.getByRole("button", { name: "Hul", exact: true }).click();
  await set(400, 400);
  await page.mouse.move(...at(400, 200), { steps: 3 });
  await expect(page.getByText("Hullet går ud over området")).toBeVisible();
  await set(500, 400);
  await set(500, 500);
  await page.mouse.dblclick(...at(400, 500));
  await expect(hectares(page)).toHaveText(/^97,3/);

  // The ruler measures and leaves the area alone.
  await page.getByRole("button", { name: "Mål", exact: true }).click();
  await set(700, 300);
  await set(800, 300);
  await expect(page.locator(".map-measure")).toContainText("320 m");
  await page.getByRole("button", { name: "Luk måling" }).click();

  await page.getByRole("button", { name: "Opdel" }).click();
  await set(550, 200);
  await page.mouse.dblclick(...at(550, 700));
  await expect(page.getByText("Området er delt i 2 dele")).toBeVisible();
  await page.getByRole("button", { name: "Slet del 2" }).click();
  await expect(page.getByRole("button", { name: "Afslut og analyser" })).toBeEnabled();
  // Undo reaches that too, from wherever the focus fell.
  await page.keyboard.press("Control+z");
  await expect(page.getByText("Området er delt i 2 dele")).toBeVisible();
  await page.keyboard.press("Control+y");

  // Deleted is deleted, also after a reload.
  await page.getByRole("button", { name: "Slet", exact: true }).click();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vælg dit område");
  await expect(page.getByText("Ingen punkter", { exact: false })).toHaveCount(0);
  await expect(hectares(page)).toHaveText(/^0,0/);
});

test("[S1] corners, holes and cuts by key, and Enter asks what lies here @desktop @release", async ({
  page,
}) => {
  await page.goto(`${view}&way=coordinates`);
  await page.locator("summary", { hasText: "Indsæt flere punkter" }).click();
  await page
    .getByRole("textbox", { name: "Indsæt flere punkter" })
    .fill("E 592000 N 6138500\n593.000; 6.138.500\n593 000 6 139 500\n592000,6139500");
  await page.getByRole("button", { name: "Brug punkterne" }).click();
  await expect(hectares(page)).toHaveText(/^100,0/);
  await page.getByTestId("map").focus();
  await page.keyboard.press("PageDown");
  await expect(page.getByText("Hjørne 1 af 4, øst 592.000, nord 6.138.500")).toBeAttached();
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(hectares(page)).not.toHaveText(/^100,0/);
  await page.keyboard.press("Delete");
  await expect(hectares(page)).toHaveText(/^50,0/);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(hectares(page)).toHaveText(/^100,0/);

  // Asked before the cross wanders: what lies under it then is known.
  await page.getByRole("button", { name: /^Kortlag/ }).click();
  await page.getByRole("checkbox", { name: /Beskyttet natur/ }).check();
  await page.keyboard.press("Escape");
  await page.getByTestId("map").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Beskyttet natur (§ 3)" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("map")).toBeFocused();

  // A tool pressed by key leads on to the map, and each act is said.
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  };
  const takeUp = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).focus();
    await press("Enter");
    await expect(page.getByTestId("map")).toBeFocused();
  };
  await takeUp("Hul");
  await press("Enter");
  await press("ArrowRight", 3);
  await press("Enter");
  await press("ArrowDown", 3);
  await press("Enter", 2);
  await expect(page.getByText(/^Hullet er skåret ud\. Området er nu 99,\d\sha\.$/)).toBeAttached();
  await takeUp("Opdel");
  await press("ArrowRight", 3);
  await press("Shift+ArrowUp", 7);
  await press("Enter");
  await press("Shift+ArrowDown", 14);
  await press("Enter", 2);
  await expect(page.getByText("Området er delt i 2 dele", { exact: true })).toBeVisible();
  await press("Control+z");
  await press("Escape");
});

test("[S1] tiles that do not come are named, and fetched again by hand @desktop @release", async ({
  page,
}) => {
  await page.route("**/api/tiles/background/**", (route) => route.fulfill({ status: 503 }));
  await page.goto(view);
  const failure = page.getByText("Baggrunden kunne ikke hentes");
  await expect(failure).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/tiles/background/**");
  await page.getByRole("button", { name: "Prøv igen" }).click();
  await expect(failure).toHaveCount(0);
});

test("[S1] a finger draws, measures and takes a corner away @phone", async ({ page }) => {
  await page.goto(view);
  await page.getByRole("button", { name: "Kun nødvendige" }).tap();
  await expect(page.getByRole("button", { name: "Kun nødvendige" })).toHaveCount(0);
  const at = await places(page);
  const tap = (x: number, y: number) => page.touchscreen.tap(...at(x, y));
  await tap(80, 140);
  await tap(280, 140);
  await tap(280, 300);
  await tap(80, 300);
  await tap(180, 90);
  await expect(page.getByRole("alert").filter({ hasText: "krydser sig selv" })).toBeVisible();
  await tap(80, 140);
  await expect(page.getByText("4 punkter", { exact: false })).toBeVisible();
  // What it could pay and give is in view with the hectares, above the sheet's buttons.
  const strip = page.locator(".map-live");
  await expect(strip).toContainText(/\skr\..*(ved|med) .*kvælstof om året/);
  await expect(strip).toBeInViewport({ ratio: 1 });
  await expectUncovered(page, ".map-live-gives");
  await page.getByRole("button", { name: "Flere kortværktøjer" }).tap();
  await page.getByRole("button", { name: "Mål", exact: true }).tap();
  await tap(100, 200);
  await tap(200, 200);
  await expect(page.locator(".map-measure")).toContainText("320 m");
  await page.getByRole("button", { name: "Luk måling" }).tap();
  await tap(280, 140);
  await page.getByRole("button", { name: "Slet hjørne" }).tap();
  await expect(page.getByText("3 punkter", { exact: false })).toBeVisible();
  await expectAccessible(page);
});

test("[S1] a farmer in the field: position, a tapped parcel, and walking round @phone", async ({
  page,
}) => {
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation({ latitude: 55.385, longitude: 10.456, accuracy: 8 });
  await page.goto(view);
  await page.getByRole("button", { name: "Kun nødvendige" }).tap();
  const locate = page.getByRole("button", { name: "Vis, hvor jeg er" });
  // Within the lower half of the screen, where the thumb of the hand that holds it is.
  const { y, height } = (await locate.boundingBox())!;
  expect(y + height / 2).toBeGreaterThan(page.viewportSize()!.height * 0.4);
  await locate.tap();
  await expect(page.getByText("Du er her")).toBeVisible();

  await page.getByRole("tab", { name: /^Matrikel/ }).tap();
  const at = await places(page);
  await page.touchscreen.tap(...at(180, 220));
  const use = page.getByRole("button", { name: /^Brug matriklen \([\d,]+\sha\)$/ });
  await expect(use).toBeInViewport({ ratio: 1 });
  const row = page.locator(".map-pick-list li");
  await expect(row).toHaveText(/^\d+\w* .+[\d,]+\sha/);
  await expectUncovered(page, ".map-pick-name");
  await expectUncovered(page, ".map-live-best b");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Annuller" }).tap();

  await page.getByRole("tab", { name: "Tegn" }).tap();
  await page.getByRole("radio", { name: "Gå rundt" }).tap();
  await expect(page.locator(".map-hint")).toHaveText(
    "Gå til første hjørne, og tryk 'Sæt hjørne her'.",
  );
  await expect(page.locator(".map-live")).toContainText("Gå til første hjørne");
  await expect(page.getByText("Nøjagtig til omkring 8 m")).toHaveCount(1);
  await page.getByRole("button", { name: "Sæt hjørne her" }).tap();
  await expect(page.locator(".map-hint")).toHaveText(/^Gå til næste hjørne/);
  const walkTo = async (latitude: number, longitude: number) => {
    await page.context().setGeolocation({ latitude, longitude, accuracy: 8 });
    await expect(page.getByRole("button", { name: "Sæt hjørne her" })).toBeEnabled();
  };
  await walkTo(55.387, 10.456);
  await page.getByRole("button", { name: "Sæt hjørne her" }).tap();
  await expect(page.getByText("2 punkter", { exact: false })).toBeVisible();
  await walkTo(55.387, 10.46);
  await page.getByRole("button", { name: "Sæt hjørne her" }).tap();
  await page.getByRole("button", { name: "Afslut", exact: true }).tap();
  await page.getByRole("button", { name: "Afslut og analyser" }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\.$/);
});
