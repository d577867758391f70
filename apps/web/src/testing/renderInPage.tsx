import { cleanup, configure, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach } from "vitest";

// Parts that are fetched late take longer than a second on a machine that does something else too.
configure({ asyncUtilTimeout: 5000 });
afterEach(cleanup);

/** Renders with a user to act with; jsdom knows no modal dialogs, so they get the least that counts. */
export function renderInPage(node: ReactNode) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector<HTMLElement>("button")?.focus();
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  return { user: userEvent.setup(), ...render(node) };
}
