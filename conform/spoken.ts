import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { people, type Person } from "../e2e/support/people.ts";
import { beginAs, visit } from "../e2e/support/screens.ts";
import { browser } from "./pages.ts";
import { counted, inTool, npmVersion, type Part, type Subject } from "./tools.ts";

type Step = "heading" | "landmark" | "link" | "form";

/** What someone who hears the page does there: which way they go through it, and how far. */
const tasks: readonly {
  name: string;
  person: Person | null;
  path: string;
  by: Step;
  steps: number;
}[] = [
  { name: "find-the-way-in", person: null, path: "/", by: "landmark", steps: 8 },
  { name: "read-the-goals", person: null, path: "/status/overview", by: "heading", steps: 8 },
  { name: "find-a-municipality", person: null, path: "/status/kommuner", by: "link", steps: 10 },
  { name: "take-the-data", person: null, path: "/data", by: "heading", steps: 10 },
  { name: "see-my-projects", person: people.company, path: "/projects", by: "heading", steps: 6 },
  { name: "read-a-case", person: people.company, path: "/projects/*", by: "heading", steps: 10 },
];

const kept = join(import.meta.dirname, "spoken");

/** What a screen reader says on six tasks: as kept, figures and dates aside. */
export function spokenParts({ origin }: Subject): Part[] {
  return [
    {
      tool: "@guidepup/virtual-screen-reader",
      version: npmVersion("@guidepup/virtual-screen-reader"),
      checked: `${tasks.length} tasks: what is said equals the kept transcripts (conform/spoken), and nothing is without a name`,
      run: async () => {
        const source = await readFile(
          inTool("@guidepup/virtual-screen-reader/lib/esm/index.browser.js"),
          "utf8",
        );
        await mkdir(kept, { recursive: true });
        const program = await chromium.launch({
          executablePath: browser(),
          args: ["--no-sandbox"],
        });
        const found: string[] = [];
        try {
          /* oxlint-disable no-await-in-loop */
          for (const task of tasks) {
            const context = await program.newContext({
              baseURL: origin,
              viewport: { width: 1440, height: 900 },
              locale: "da-DK",
              bypassCSP: true,
            });
            const page = await context.newPage();
            await beginAs(page, task.person);
            await visit(page, task.path);
            const said = await heard(page, source, task.by, task.steps);
            await context.close();
            if (said.some((line) => /^(?:link|button|heading|image),?\s*(?:level 0)?$/.test(line)))
              found.push(`${task.name}: something without a name`);
            const file = join(kept, `${task.name}.txt`);
            const text = `${said.join("\n")}\n`;
            if (!existsSync(file)) await writeFile(file, text);
            else if ((await readFile(file, "utf8")) !== text)
              found.push(`${task.name}: not as kept`);
          }
          /* oxlint-enable no-await-in-loop */
        } finally {
          await program.close();
        }
        return counted(found);
      },
    },
  ];
}

async function heard(page: Page, source: string, by: Step, steps: number): Promise<string[]> {
  const lines = await page.evaluate(
    async ([script, command, count]) => {
      const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
      const { virtual } = (await import(url)) as {
        virtual: {
          commands: Record<string, unknown>;
          start: (options: { container: Element }) => Promise<void>;
          stop: () => Promise<void>;
          perform: (command: unknown) => Promise<void>;
          spokenPhraseLog: () => Promise<string[]>;
        };
      };
      await virtual.start({ container: document.body });
      for (let at = 0; at < count; at += 1)
        // oxlint-disable-next-line no-await-in-loop
        await virtual.perform(virtual.commands[command]);
      const log = await virtual.spokenPhraseLog();
      await virtual.stop();
      return log;
    },
    [source, commandOf[by], steps] as const,
  );
  return lines.map((line) => line.replaceAll(/(?<!level )\d/g, "0"));
}

const commandOf = {
  heading: "moveToNextHeading",
  landmark: "moveToNextLandmark",
  link: "moveToNextLink",
  form: "moveToNextForm",
} as const;
