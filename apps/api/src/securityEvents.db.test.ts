import { expect, test } from "vitest";
import { area } from "./features/projects/testing/loadWorld.ts";
import { useProjectsApi } from "./features/projects/testing/useProjectsApi.ts";
import { people } from "./features/projects/testing/people.ts";

const lines: string[] = [];
const api = useProjectsApi(
  { LOG_LEVEL: "warn" },
  {
    logStream: { write: (line) => void lines.push(line) },
    constants: { rates: { probedHaPerHour: 1 } },
  },
);

type SecurityEvent = { event: string; actorId: string | null; route: string } & Record<
  string,
  unknown
>;

/** The security events of what `act` does; no line of it may say who it was. */
async function eventsOf(act: () => Promise<unknown>): Promise<SecurityEvent[]> {
  lines.length = 0;
  await act();
  for (const { name, sub } of Object.values(people)) {
    expect(lines.join("")).not.toContain(name);
    expect(lines.join("")).not.toContain(`"${sub}"`);
  }
  return lines
    .map((line) => JSON.parse(line) as SecurityEvent)
    .filter(({ msg }) => msg === "security event");
}

const anId = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;
const square = { geometry: area };

test.each([
  {
    what: "signing in",
    act: () => api.call("caseworker", "POST", "/user/track-login", { body: { local: "x" } }),
    expected: { event: "sign-in", actorId: anId, roles: "caseworkerAdmin" },
  },
  {
    what: "a sign-in that failed",
    act: () => api.call(null, "POST", "/user/sign-in-failures", { body: { reason: "refused" } }),
    expected: { event: "sign-in.failed", actorId: null, reason: "refused" },
  },
  {
    what: "a token that does not hold",
    act: () => api.call(null, "GET", "/projects", { headers: { authorization: "Bearer a.b.c" } }),
    expected: { event: "token.refused", actorId: null },
  },
  {
    what: "what somebody may not do",
    act: () => api.call("owner", "GET", "/casework/queue"),
    expected: { event: "refused", actorId: anId, code: "identity.forbidden" },
  },
  {
    what: "a change by somebody with a role",
    act: () => api.call("caseworker", "POST", "/projects", { body: { name: "Engen" } }),
    expected: { event: "role.used", actorId: anId, roles: "caseworkerAdmin" },
  },
  {
    what: "a file that somebody takes away",
    act: async () => {
      const { id } = await api.create("owner", square);
      await api.call("owner", "GET", `/projects/${id}/revisions.csv`);
    },
    expected: { event: "export", actorId: anId },
  },
])("[A6] $what leaves an event with the actor's id", async ({ act, expected }) => {
  expect(await eventsOf(act)).toContainEqual(expect.objectContaining(expected));
});

test("[A6] a change by someone without a role is no use of one", async () => {
  const events = await eventsOf(() => api.create("owner"));
  expect(events.map(({ event }) => event)).not.toContain("role.used");
});

test("[A6] who reads the same again by a role is noted once, each other thing of its own", async () => {
  const read = (path: string) => () => api.call("caseworker", "GET", path);
  const uses = async (path: string) =>
    (await eventsOf(read(path))).filter(({ event }) => event === "role.used").length;
  expect(await uses("/casework/queue")).toBe(1);
  expect(await uses("/casework/queue?q=x")).toBe(0);
  expect(await uses("/casework/filters")).toBe(1);
});

test.each([
  { who: "seges", everywhere: false, event: "sign-out" },
  // Another one: a session that has ended is not ended again.
  { who: "owner", everywhere: true, event: "sign-out.everywhere" },
] as const)(
  "[A6] signing out leaves $event with the actor's id",
  async ({ who, everywhere, event }) => {
    const token = await api.tokenOf(who);
    const events = await eventsOf(() =>
      api.call(null, "POST", "/user/end-session", { body: { token, everywhere } }),
    );
    expect(events).toMatchObject([{ event, actorId: anId }]);
  },
);
