import { readdirSync, readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

type Process = {
  pid: number;
  parent: number;
  processorSeconds: number;
  memoryMb: number;
  command: string;
};

/** A process and all that it has started, as Linux tells it. */
export function processTree(pid: number): Process[] {
  const all = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? readProcess(name) : []));
  const found = all.filter((each) => each.pid === pid);
  for (const each of found) found.push(...all.filter(({ parent }) => parent === each.pid));
  return found;
}

function readProcess(name: string): Process[] {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(") ") + 2).split(" ");
    const ticks = Number(fields[11]) + Number(fields[12]);
    return [
      {
        pid: Number(name),
        parent: Number(fields[1]),
        processorSeconds: ticks / TICKS_PER_SECOND,
        memoryMb: (Number(fields[21]) * 4096) / 2 ** 20,
        command: readFileSync(`/proc/${name}/cmdline`, "utf8"),
      },
    ];
  } catch {
    // It ended while we looked.
    return [];
  }
}
