import { expect, type Page } from "@playwright/test";
import type { Person } from "./people.ts";

/** Presses Log in wherever the page has it: in the bar, or in the menu of a narrow screen. */
export async function pressLogIn(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: /^Log (?:ind|in)$/ }).filter({ visible: true });
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await expect(button.or(menu).first()).toBeVisible();
  if ((await button.count()) === 0) await menu.click();
  await button.first().click();
}

/** Chooses a demo person at the identity provider. */
export async function choosePerson(page: Page, { name }: Person): Promise<void> {
  await page.getByRole("button", { name: `Log ind som ${name}`, exact: true }).click();
}

/** From any public page to the same page, signed in. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await pressLogIn(page);
  await choosePerson(page, person);
  await expect(userMenu(page, person)).toBeVisible();
  // Firefox gives up a navigation that begins while the page is still being loaded again.
  await page.waitForLoadState();
}

export function userMenu(page: Page, { name }: Person) {
  return page.getByRole("button", { name: `Brugermenu for ${name}` });
}
