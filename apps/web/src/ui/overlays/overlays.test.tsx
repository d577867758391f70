import { act, fireEvent, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { chooseLocale } from "../../lib/language/locale.ts";
import { dismissToast, showToast } from "../../lib/toasts/toasts.ts";
import { renderInPage } from "../../testing/renderInPage.tsx";
import { CopyButton } from "../buttons/CopyButton.tsx";
import { Dialog } from "./Dialog.tsx";
import { Menu } from "./Menu.tsx";
import { ToastRegion } from "./ToastRegion.tsx";

/** Lets fake time pass. */
function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

describe("[H12] toasts", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    for (let id = 0; id < 50; id += 1) dismissToast(id);
    chooseLocale("da-DK");
    vi.useRealTimers();
  });

  test.each([
    { variant: "danger", da: "Fejl", en: "Error", role: "alert" },
    { variant: "success", da: "Udført", en: "Success", role: "status" },
    { variant: "warning", da: "Advarsel", en: "Warning", role: "status" },
  ] as const)(
    "$variant has the default title $en and is announced",
    ({ variant, da, en, role }) => {
      renderInPage(<ToastRegion />);
      act(() => void showToast({ variant, body: "Besked" }));
      expect(screen.getByRole(role).textContent).toContain(da);
      act(() => chooseLocale("en-US"));
      expect(screen.getByRole(role).textContent).toContain(en);
    },
  );

  test("they hide after 5000 ms", () => {
    renderInPage(<ToastRegion />);
    act(() => void showToast({ variant: "danger", body: "Gik galt" }));
    pass(4999);
    expect(screen.queryByText("Gik galt")).toBeTruthy();
    pass(2);
    expect(screen.queryByText("Gik galt")).toBeNull();
  });

  test.each([
    { how: "hovered", start: fireEvent.mouseEnter, end: fireEvent.mouseLeave },
    { how: "focused", start: fireEvent.focus, end: fireEvent.blur },
  ])("they stay while $how", ({ start, end }) => {
    renderInPage(<ToastRegion />);
    act(() => void showToast({ variant: "success", body: "Gemt" }));
    start(screen.getByRole("status"));
    pass(60_000);
    expect(screen.queryByText("Gemt")).toBeTruthy();
    end(screen.getByRole("status"));
    pass(5000);
    expect(screen.queryByText("Gemt")).toBeNull();
  });

  test("the same failure of several calls is one message", () => {
    renderInPage(<ToastRegion />);
    act(() => {
      showToast({ variant: "danger", body: "Samme" });
      showToast({ variant: "danger", body: "Samme" });
    });
    expect(screen.getAllByText("Samme")).toHaveLength(1);
  });

  test("two deletions of one name are undone each on its own", () => {
    renderInPage(<ToastRegion />);
    const undone: string[] = [];
    const deleted = (id: string) =>
      showToast({
        variant: "success",
        body: "Eng er slettet.",
        action: { label: "Fortryd", onAction: () => undone.push(id) },
      });
    act(() => {
      deleted("first");
      deleted("second");
    });
    fireEvent.click(screen.getAllByRole("button", { name: "Fortryd" })[0]!);
    expect(undone).toEqual(["first"]);
    fireEvent.click(screen.getByRole("button", { name: "Fortryd" }));
    expect(undone).toEqual(["first", "second"]);
  });
});

function Opener({ isStatic = false }: { isStatic?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Åbn
      </button>
      {isOpen && (
        <Dialog title="Titel" onClose={() => setOpen(false)} isStatic={isStatic}>
          Indhold
        </Dialog>
      )}
    </>
  );
}

describe("dialogs", () => {
  test("closing gives focus back to what opened it", async () => {
    const { user } = renderInPage(<Opener />);
    await user.click(screen.getByText("Åbn"));
    expect(screen.getByRole("dialog", { name: "Titel" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Luk" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByText("Åbn"));
  });

  test("one that only tells or asks begins at its title, not at its way out", () => {
    renderInPage(
      <Dialog title="Slet kladden?" role="alertdialog" onClose={() => {}}>
        <p>Det kan ikke fortrydes.</p>
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByRole("alertdialog", { name: "Slet kladden?" }));
  });

  test("one that asks for something begins at its first field", () => {
    renderInPage(
      <Dialog title="Opret" onClose={() => {}}>
        <form>
          <input type="checkbox" aria-label="Ja" />
          <input aria-label="Navn" />
        </form>
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Navn" }));
  });

  test("a message that comes while it is open is shown in it, not beneath it", async () => {
    const { user } = renderInPage(
      <>
        <Opener />
        <ToastRegion />
      </>,
    );
    await user.click(screen.getByText("Åbn"));
    act(() => void showToast({ variant: "warning", body: "Over det hele" }));
    expect(screen.getByRole("dialog").contains(screen.getByText("Over det hele"))).toBe(true);
    await user.click(screen.getByRole("button", { name: "Luk" }));
    expect(screen.getByText("Over det hele")).toBeTruthy();
  });

  test("Escape and a click outside close it, but not a static one", async () => {
    const { user, unmount } = renderInPage(<Opener />);
    await user.click(screen.getByText("Åbn"));
    fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(screen.getByText("Åbn"));
    await user.click(screen.getByRole("dialog"));
    expect(screen.queryByRole("dialog")).toBeNull();
    unmount();

    const { user: again } = renderInPage(<Opener isStatic />);
    await again.click(screen.getByText("Åbn"));
    fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
    await again.click(screen.getByRole("dialog"));
    expect(screen.queryByRole("dialog")).toBeTruthy();
  });

  test("the second half of the double click that opened it leaves it open", async () => {
    const { user } = renderInPage(<Opener />);
    await user.click(screen.getByText("Åbn"));
    const dialog = screen.getByRole("dialog");
    for (const target of [dialog, screen.getByRole("button", { name: "Luk" })]) {
      fireEvent.pointerDown(target);
      fireEvent.click(target, { detail: 2 });
    }
    expect(screen.queryByRole("dialog")).toBeTruthy();
    await user.click(dialog);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("text that is marked from within to beyond its edge leaves it open", async () => {
    const { user } = renderInPage(<Opener />);
    await user.click(screen.getByText("Åbn"));
    fireEvent.pointerDown(screen.getByText("Indhold"));
    fireEvent.click(screen.getByRole("dialog"), { detail: 1 });
    expect(screen.queryByRole("dialog")).toBeTruthy();
  });
});

test("a menu opens, closes on Escape and gives focus back", async () => {
  const { user } = renderInPage(
    <Menu button="Bruger" label="Brugermenu">
      {() => <a href="/cookies">Cookies</a>}
    </Menu>,
  );
  const button = screen.getByRole("button", { name: "Brugermenu" });
  await user.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  await user.tab();
  expect(document.activeElement?.textContent).toBe("Cookies");
  await user.keyboard("{Escape}");
  expect(screen.queryByText("Cookies")).toBeNull();
  expect(document.activeElement).toBe(button);
});

test("arrow keys, Home and End walk an open menu, and the down arrow opens it", async () => {
  const { user } = renderInPage(
    <Menu button="Bruger">
      {() => (
        <>
          <button type="button">Profil</button>
          <button type="button" disabled>
            Findes ikke
          </button>
          <a href="/cookies">Cookies</a>
        </>
      )}
    </Menu>,
  );
  const at = () => document.activeElement?.textContent;
  await user.tab();
  await user.keyboard("{ArrowDown}");
  expect(screen.getByRole("button", { name: "Bruger" }).getAttribute("aria-expanded")).toBe("true");
  await user.keyboard("{ArrowDown}");
  expect(at()).toBe("Profil");
  await user.keyboard("{ArrowDown}");
  expect(at()).toBe("Cookies");
  await user.keyboard("{ArrowDown}");
  expect(at()).toBe("Profil");
  await user.keyboard("{ArrowUp}");
  expect(at()).toBe("Cookies");
  await user.keyboard("{Home}");
  expect(at()).toBe("Profil");
  await user.keyboard("{End}{Escape}");
  expect(at()).toBe("Bruger");
});

test("[H8] where the browser refuses to copy, the text is selected and the user is told how", async () => {
  function Shared() {
    const field = useRef<HTMLInputElement>(null);
    return (
      <>
        <input ref={field} readOnly aria-label="Link" value="https://a.dk/b" />
        <CopyButton value="https://a.dk/b" what="linket" field={field} />
      </>
    );
  }
  const { user } = renderInPage(<Shared />);
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  await user.click(screen.getByRole("button", { name: "Kopier linket" }));
  expect(await screen.findByText(/Teksten er markeret/)).toBeTruthy();
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Link" });
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 14]);
  vi.restoreAllMocks();
});

test("[H8] 'Copy' becomes 'Copied!'", async () => {
  chooseLocale("en-US");
  const { user } = renderInPage(<CopyButton value="abc" what="sub" />);
  // What is heard is what was done, not the name that the button has before and after.
  expect(document.querySelector("button [aria-live]")).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("");
  await user.click(screen.getByRole("button", { name: "Copy sub" }));
  expect(screen.getByRole("status").textContent).toBe("Copied!");
  expect(await screen.findByRole("button", { name: "Copied! sub" })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe("abc");
  chooseLocale("da-DK");
});
