import { expect, test } from "vitest";
import { isInvitee, mailAddress } from "./invitation.ts";

test.each([
  ["Karen@Eng.example ", "karen@eng.example"],
  ["karen", null],
  ["karen@eng", null],
  ["karen@eng.example, lars@eng.example", null],
  ["Karen <karen@eng.example>", null],
  ["karen@eng.example\nBcc: lars@eng.example", null],
  [`${"k".repeat(65)}@eng.example`, null],
])("the address %j is %j", (text, address) => {
  expect(mailAddress(text)).toBe(address);
});

const invitee = { name: "Lars Skov", email: "lars@skov.example" };

test.each([
  ["Lars Peter Skov", null, true],
  ["LARS SKOV", "other@skov.example", true],
  ["Lars Skovgaard", null, false],
  ["Mette Skov", null, false],
  ["Mette Skov", "Lars@Skov.example", true],
])("%s with address %j opens the link for Lars Skov: %s", (fullName, email, is) => {
  expect(isInvitee({ fullName, email }, invitee)).toBe(is);
});

test("a name without a letter fits no one", () => {
  expect(isInvitee({ fullName: "Lars Skov", email: null }, { ...invitee, name: "·" })).toBe(false);
});
