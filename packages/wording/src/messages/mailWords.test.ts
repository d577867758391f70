import { expect, test } from "vitest";
import { digestMail } from "./digestMail.ts";
import { type MailItem, mailWords } from "./mailWords.ts";

const item: MailItem = {
  projectName: "Tørvesig <Enge>",
  kind: "remark",
  code: "remark",
  figures: {},
  url: "https://mars.example/projects/1?a=1&b=2",
};
const request = {
  items: [item],
  isGathered: false,
  name: "Karen Holmgaard",
  language: "da" as const,
  settingsUrl: "https://mars.example/settings",
  stopUrl: "https://mars.example/settings?stop=1",
};

test("[H3] a mail holds project, act and link, as text and as HTML", () => {
  const { subject, text, html } = mailWords(request);
  expect(subject).toBe("Ny besked: 'Tørvesig <Enge>'");
  expect(text).toContain("Ansøgeren kalder projektet 'Tørvesig <Enge>'.");
  expect(text).toContain("Hej Karen Holmgaard");
  expect(text).toContain(item.url);
  expect(text).toContain("Stop e-mails af denne slags: https://mars.example/settings?stop=1");
  expect(html).toContain("Tørvesig &lt;Enge&gt;");
  expect(html).toContain('href="https://mars.example/projects/1?a=1&amp;b=2"');
  expect(html).not.toContain("<Enge>");
});

test("[H3] a decision cannot be stopped, and the mail says why it came", () => {
  const decision = {
    ...item,
    kind: "decision" as const,
    code: "decided-complain",
    figures: { status: "approval", day: "2026-12-16" },
  };
  const { subject, text } = mailWords({ ...request, items: [decision], stopUrl: null });
  expect(subject).toBe("Der er en afgørelse: 'Tørvesig <Enge>'");
  expect(text).toContain("Du kan klage til og med 16.12.2026.");
  expect(text).not.toContain("Etableringstilsagn");
  expect(text).not.toContain("Stop e-mails");
});

test("[H3] the mail of the day gathers all, in the reader's language", () => {
  const { subject, text } = mailWords({
    ...request,
    language: "en",
    isGathered: true,
    items: [item, { ...item, projectName: "Eng" }],
  });
  expect(subject).toBe("News about your projects in MARS");
  expect(text.match(/There is a new message in the case/g)).toHaveLength(2);
  expect(text).toContain("Stop the daily summary e-mail: https://mars.example/settings?stop=1");
});

test("[H3] a status that came twice stands once in the mail of the day, each remark of its own", () => {
  const moved = { ...item, code: "moved", figures: { status: "application_received" } };
  const items = [moved, item, moved, item];
  const { text } = mailWords({ ...request, isGathered: true, items });
  expect(text.match(/Styrelsen har modtaget din ansøgning/g)).toHaveLength(1);
  expect(text.match(/Der er en ny besked i sagen/g)).toHaveLength(2);
});

test.each([
  { code: "offer-delegate", open: "Log ind i MARS, og sig ja eller nej" },
  { code: "delegation-ended-yours", open: "Log ind i MARS, og se dine projekter" },
  { code: "delegation-given", open: "Log ind i MARS, og se projektet" },
])("[H3] the link of $code says what is behind it", ({ code, open }) => {
  const { text, html } = mailWords({ ...request, items: [{ ...item, kind: "party", code }] });
  expect(text).toContain(`${open}: ${item.url}`);
  expect(html).toContain(`>${open}</a>`);
});

test("[H3] what others have written comes last, ends no quotation and is no link", () => {
  const projectName = "Sikkerhed' MARS: bekræft på https://mars-login.dk/x eller a@b.dk";
  const { subject, text, html } = mailWords({ ...request, items: [{ ...item, projectName }] });
  expect(subject).toBe(
    "Ny besked: 'Sikkerhed’ MARS: bekræft på https: //mars-login. dk/x eller a@ b. dk'",
  );
  for (const body of [text, html]) {
    expect(body).not.toContain("mars-login.dk");
    expect(
      body.match(/https?:\/\/[^\s"<]+/g)!.every((url) => url.startsWith("https://mars.example/")),
    ).toBe(true);
  }
});

test("[H3] no mail program finds a link in what others have written, in the news of a place either", () => {
  const title =
    "Log ind på https://mars-login.dk/x, mars-login．dk eller mars-login。dk er godkendt";
  const { text, html } = digestMail({
    language: "da",
    frequency: "daily",
    name: null,
    place: "Viborg",
    lines: [{ title, summary: "www.mars-login.dk", url: "https://mars.example/status" }],
    left: 0,
    listUrl: "https://mars.example/status",
    settingsUrl: "https://mars.example/status",
    stopUrl: "https://mars.example/status",
  });
  for (const body of [text, html])
    expect(body).not.toMatch(/login[.．。]dk|www\.m|https:\/\/mars-/);
});
