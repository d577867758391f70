import type { App } from "./platform/http/App.ts";
import type { PdfWriter } from "./platform/pdf/PdfWriter.ts";

const PDF_AFTER_MS = 5_000;
const PAGES_AFTER_MS = 500;
/** Where most people land: rendered before the first of them comes. */
const landingPages = ["/", "/status/overview"];

/** Only where people are served, and after the rush of starting: the first of them should not wait. */
export function warmUpAfterStart(
  app: App,
  { pdf, rendersPages }: { pdf: PdfWriter; rendersPages: boolean },
): void {
  const renderLandingPages = () => {
    for (const url of landingPages)
      void app.inject({ url, headers: { "accept-encoding": "br" } }).catch(() => undefined);
  };
  app.addHook("onListen", async () => {
    setTimeout(() => pdf.warmUp(), PDF_AFTER_MS).unref();
    if (rendersPages) setTimeout(renderLandingPages, PAGES_AFTER_MS).unref();
  });
}
