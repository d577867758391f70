import { listMessages, markRead } from "@mars/contracts/messages/messages";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { followHistory, navigate } from "../../../lib/router/currentLocation.ts";
import { fakeServer } from "../../../testing/fakeServer.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { AllMessages } from "./AllMessages.tsx";

const server = fakeServer();
followHistory();
const told = (index: number, code: string, mayOpen = true) => ({
  id: `6d5bcb0a-0a57-4cbe-9fd8-00000000000${index}`,
  kind: "party" as const,
  code,
  figures: {},
  at: "2026-11-10T08:00:00Z",
  isRead: index > 1,
  project: { id: "6d5bcb0a-0a57-4cbe-9fd8-0000000000aa", name: `Projekt ${index}`, mayOpen },
});

beforeEach(() => {
  navigate("/messages", { replace: true });
  server.on(listMessages, ({ query }) =>
    query.get("cursor")
      ? {
          items: [told(2, "delegation-lapsed-yours", false), told(3, "remark", false)],
          nextCursor: null,
          unread: 1,
        }
      : { items: [told(1, "delegation-lapsed")], nextCursor: "c-1", unread: 1 },
  );
  server.on(markRead, () => ({ unread: 0 }));
});

test("[H3] all messages come page by page; a lapsed delegate is not led to the project", async () => {
  const { user } = renderInPage(<AllMessages />);
  const own = await screen.findByRole("link", { name: "Projekt 1" });
  expect(own.getAttribute("href")).toBe("/projects/6d5bcb0a-0a57-4cbe-9fd8-0000000000aa");
  await user.click(screen.getByRole("button", { name: "Vis flere" }));
  const theirs = await screen.findByRole("link", { name: "Projekt 2" });
  expect(theirs.getAttribute("href")).toBe("/projects");
  expect(screen.queryByRole("link", { name: "Projekt 3" })).toBeNull();
  expect(screen.getByText(/Du kan ikke længere åbne projektet: fuldmagten/)).toBeTruthy();
});

test("[H3] unread ones are filtered in the address and marked one by one", async () => {
  const { user } = renderInPage(<AllMessages />);
  await user.click(await screen.findByRole("checkbox", { name: "Vis kun ulæste" }));
  await waitFor(() => expect(server.asked(listMessages).at(-1)?.query.get("unread")).toBe("true"));
  expect(window.location.search).toBe("?unread=1");
  await user.click(await screen.findByRole("button", { name: /^Marker som læst/ }));
  await waitFor(() => expect(server.asked(markRead)[0]?.body).toEqual({ ids: [told(1, "").id] }));
});
