import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { startProduct } from "./startProduct.ts";

const debianBrowser = ["/usr/bin/chromium", "/usr/bin/chromium-headless-shell"].find((path) =>
  existsSync(path),
);

/** Does the work with a browser and a running product, and closes both. */
export async function inBrowser(
  work: (browser: Browser, origin: string) => Promise<boolean>,
): Promise<boolean> {
  const { origin, stop } = await startProduct();
  const browser = await chromium.launch({
    executablePath: debianBrowser,
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    return await work(browser, origin);
  } finally {
    await browser.close();
    await stop();
  }
}
