import type { FetchOptions } from "../../../apps/api/src/platform/geodata/fetching/fetchWithRetry.ts";
import { fetchWithRetry } from "../../../apps/api/src/platform/geodata/fetching/fetchWithRetry.ts";
import { GeodataFault } from "../../../apps/api/src/platform/geodata/GeodataFault.ts";
import { shownAddress } from "../../../apps/api/src/platform/geodata/fetching/shownAddress.ts";
import type { Validators } from "../../../apps/api/src/platform/sources/sourceQueries.ts";

type Answer = { isUnchanged: true } | { isUnchanged: false; text: string };

/** Asks for JSON, first whether it is still what was taken last. Keys never become part of what is kept. */
export class ConditionalReader {
  /** Of what was read, for the next time. */
  readonly validators: Validators = {};
  readonly #known: Validators;
  readonly #options: FetchOptions;
  readonly #kept = new Map<string, string>();

  constructor(known: Validators, options: FetchOptions = {}) {
    this.#known = known;
    this.#options = options;
  }

  /** Which of the addresses answers with JSON; the others are tried when it does not exist. */
  async findFirst(addresses: readonly string[]): Promise<number> {
    const faults: string[] = [];
    let reshaped: GeodataFault | null = null;
    for (const [index, address] of addresses.entries()) {
      try {
        const answer = await this.#ask(address, true);
        if (!answer.isUnchanged) parsed(answer.text, address);
        return index;
      } catch (error) {
        if (!(error instanceof GeodataFault) || !isNotThere(error)) throw error;
        if (error.code === "source.reshaped") reshaped ??= error;
        faults.push(`${shownAddress(address)}: ${whyOf(error) ?? "not JSON"}`);
      }
    }
    if (reshaped) throw reshaped;
    throw new GeodataFault("source.moved", `nothing answers there (asked ${faults.join("; ")})`);
  }

  /** True when they are all that was taken before and each says that it is the same. */
  async isAllUnchanged(addresses: readonly string[]): Promise<boolean> {
    if (Object.keys(this.#known).length !== addresses.length) return false;
    for (const address of addresses) {
      if (this.#known[shownAddress(address)] === undefined) return false;
      const answer = await this.#ask(address, true);
      if (!answer.isUnchanged) return false;
    }
    return addresses.length > 0;
  }

  async json(address: string): Promise<unknown> {
    const kept = this.#kept.get(address);
    if (kept !== undefined) return parsed(kept, address);
    const answer = await this.#ask(address, false);
    return parsed(answer.isUnchanged ? "" : answer.text, address);
  }

  async #ask(address: string, isConditional: boolean): Promise<Answer> {
    if (this.#kept.has(address)) return { isUnchanged: false, text: this.#kept.get(address)! };
    const name = shownAddress(address);
    const known = isConditional ? this.#known[name] : undefined;
    return fetchWithRetry(
      address,
      async (response): Promise<Answer> => {
        if (response.status === 304) return { isUnchanged: true };
        const text = await response.text();
        const etag = response.headers.get("etag") ?? undefined;
        const lastModified = response.headers.get("last-modified") ?? undefined;
        if (etag ?? lastModified) this.validators[name] = { etag, lastModified };
        if (isConditional) this.#kept.set(address, text);
        return { isUnchanged: false, text };
      },
      {
        ...this.#options,
        headers: {
          accept: "application/vnd.api+json, application/json",
          ...this.#options.headers,
          ...(known?.etag ? { "if-none-match": known.etag } : {}),
          ...(known?.lastModified ? { "if-modified-since": known.lastModified } : {}),
        },
      },
    );
  }
}

function parsed(text: string, address: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new GeodataFault(
      "source.reshaped",
      `the answer is not JSON, or is cut off (asked: ${shownAddress(address)})`,
    );
  }
}

function whyOf({ figures }: GeodataFault): string | null {
  return typeof figures["why"] === "string" ? figures["why"] : null;
}

function isNotThere(fault: GeodataFault): boolean {
  return fault.code === "source.reshaped" || /^HTTP (?:404|410)/.test(whyOf(fault) ?? "");
}
