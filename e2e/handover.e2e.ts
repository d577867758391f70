import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { runProduct } from "./support/runProduct.ts";

/** Ten hectares near Viborg, and a layer that is not on from the start. */
const area = {
  type: "Polygon",
  coordinates: [
    [
      [524_000, 6_256_000],
      [524_500, 6_256_000],
      [524_500, 6_256_200],
      [524_000, 6_256_200],
      [524_000, 6_256_000],
    ],
  ],
};
const layer = "municipalities";

let second: { origin: string; stop: () => Promise<void> } | null = null;

// Playwright's own `test`: ours would refuse the second host.
test.afterAll(async () => second?.stop());

/** The instance to hand over to, on a port that the portal knows; null where none may be started. */
async function openSecond() {
  const { E2E_SECOND_ORIGIN, E2E_SECOND_PORT, E2E_ORIGIN } = process.env;
  if (E2E_SECOND_ORIGIN) return { origin: E2E_SECOND_ORIGIN, stop: async () => {} };
  return E2E_SECOND_PORT ? startSecond(E2E_ORIGIN!, E2E_SECOND_PORT) : null;
}

/** Another instance with a database and people of its own; only the portal is the first one's. */
async function startSecond(first: string, port: string) {
  const folder = await mkdtemp(join(tmpdir(), "mars-e2e-second-"));
  const origin = `http://127.0.0.1:${port}`;
  const instance = await runProduct({
    PORT: port,
    PUBLIC_ORIGIN: origin,
    DATA_DIR: folder,
    DEMO_DATA: "0",
    PORTAL_API: `${first}/portal`,
    NOTIFICATION_URL: "none",
    CURRENT_SYSTEM_ID: "mars-2",
  });
  const stop = async () => {
    await instance.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { origin, stop };
}

/** The page shows the ten hectares and the layer, and the address no longer names the session. */
async function expectRestored(page: Page, origin: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.origin === origin && url.pathname === "/screening");
  await expect(page.getByText(/^10,0/).first()).toBeVisible();
  await expect(page).toHaveURL(/[?&]lag=municipalities(?:~[^,&]*)?(?:&|$)/);
  expect(page.url()).not.toContain("dmpsmvsessionid");
}

async function openRelated(page: Page, name: RegExp): Promise<void> {
  await page.getByRole("button", { name: "Relaterede systemer" }).filter({ visible: true }).click();
  await page.getByRole("button", { name }).click();
}

test("[H5] two instances hand an area and layers over to each other @desktop @release", async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  second = await openSecond();
  test.skip(second === null, "needs a second instance");
  const first = new URL(process.env.E2E_ORIGIN!).origin;
  const other = second!.origin;
  const saved = await request.post(`${first}/portal/sessions`, {
    data: {
      appStates: [
        { appStateType: "selected-area", data: area },
        { appStateType: "active-layers", data: [layer] },
      ],
    },
  });
  const { id } = (await saved.json()) as { id: string };

  // Another system of the family opens our front door with the session.
  await page.goto(`${first}/?dmpsmvsessionid=${id}`);
  await expect(page.getByText(/^10,0\sha og 1 lag fra det andet system\.$/)).toBeVisible();
  await expectRestored(page, first);

  await openRelated(page, /^MARS 2/);
  await page.getByRole("button", { name: "Fortsæt til MARS 2" }).click();
  await expectRestored(page, other);

  await openRelated(page, /^MARS\b/);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Åbn i ny fane" }).click();
  const tab = await opened;
  await expectRestored(tab, first);
});

test("[H5] an area that arrives on a status page is shown on the map @desktop @release", async ({
  page,
  request,
}) => {
  const origin = new URL(process.env.E2E_ORIGIN!).origin;
  const appStates = [{ appStateType: "selected-area", data: area }];
  const saved = await request.post(`${origin}/portal/sessions`, { data: { appStates } });
  const { id } = (await saved.json()) as { id: string };
  await page.goto(`${origin}/status/kommuner?dmpsmvsessionid=${id}`);
  await expect(page).toHaveURL((url) => url.pathname === "/screening");
  await expect(page.getByText(/^10,0\sha fra det andet system\.$/)).toBeVisible();
});

test("[H5] an expired or unknown session is told @desktop @release", async ({ page }) => {
  await page.goto(`${process.env.E2E_ORIGIN}/screening?dmpsmvsessionid=none`);
  await expect(page.getByText(/er udløbet/)).toBeVisible();
  await expect(page).not.toHaveURL(/dmpsmvsessionid/);
});
