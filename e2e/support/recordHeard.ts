import type { Page } from "@playwright/test";

type Listening = Window & { heard?: string[] };

/**
 * From the next page on: what live regions say, in order, each new text of a region once, as a
 * screen reader would speak it.
 */
export async function recordHeard(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    (window as Listening).heard = said;
    const regions = '[role="status"],[role="alert"],[aria-live="polite"],[aria-live="assertive"]';
    const last = new WeakMap<Element, string>();
    const listen = () => {
      for (const region of document.querySelectorAll<HTMLElement>(regions)) {
        // Regions in one another are one: the outer one speaks.
        if (region.parentElement?.closest(regions)) continue;
        // One that is not drawn, as for another width, is not spoken.
        if (region.getClientRects().length === 0) continue;
        const text = region.innerText.replaceAll(/\s+/g, " ").trim();
        if (last.get(region) === text) continue;
        last.set(region, text);
        if (text !== "" && region.ariaLive !== "off") said.push(text);
      }
    };
    new MutationObserver(listen).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return () => page.evaluate(() => [...((window as Listening).heard ?? [])]);
}
