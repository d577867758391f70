import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { setTimeout as wait } from "node:timers/promises";

export type Nginx = { port: number; workerPid: number; stop: () => Promise<void> };

/** nginx with one worker that serves `content` at /answer, compressed beforehand: the yardstick. */
export async function startNginx(content: Buffer): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "mars-nginx-"));
  const port = await freePort();
  writeFileSync(join(folder, "answer"), content);
  writeFileSync(join(folder, "answer.gz"), gzipSync(content));
  writeFileSync(
    join(folder, "nginx.conf"),
    `worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log stderr crit;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    events { worker_connections 512; }
    http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000;
      default_type application/json; open_file_cache max=100; client_body_temp_path ${folder};
      proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
      server { listen 127.0.0.1:${port}; root ${folder}; gzip_static on; } }`,
  );
  const child = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-p", folder], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await untilListening(port);
  const workers = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8");
  return {
    port,
    workerPid: Number(workers.trim().split(" ")[0]),
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
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

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
