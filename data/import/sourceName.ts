import { basename } from "node:path";
import { shownAddress } from "../../apps/api/src/platform/geodata/fetching/shownAddress.ts";
import { addressOf } from "./addressOf.ts";

/** A source as it may be kept and shown: a file by its name, an address without its keys. */
export function sourceName(from: string): string {
  const address = addressOf(from);
  return address === null ? basename(from) : shownAddress(address);
}
