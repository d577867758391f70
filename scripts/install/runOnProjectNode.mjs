import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fail } from "./fail.mjs";
import { projectFolder } from "./projectFolder.mjs";

const LOOK_EVERY_MS = 1000;

/** Under `npm start` a killed npm must take everything with it; a shell that merely ends must not. */
function onParentExit(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestors();
  setInterval(() => ancestors() !== before && stop(), LOOK_EVERY_MS).unref();
}

/** npm puts a shell in between on some systems, so the parent of that shell counts too. */
function ancestors() {
  const parent = process.ppid;
  return isShell(parent) ? `${parent} ${parentOf(parent)}` : `${parent}`;
}

function isShell(pid) {
  return /^(?:sh|dash|bash|ash)$/.test(readProc(pid, "comm").trim());
}

function parentOf(pid) {
  // The command name may hold spaces and brackets, so count from its closing bracket.
  return readProc(pid, "stat").split(") ").at(-1)?.split(" ")[1] ?? "";
}

function readProc(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

const FORWARDED = ["SIGINT", "SIGTERM", "SIGHUP"];

/** Runs a TypeScript program on the project's own Node and ends as it ends. */
export function runOnProjectNode(program, args = process.argv.slice(2)) {
  const node = join(
    projectFolder,
    "node_modules",
    "node",
    "bin",
    process.platform === "win32" ? "node.exe" : "node",
  );
  if (!existsSync(node))
    fail("the project's own Node is missing; remove node_modules and try again.");
  const child = spawn(node, [join(projectFolder, program), ...args], {
    cwd: projectFolder,
    // The channel is how the program notices that this process is no longer there, even by SIGKILL.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    // Ctrl-C goes to a whole group at once; the program is to hear it once and stop things in order.
    detached: true,
    env: {
      ...process.env,
      // Compiled code is kept from one start to the next, also by the programs that this one starts.
      NODE_COMPILE_CACHE:
        process.env.NODE_COMPILE_CACHE ?? join(projectFolder, "node_modules", ".cache", "compiled"),
      PATH: [join(projectFolder, "node_modules", ".bin"), process.env.PATH].join(delimiter),
    },
  });
  const stop = () => child.connected && child.send("stop", () => {});
  for (const signal of FORWARDED) process.on(signal, stop);
  onParentExit(stop);
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
