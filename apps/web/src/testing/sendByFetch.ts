import { vi } from "vitest";

/** Lets the fake server answer what is sent with progress; half of it has left when it is asked. */
export function sendByFetch(): void {
  class Sent extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = "";
    readonly #headers = new Headers();
    #asked: [string, URL] | null = null;
    readonly #abort = new AbortController();
    open(method: string, address: URL) {
      this.#asked = [method, address];
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }
    getAllResponseHeaders() {
      return "content-type: application/json";
    }
    abort() {
      this.#abort.abort();
      this.dispatchEvent(new Event("abort"));
    }
    /** The form stays here: jsdom has forms of its own that no request takes. */
    async send() {
      const [method, address] = this.#asked!;
      this.upload.dispatchEvent(new ProgressEvent("progress", { loaded: 1, total: 2 }));
      try {
        const init = { method, headers: this.#headers, signal: this.#abort.signal };
        const answer = await fetch(address, init);
        this.status = answer.status;
        this.responseText = await answer.text();
        this.dispatchEvent(new Event("load"));
      } catch {
        if (!this.#abort.signal.aborted) this.dispatchEvent(new Event("error"));
      }
    }
  }
  vi.stubGlobal("XMLHttpRequest", Sent);
}
