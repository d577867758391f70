// @vitest-environment node
import { expect, test } from "vitest";
import { listQueryOf, parseQueueSearch, queueSearchText, readQueueQuery } from "./queueQuery.ts";

test("[A6] the queue opens on what waits for me or for no one, oldest first", () => {
  expect(listQueryOf(readQueueQuery({}))).toMatchObject({
    view: "inbox",
    turn: "authority",
    assignee: "open",
    sort: "deadline",
    direction: "asc",
  });
});

test.each([
  "",
  "show=theirs",
  "show=all&status=applied",
  "q=eng&assignee=me&sort=name&direction=desc",
])("[A6] the view '%s' is written as it was read", (text) => {
  expect(queueSearchText(parseQueueSearch(text))).toBe(text);
});

test("[A6] a chosen caseworker wins over the view's own", () => {
  expect(listQueryOf(parseQueueSearch("assignee=nobody")).assignee).toBe("nobody");
});

test("[A6] what makes no sense in the address is as if it were not there", () => {
  expect(queueSearchText(parseQueueSearch("show=nonsense&status=x&sort=y"))).toBe("");
});
