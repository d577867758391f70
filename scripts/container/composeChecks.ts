import { deepStrictEqual as equal, match, ok } from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parse } from "yaml";
import { freePort } from "../../packages/embedded/src/freePort.ts";
import { ensureServiceImages } from "./baseImages.ts";
import { IMAGE, type Check } from "./containerChecks.ts";
import { CONTAINERS_CONF, need, podman, run } from "./podman.ts";

const PROJECT = "mars-test";
const SERVICES = ["database", "mail", "mars-1", "mars-2", "proxy"];
const SUBJECT = "From one of two instances";
const TRIES = 300;
/** A setting that the compose file does not name itself. */
const HELPDESK = "https://help.example.org";

/** The compose file as it stands, brought up by podman-compose with the image that was tested. */
export class ComposeChecks {
  readonly #folder: string;
  readonly #say: (line: string) => void;
  readonly #scratch = mkdtempSync(join(tmpdir(), "mars-compose-"));
  #env: Record<string, string> = {};
  #site = "";
  #mailSite = "";

  constructor(root: string, say: (line: string) => void) {
    this.#folder = join(root, "deploy/compose");
    this.#say = say;
  }

  readonly all: readonly Check[] = [
    { title: "the compose file comes up as a whole", run: () => this.#up() },
    { title: "nginx answers pages, from both instances", run: () => this.#askBoth() },
    { title: "a mail reaches the catcher", run: () => this.#mail() },
    { title: "one instance stops and nginx fails nobody", run: () => this.#stopOne() },
  ];

  async clean(): Promise<void> {
    if (this.#site) {
      await this.#compose("down", "-v");
      await podman("network", "rm", `${PROJECT}_default`);
    }
    rmSync(this.#scratch, { recursive: true, force: true });
  }

  async #up(): Promise<void> {
    await this.#ensureImages();
    const [port, mailPort] = [await freePort(), await freePort()];
    this.#site = `http://127.0.0.1:${port}`;
    this.#mailSite = `http://127.0.0.1:${mailPort}`;
    this.#env = {
      MARS_IMAGE: IMAGE,
      HTTP_PORT: String(port),
      MAIL_PORT: String(mailPort),
      PUBLIC_ORIGIN: this.#site,
      POSTGRES_PASSWORD: "test",
      MARS_ENV_FILE: join(this.#scratch, "instances.env"),
      // No one signs in here; the instances say so and serve the public.
      OIDC_AUTHORITY: "http://authority.invalid",
    };
    if (CONTAINERS_CONF !== null) {
      this.#env.CONTAINERS_CONF = join(this.#scratch, "containers.conf");
      writeFileSync(this.#env.CONTAINERS_CONF, CONTAINERS_CONF);
    }
    writeFileSync(this.#env.MARS_ENV_FILE!, `HELPDESK_URL=${HELPDESK}\n`);
    await this.#compose("down", "-v");
    const { code, output } = await this.#compose("up", "-d", "--no-build", ...SERVICES);
    equal(code, 0, output.slice(-2000));
    await this.#until("nginx finds an instance", async () => {
      const answer = await fetch(`${this.#site}/api/health/ready`).catch(() => null);
      return answer?.status === 200;
    });
  }

  async #ensureImages(): Promise<void> {
    const compose = parse(readFileSync(join(this.#folder, "compose.yaml"), "utf8"), {
      merge: true,
    }) as { services: Record<string, { image: string }> };
    const others = SERVICES.filter((name) => !name.startsWith("mars-"));
    await ensureServiceImages(
      Object.fromEntries(others.map((name) => [name, compose.services[name]!.image])),
      this.#say,
    );
  }

  async #askBoth(): Promise<void> {
    const page = await fetch(`${this.#site}/`);
    equal(page.status, 200);
    match(await page.text(), /<div id="app">/);
    const settings = await fetch(`${this.#site}/app-settings.json`);
    ok((await settings.text()).includes(HELPDESK));
    await this.#until("both instances have answered a search", async () => {
      equal((await this.#search("viborg")).status, 200);
      const logs = await Promise.all(["mars-1", "mars-2"].map((name) => this.#logsOf(name)));
      return logs.every((log) => log.includes('"route":"/api/search"'));
    });
  }

  async #mail(): Promise<void> {
    const statement = `insert into mail (to_address, subject, body_text, body_html, created_at, next_attempt_at)
      values ('test@example.org', '${SUBJECT}', 'Test', '<p>Test</p>', now(), now())`;
    const database = await this.#idOf("database");
    await need("podman", "exec", database, "psql", "-U", "mars", "-d", "mars", "-c", statement);
    await this.#until("the catcher has the mail", async () => {
      // The catcher of the compose file lists what it has; the stand-in writes it to its log.
      const listed = await fetch(`${this.#mailSite}/api/v1/messages`).then(
        (answer) => answer.text(),
        () => "",
      );
      return `${listed}${await this.#logsOf("mail")}`.includes(SUBJECT);
    });
  }

  async #stopOne(): Promise<void> {
    let stopped = false;
    const id = await this.#idOf("mars-1");
    const stopping = need("podman", "stop", "-t", "30", id).finally(() => (stopped = true));
    const answers: number[] = [];
    for (let more = 20; more > 0; more -= stopped ? 1 : 0) {
      answers.push((await this.#search(`v${answers.length}`)).status);
      await sleep(50);
    }
    await stopping;
    ok(answers.length > 20);
    equal([...new Set(answers)], [200]);
  }

  #search(words: string): Promise<Response> {
    return fetch(`${this.#site}/api/search?q=${words}`);
  }

  #compose(...args: string[]) {
    const file = join(this.#folder, "compose.yaml");
    return run("podman-compose", ["-p", PROJECT, "-f", file, ...args], this.#env);
  }

  async #idOf(service: string): Promise<string> {
    const labels = { "com.docker.compose.project": PROJECT, "com.docker.compose.service": service };
    const filters = Object.entries(labels).flatMap(([name, value]) => [
      "--filter",
      `label=${name}=${value}`,
    ]);
    return need("podman", "ps", "-aq", ...filters);
  }

  async #logsOf(service: string): Promise<string> {
    return (await podman("logs", await this.#idOf(service))).output;
  }

  async #until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (await isSo()) return;
      await sleep(400);
    }
    const logs = await Promise.all(
      SERVICES.map(async (name) => `${name}: ${(await this.#logsOf(name)).slice(-800)}`),
    );
    throw new Error(`waited in vain until ${what}\n${logs.join("\n")}`);
  }
}
