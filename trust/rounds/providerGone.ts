import type { Round } from "../Round.ts";
import { callApi } from "../support/callApi.ts";
import { forSeconds } from "../support/forSeconds.ts";
import { asCalls, callWithPauses, publicPaths } from "../support/politeCaller.ts";

/** The identity provider answers with errors only, to an instance that knows its keys and to a new one. */
export const providerGone: Round = {
  name: "provider-gone",
  what: "the identity provider fails: those signed in work on, a new instance still serves the public",
  async run(platform, { isShort }) {
    const url = await platform.freshDatabase();
    const { authority } = platform;
    const known = await platform.startInstance({ DATABASE_URL: url });
    const token = await authority.token({ sub: "reader" });
    const own = { path: "/api/projects", token };
    await callApi(known.origin, own);
    authority.broken = true;
    try {
      const seconds = isShort ? 2 : 8;
      const signedIn = await callWithPauses(known.origin, [own], forSeconds(seconds));
      const fresh = await platform.startInstance({ DATABASE_URL: url });
      const refused = await callWithPauses(fresh.origin, [own], forSeconds(seconds));
      const readers = await callWithPauses(fresh.origin, asCalls(publicPaths), forSeconds(seconds));
      authority.broken = false;
      const after = await untilAnswered(fresh.origin, own);
      return [
        { what: "signed in: answers", value: signedIn.answered, atLeast: 5 },
        { what: "… other than 200", value: signedIn.count((s) => s !== 200), atMost: 0 },
        {
          what: "new instance, signed in: other than 503",
          value: refused.count((s) => s !== 503) + refused.unanswered,
          atMost: 0,
        },
        {
          what: "new instance, public: failed",
          value: readers.serverErrors + readers.unanswered,
          atMost: 0,
        },
        { what: "signed in again after", value: after, unit: "s", atMost: 10 },
      ];
    } finally {
      authority.broken = false;
    }
  },
};

async function untilAnswered(
  origin: string,
  call: { path: string; token: string },
): Promise<number> {
  const begun = performance.now();
  const goesOn = forSeconds(20);
  while (goesOn() && (await callApi(origin, call)).status !== 200);
  return (performance.now() - begun) / 1000;
}
