import { hostileFiles as known } from "../../apps/api/src/features/uploads/testing/hostileFiles.ts";
import { slyFiles } from "../../apps/api/src/features/uploads/testing/slyFiles.ts";
import { tangledFiles } from "../../apps/api/src/features/uploads/testing/tangledFiles.ts";
import { formOf } from "../../apps/api/src/features/uploads/testing/zipOf.ts";
import type { Round } from "../Round.ts";
import { asCalls, callWithPauses, publicPaths } from "../support/politeCaller.ts";
import { Tally } from "../support/Tally.ts";

/** Files made to break readers are uploaded while someone else reads. */
export const hostileFiles: Round = {
  name: "hostile-files",
  what: "files made to break readers (bombs, loops, lies) are uploaded, six at once, while others read",
  async run(platform) {
    const url = await platform.freshDatabase();
    const instance = await platform.startInstance({ DATABASE_URL: url });
    const files = [...known, ...slyFiles, ...tangledFiles];
    const tally = new Tally();
    const state = { goesOn: true };
    const polite = callWithPauses(instance.origin, asCalls(publicPaths), () => state.goesOn);
    let next = 0;
    const uploader = async (n: number) => {
      while (next < files.length) {
        const { bytes, name } = files[next++]!;
        const { payload, headers } = formOf(name ?? "areal.zip", bytes);
        await tally.call(instance.origin, {
          method: "POST",
          path: "/api/geometries/upload",
          bytes: { type: headers["content-type"], data: payload },
          from: `127.0.1.${n + 1}`,
        });
      }
    };
    await Promise.all([0, 1, 2, 3, 4, 5].map(uploader));
    state.goesOn = false;
    const readers = await polite;
    for (const fault of tally.faults) process.stdout.write(`    ${fault}\n`);
    return [
      { what: "files", value: files.length, atLeast: 100 },
      { what: "taken for good", value: tally.count((status) => status < 300), atMost: 0 },
      { what: "5xx answers", value: tally.serverErrors, atMost: 0 },
      { what: "without an answer", value: tally.unanswered, atMost: 0 },
      { what: "readers' p95", value: readers.percentileMs(0.95), unit: "ms", atMost: 2500 },
      { what: "readers failed", value: readers.serverErrors + readers.unanswered, atMost: 0 },
    ];
  },
};
