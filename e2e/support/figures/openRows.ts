import { type Browser, expect } from "@playwright/test";
import { people } from "../people.ts";
import { choosePerson } from "../signIn.ts";
import { Rows } from "./Rows.ts";

export type OpenRows = {
  rows: Rows;
  /** A table or document of the API, as someone who may see plans. */
  file: (path: string) => Promise<Buffer>;
};

/** The API's rows, read as someone who may see plans: what a page adds up is told there one by one. */
export async function openRows(browser: Browser, origin: string): Promise<OpenRows> {
  let authorization = await signInAnew(browser, origin);
  const fetched = async (path: string) => {
    const isPlans = path.startsWith("/api/plans");
    for (let attempt = 0; ; attempt += 1) {
      const answer = await fetch(`${origin}${path}`, { headers: isPlans ? { authorization } : {} });
      if (answer.ok) return answer;
      const waitSeconds = Number(answer.headers.get("retry-after") ?? "0");
      const mayGoOn = answer.status === 401 || waitSeconds > 0;
      expect(attempt < 5 && mayGoOn, `${path}: ${answer.status}`).toBe(true);
      // A comparison of every unit takes longer than a sign-in lasts.
      if (answer.status === 401) authorization = await signInAnew(browser, origin);
      // Lists of plans are long, and those who ask for many are asked to wait.
      else await new Promise((resolve) => setTimeout(resolve, waitSeconds * 1000));
    }
  };
  return {
    rows: new Rows(async <T>(path: string) => (await (await fetched(path)).json()) as T),
    file: async (path) => Buffer.from(await (await fetched(path)).arrayBuffer()),
  };
}

/** What the web app sends with its requests for plans, once someone has signed in. */
async function signInAnew(browser: Browser, origin: string): Promise<string> {
  const page = await browser.newPage({ baseURL: origin, locale: "da-DK" });
  const asked = page.waitForRequest((request) =>
    Boolean(request.headers().authorization && request.url().includes("/api/plans")),
  );
  await page.goto("/plans");
  await choosePerson(page, people.planReader);
  const { authorization } = (await asked).headers();
  await page.close();
  if (!authorization) throw new Error("the request for plans named nobody");
  return authorization;
}
