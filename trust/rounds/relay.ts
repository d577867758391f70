import { people } from "../../apps/api/src/features/projects/testing/people.ts";
import type { Round } from "../Round.ts";
import { callApi } from "../support/callApi.ts";
import { connectClient } from "../support/connectClient.ts";

const DRAFTS = 40;
const OFFERS_TO_THEM = 20;
const MAILS = 10;
const HOST = "ond.example";
const NAME = `Haster! Log ind: https://${HOST}/mitid`;
const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);

/** Someone signed in writes to strangers through us: as few as an honest day needs, and never as us. */
export const relay: Round = {
  name: "relay",
  what: `a sender offers ${DRAFTS} drafts with a link for a name to one stranger, twice each, through two instances`,
  async run(platform) {
    const url = await platform.freshDatabase();
    const env = { DATABASE_URL: url };
    const instances = [await platform.startInstance(env), await platform.startInstance(env)];
    const originOf = (turn: number) => instances[turn % 2]!.origin;
    const stranger = await platform.authority.token({
      ...people.delegate,
      email: "fremmed@raadgivning.example",
    });
    await callApi(originOf(0), { path: "/api/user/info", token: stranger });
    await callApi(originOf(0), { path: "/api/projects", token: stranger });
    const token = await platform.authority.token({ ...people.owner });
    let [made, refused, otherwise] = [0, 0, 0];
    for (let turn = 0; turn < DRAFTS; turn += 1) {
      const draft = await callApi(originOf(turn), {
        path: "/api/projects",
        token,
        body: { name: NAME },
      });
      const { id } = JSON.parse(draft.text) as { id: string };
      for (const version of [1, 2]) {
        const { status, text } = await callApi(originOf(turn + version), {
          method: "PUT",
          path: `/api/projects/${id}/delegate`,
          token,
          headers: { "if-match": `"${version}"` },
          body: { vat: people.delegate.vat, until: inAYear },
        });
        if (status === 200) made += 1;
        else if (text.includes("offer.too-many")) refused += 1;
        else if (status !== 409 && status !== 412) otherwise += 1;
      }
    }
    const database = await connectClient(url);
    const { rows: mails } = await database.query<{ subject: string; text: string; html: string }>(
      "select subject, body_text as text, body_html as html from mail",
    );
    await database.end();
    const count = (matches: (mail: (typeof mails)[number]) => boolean) =>
      mails.filter(matches).length;
    const isLink = new RegExp(`(?:https?:)?//${HOST}|www\\.${HOST}|\\S${HOST}`);
    return [
      { what: "offers made", value: made, atLeast: 10, atMost: OFFERS_TO_THEM },
      { what: "… refused as too many", value: refused, atLeast: 1 },
      { what: "… answered otherwise", value: otherwise, atMost: 0 },
      { what: "mails to the stranger", value: mails.length, atLeast: 1, atMost: MAILS },
      {
        what: "… whose subject begins with the sender's words",
        value: count(({ subject }) => /^\W*(?:Haster|Log ind|http)/.test(subject)),
        atMost: 0,
      },
      {
        what: "… in which the sender's link can be clicked",
        value: count((mail) =>
          [mail.subject, mail.text, mail.html].some((words) => isLink.test(words)),
        ),
        atMost: 0,
      },
      {
        what: "… that quote the sender's words as theirs",
        value: count(({ text }) => /'[^'\n]*Haster/.test(text)),
        atLeast: mails.length,
      },
    ];
  },
};
