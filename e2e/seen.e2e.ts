import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/expectAccessible.ts";
import { people } from "./support/people.ts";
import { beginAs, screens, visit } from "./support/screens.ts";
import { signIn } from "./support/signIn.ts";
import { expect, test } from "./support/test.ts";

const pages = ["/", "/status/overview", "/screening", "/settings"];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

const colorOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test("dark mode follows the system, map included; paper stays light @desktop @release", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  for (const path of pages) {
    await open(page, path);
    expect(await colorOf(page, "body", "background-color")).toBe("rgb(18, 23, 22)");
    await expectAccessible(page);
  }
  await open(page, "/screening");
  expect(await colorOf(page, ".map", "background-color")).toBe("rgb(31, 68, 87)");
  await page.emulateMedia({ colorScheme: "light" });
  expect(await colorOf(page, ".map", "background-color")).toBe("rgb(230, 238, 241)");
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  expect(await colorOf(page, "body", "background-color")).toBe("rgb(255, 255, 255)");
});

test("in forced colours current, chosen and focused things are told apart @desktop @release", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/status/overview");
  const differs = async (one: string, other: string) =>
    expect(await colorOf(page, one, "background-color"), one).not.toBe(
      await colorOf(page, other, "background-color"),
    );
  await differs(".nav a[aria-current]", ".nav a:not([aria-current])");
  await differs(".local-menu a[aria-current]", ".local-menu a:not([aria-current])");
  await differs(".segment:has(:checked)", ".segment:not(:has(:checked))");
  expect(await colorOf(page, ".local-menu a[aria-current]", "padding-left")).toBe("6px");
  // Nor has what is not current an edge that says it is.
  for (const other of [".nav a:not([aria-current])", ".local-menu a:not([aria-current])"])
    expect(await colorOf(page, other, "border-bottom-color"), other).toBe(
      await colorOf(page, "body", "background-color"),
    );
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
    return { outlineStyle, isSeen: Number.parseFloat(outlineWidth) >= 2 };
  });
  expect(ring).toEqual({ outlineStyle: "solid", isSeen: true });
  await open(page, "/screening");
  await differs('[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]');
  // A count in the chosen tab has a colour of its own on other pages.
  const chosen = page.locator('[role="tab"][aria-selected="true"]').first();
  await chosen.evaluate((tab) => tab.insertAdjacentHTML("beforeend", '<i class="mute">7</i>'));
  expect(await colorOf(page, '[aria-selected="true"] .mute', "color")).toBe(
    await colorOf(page, '[role="tab"][aria-selected="true"]', "color"),
  );
  // The key of a map has its colours as the map has.
  await open(page, "/status/sammenlign");
  await differs(".map-box-0", ".map-box-5");
});

test("with reduced motion nothing moves @desktop @release", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of pages) {
    await open(page, path);
    const moving = await page.evaluate(() => {
      const longest = (times: string) =>
        Math.max(...times.split(",").map((time) => Number.parseFloat(time)));
      return [...document.querySelectorAll("*")]
        .filter((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element);
          return longest(transitionDuration) > 0 || longest(animationDuration) > 0.001;
        })
        .map(({ tagName, id }) => `${tagName}#${id}`);
    });
    expect(moving, path).toEqual([]);
  }
});

/** WCAG 1.4.12: what a reader may set without losing content. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

test("text spacing cuts nothing off @desktop @release", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of pages) {
    await open(page, path);
    const cut = await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      return [...document.querySelectorAll<HTMLElement>("h1,h2,h3,p,a,button,label,th,td,dt,dd,li")]
        .filter((element) => element.checkVisibility() && !element.closest(".sr-only"))
        .filter(
          ({ scrollWidth, scrollHeight, clientWidth, clientHeight }) =>
            clientWidth > 1 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1),
        )
        .filter((element) => getComputedStyle(element).overflow !== "visible")
        .map((element) => `${element.tagName}.${element.className}: ${element.textContent}`);
    }, SPACING);
    expect(cut, path).toEqual([]);
    expect(await sidewaysPx(page), path).toBe(0);
  }
});

test("text spacing on the narrowest screen leaves figures within it @desktop @release", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/status/overview", "/status/kommuner/viborg"]) {
    await open(page, path);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, SPACING);
    expect(await sidewaysPx(page), path).toBe(0);
  }
});

test("text spacing leaves every button of the header within the window, signed in too @desktop @release", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await signIn(page, people.planner);
  await context.addInitScript((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);
  for (const path of ["/projects", "/screening"])
    for (const width of [1440, 1280, 1100, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      expect(await sidewaysPx(page), `${path}, ${width} px`).toBe(0);
    }
});

const sidewaysPx = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("at 400 % nothing scrolls sideways, and content is seen between tabs and buttons @desktop @release", async ({
  page,
}) => {
  // 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of [...pages, "/data", "/accessibility", "/status/a4", "/status/sammenlign"]) {
    await open(page, path);
    expect(await sidewaysPx(page), path).toBe(0);
  }
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, "/screening");
  const tabs = (await page.getByRole("tablist").first().boundingBox())!;
  const finish = (await page.getByRole("button", { name: /Afslut og analys/ }).boundingBox())!;
  expect(finish.y - (tabs.y + tabs.height)).toBeGreaterThan(80);
});

test.describe("one main action per screen", () => {
  for (const { person, paths } of screens)
    test(`for ${person ? `${person.name} @release` : "a visitor"}`, async ({ page }) => {
      test.setTimeout(180_000);
      await beginAs(page, person);
      for (const path of paths) {
        await visit(page, path);
        // A dialog that is open is the screen.
        const dialog = page.getByRole("dialog").filter({ visible: true });
        const screen = (await dialog.count()) > 0 ? dialog.last() : page.locator("body");
        const main = screen.locator(".button-primary").filter({ visible: true });
        const names = await main.allInnerTexts();
        expect.soft(names.length, `${path}: ${names.join(" | ")}`).toBeLessThanOrEqual(1);
      }
    });
});
