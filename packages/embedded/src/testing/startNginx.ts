import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../freePort.ts";

export type Nginx = { port: number; workerPid: number; stop: () => Promise<void> };

const shipped = new URL("../../../../deploy/nginx/mars.conf", import.meta.url);

/** Written by nginx itself, or of one connection. */
const OWN_HEADERS = /^(?:connection|keep-alive|date|etag|last-modified|content-.*|transfer-.*)$/;

/**
 * nginx with one worker that serves `content` at /answer, compressed beforehand: the yardstick. It
 * sends what an answer of ours has above its content, too: the content policy alone is longer than
 * the whole head of a bare file.
 */
export function startNginx(
  content: Buffer,
  headers: Headers,
  type = "application/json",
): Promise<Nginx> {
  const sent = [...headers]
    .filter(([name]) => !OWN_HEADERS.test(name))
    .map(([name, value]) => `add_header ${name} "${value}";`);
  return startNginxWith((folder, port) => {
    writeFileSync(join(folder, "answer"), content);
    writeFileSync(join(folder, "answer.gz"), gzipSync(content));
    return `open_file_cache max=100;
      server { listen 127.0.0.1:${port}; root ${folder}; default_type ${type}; gzip_static on; keepalive_requests 10000000;
        ${sent.join(" ")} }`;
  });
}

/** The shipped balancer and cache in front of the instances at these ports, with one worker. */
export function startNginxCache(...apiPorts: number[]): Promise<Nginx> {
  const one = "server 127.0.0.1:3000 fail_timeout=1s;";
  const instances = apiPorts.map((port) => one.replace("3000", String(port)));
  return startNginxWith((folder, port) =>
    readFileSync(shipped, "utf8")
      .replace(one, instances.join(" "))
      .replaceAll("listen 80;", `listen 127.0.0.1:${port};`)
      .replaceAll("/run/mars-cache.sock", join(folder, "cache.sock"))
      .replaceAll("/etc/nginx/", `${folder}/`)
      .replaceAll("/var/cache/nginx/mars", join(folder, "cache")),
  );
}

/** nginx with one worker and this block, in a folder of its own. */
export async function startNginxWith(
  blockOf: (folder: string, port: number) => string,
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "mars-nginx-"));
  const port = await freePort();
  writeFileSync(
    join(folder, "nginx.conf"),
    `worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log stderr crit;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    events { worker_connections 512; }
    http { access_log off; sendfile on; tcp_nopush on;
      default_type application/json; client_body_temp_path ${folder};
      proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
      ${blockOf(folder, port)} }`,
  );
  const child = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-p", folder], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await untilListening(port);
  return {
    port,
    workerPid: await workerOf(child.pid ?? 0),
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** It listens before its worker is there; a cache has a manager besides. */
async function workerOf(masterPid: number): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const children = readFileSync(`/proc/${masterPid}/task/${masterPid}/children`, "utf8");
    const worker = children
      .trim()
      .split(" ")
      .filter(Boolean)
      .find((pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("worker process"));
    if (worker !== undefined) return Number(worker);
    await wait(20);
  }
  throw new Error("nginx has no worker.");
}

async function untilListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => {
        socket.destroy();
        resolve(true);
      });
      socket.on("error", () => resolve(false));
    });
    if (isThere) return;
    await wait(50);
  }
  throw new Error("nginx does not listen.");
}
