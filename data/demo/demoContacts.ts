import { municipalities } from "../../apps/api/src/platform/reference/facts/municipalities.ts";

/** Invented contacts, so that a conflict can name whom to call; nobody answers there. */
export function demoContacts() {
  const document = Object.fromEntries(
    municipalities.map(({ code, name }) => [
      code,
      { phone: "00 00 00 00", email: `natur@${domainOf(name)}.example`, url: null },
    ]),
  );
  return {
    kind: "document",
    key: "municipality-contacts",
    changes: { document },
    note: "demonstration",
  };
}

const domainOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll("æ", "ae")
    .replaceAll("ø", "oe")
    .replaceAll("å", "aa")
    .replaceAll(/[^a-z]+/g, "-");
