import { deepStrictEqual as equal, match, ok } from "node:assert/strict";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startPrivateServer } from "../../apps/api/src/testing/startPrivateServer.ts";
import { startTestAuthority } from "../../apps/api/src/testing/startTestAuthority.ts";
import { freePort } from "../../packages/embedded/src/freePort.ts";
import { FILE_LIMIT, HEALTH_TIMERS, need, podman, RUN_LIMITS } from "./podman.ts";

export type Check = { title: string; run: () => Promise<void> };
type Instance = { name: string; port: number; metricsPort: number };

export const IMAGE = "localhost/mars:test";
const MAX_MB = 450;

/** The image, and instances of it, as an operator would have them. */
export class ContainerChecks {
  readonly #root: string;
  readonly #instances: Instance[] = [];
  readonly #ends: (() => Promise<unknown>)[] = [];
  #settings: string[] = [];

  constructor(root: string) {
    this.#root = root;
  }

  readonly all: readonly Check[] = [
    { title: "the image builds from its file", run: () => this.#build() },
    { title: "it is small and runs as nobody in particular", run: () => this.#inspect() },
    { title: "there are no build tools in it", run: () => this.#findTools() },
    { title: "two instances start on an empty database, root read-only", run: () => this.#start() },
    { title: "they serve pages, API and metrics", run: () => this.#ask() },
    { title: "the image's own health check passes", run: () => this.#checkHealth() },
    { title: "nothing outside /tmp and the data folder can be written", run: () => this.#write() },
    { title: "commands run in the same image: a backup is made", run: () => this.#backUp() },
    { title: "a signal drains, and the other instance goes on", run: () => this.#stopOne() },
    { title: "a wrong setting ends it with one sentence", run: () => this.#misconfigure() },
  ];

  async clean(): Promise<void> {
    for (const { name } of this.#instances) {
      // Without systemd podman does not remove one that still runs, health check and all.
      await podman("stop", "-t", "1", name);
      await podman("rm", "-f", name);
    }
    for (const end of this.#ends.toReversed()) await end();
  }

  async #build(): Promise<void> {
    const npmrc = join(homedir(), ".npmrc");
    const ca = process.env.NODE_EXTRA_CA_CERTS;
    const secrets = [
      ...(existsSync(npmrc) ? ["--secret", `id=npmrc,src=${npmrc}`] : []),
      ...(ca ? ["--secret", `id=ca,src=${ca}`] : []),
    ];
    const file = join(this.#root, "deploy/container/Containerfile");
    const options = ["--network", "host", "--format", "docker", ...FILE_LIMIT, ...secrets];
    await need("podman", "build", ...options, "-f", file, "-t", IMAGE, this.#root);
  }

  async #inspect(): Promise<void> {
    const [image] = JSON.parse(await need("podman", "image", "inspect", IMAGE)) as {
      Size: number;
      Config: { User: string; Env: string[] };
    }[];
    equal(image?.Config.User, "10001");
    ok(image.Size < MAX_MB * 1e6, `${Math.round(image.Size / 1e6)} MB, more than ${MAX_MB}`);
    ok(!image.Config.Env.some((line) => /PASSWORD|SECRET|TOKEN/.test(line)), "no secrets inside");
  }

  async #findTools(): Promise<void> {
    const tools = ["npm", "npx", "gcc", "cc", "make", "python3", "git", "curl", "tsc", "vite"];
    const look = tools.map((tool) => `command -v ${tool}`).join("; ");
    const { output } = await this.#runOnce(["--entrypoint", "sh"], ["-c", `${look}; true`]);
    equal(output.trim(), "");
    const tests = await this.#runOnce(
      ["--entrypoint", "sh"],
      ["-c", "find /opt/mars/apps /opt/mars/packages /opt/mars/data -name '*.test.ts*'"],
    );
    equal(tests.output.trim(), "");
  }

  async #start(): Promise<void> {
    const database = await startPrivateServer();
    this.#ends.push(database.stop);
    const authority = await startTestAuthority();
    this.#ends.push(authority.stop);
    const env = {
      DATABASE_URL: database.url,
      OIDC_AUTHORITY: authority.issuer,
      DRAIN_SECONDS: "1",
    };
    this.#settings = Object.entries(env).flatMap(([name, value]) => ["-e", `${name}=${value}`]);
    for (const name of ["mars-test-1", "mars-test-2"]) {
      const [port, metricsPort] = [await freePort(), await freePort()];
      this.#instances.push({ name, port, metricsPort });
      await podman("rm", "-f", name);
      const ports = ["-e", `PORT=${port}`, "-e", `METRICS_PORT=${metricsPort}`];
      const options = ["-d", "--name", name, ...HEALTH_TIMERS, ...this.#hardened(), ...ports];
      await need("podman", "run", ...options, IMAGE);
    }
    for (const { name, port } of this.#instances) await this.#untilReady(name, port);
  }

  async #ask(): Promise<void> {
    for (const { port, metricsPort } of this.#instances) {
      const site = `http://127.0.0.1:${port}`;
      match(await textOf(`${site}/`), /<div id="app">/);
      match(await textOf(`${site}/api/status/pages/overview`), /^\{/);
      match(
        await textOf(`http://127.0.0.1:${metricsPort}/metrics`),
        /mars_check_ok\{check="database"\} 1/,
      );
    }
  }

  async #checkHealth(): Promise<void> {
    await need("podman", "healthcheck", "run", this.#instances[0]!.name);
  }

  async #write(): Promise<void> {
    const script =
      "touch /opt/mars/x 2>&1; touch /etc/x 2>&1; touch /tmp/x /var/lib/mars/x && id -u";
    const output = await need("podman", "exec", this.#instances[0]!.name, "sh", "-c", script);
    equal(output.match(/Read-only file system/g)?.length, 2);
    match(output, /^10001$/m);
  }

  async #backUp(): Promise<void> {
    const { code, output } = await this.#runOnce([], ["scripts/backup.ts", "/tmp/test.backup.gz"]);
    equal(code, 0, output);
    match(output, /rows of \d+ tables/);
  }

  async #stopOne(): Promise<void> {
    const [first, second] = this.#instances;
    const stopping = need("podman", "stop", "-t", "30", first!.name);
    for (let i = 0; i < 20; i += 1) {
      await textOf(`http://127.0.0.1:${second!.port}/api/status/pages/overview`);
      await sleep(50);
    }
    await stopping;
    const state = await need("podman", "inspect", "-f", "{{.State.ExitCode}}", first!.name);
    equal(state, "0");
  }

  async #misconfigure(): Promise<void> {
    const { code, output } = await this.#runOnce(["-e", "PORT=many"], []);
    equal(code, 1);
    match(output, /^PORT must be a whole number from 0 to 65535, but is "many"\.$/m);
  }

  #runOnce(options: readonly string[], args: readonly string[]) {
    return podman(
      "run",
      "--rm",
      "--no-healthcheck",
      ...this.#hardened(),
      ...options,
      IMAGE,
      ...args,
    );
  }

  #hardened(): string[] {
    const limits = ["--read-only", "--tmpfs", "/tmp", "--cap-drop", "all", ...RUN_LIMITS];
    return ["--network", "host", ...limits, ...this.#settings];
  }

  async #untilReady(name: string, port: number): Promise<void> {
    for (let tries = 0; tries < 600; tries += 1) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null);
      if (answer?.status === 200) return;
      await sleep(200);
    }
    throw new Error(`${name} is not ready:\n${(await podman("logs", name)).output.slice(-2000)}`);
  }
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  equal(answer.status, 200, url);
  return answer.text();
}
