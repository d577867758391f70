import { screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useSubmitForm } from "../../lib/forms/useSubmitForm.ts";
import { chooseLocale } from "../../lib/language/locale.ts";
import { renderInPage } from "../../testing/renderInPage.tsx";
import { DateField } from "./DateField.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { NumberField } from "./NumberField.tsx";
import { TextField } from "./TextField.tsx";

afterEach(() => chooseLocale("da-DK"));

function Name({ max = 50 }: { max?: number }) {
  const [value, setValue] = useState("");
  return (
    <TextField
      label="Navn"
      value={value}
      onChange={setValue}
      maxLength={max}
      hasCounter
      error={value.length > max ? "Navnet er for langt." : null}
    />
  );
}

function Area({
  onChange,
  kind = "decimal",
}: {
  onChange: (value: number | null) => void;
  kind?: "decimal" | "integer";
}) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <NumberField
      label="Areal"
      kind={kind}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

test("an error that comes while one is in its field is told, and one next to it is not", async () => {
  const { user } = renderInPage(
    <>
      <Name max={5} />
      <TextField label="Formål" value="" onChange={() => {}} error="Skriv et formål." />
    </>,
  );
  expect(screen.queryByRole("alert")).toBeNull();
  await user.type(screen.getByLabelText("Navn"), "Engene");
  expect(screen.getByRole("alert").textContent).toBe("Navnet er for langt.");
});

test("an error of a day that comes while one is in one of its parts is told", async () => {
  const { user } = renderInPage(<Day />);
  const [day] = await screen.findAllByRole("spinbutton");
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(day!);
  await user.keyboard("05");
  expect(screen.getByRole("alert").textContent).toBe("Dagen er for tidlig.");
});

function Day() {
  const [value, setValue] = useState("2026-11-16");
  const error = value < "2026-11-10" ? "Dagen er for tidlig." : null;
  return <DateField label="Dato" value={value} onChange={setValue} error={error} />;
}

test("a fault that is led to is read with its field, and not told next to it", async () => {
  const { user } = renderInPage(<Named />);
  await user.click(screen.getByRole("button", { name: "Gem" }));
  const field = screen.getByLabelText("Navn");
  expect(document.activeElement).toBe(field);
  const told = screen.getByText("Skriv et navn.");
  expect(field.getAttribute("aria-describedby")?.split(" ")).toContain(told.id);
  expect(screen.queryByRole("alert")).toBeNull();
});

function Named() {
  const { isTried, submit } = useSubmitForm();
  const onFault = () => document.getElementById("name")?.focus();
  const error = isTried ? "Skriv et navn." : null;
  return (
    <>
      <TextField id="name" label="Navn" value="" onChange={() => {}} error={error} />
      <button
        type="button"
        onClick={() => void submit({ hasFault: true, onFault, send: () => {} })}
      >
        Gem
      </button>
    </>
  );
}

test("[V6] the counter follows the typing and the error is read with the field", async () => {
  const { user } = renderInPage(<Name max={5} />);
  const field = screen.getByLabelText("Navn");
  await user.type(field, "Ådal");
  expect(screen.getByText("4 af 5 tegn")).toBeTruthy();
  await user.type(field, "ene");
  expect(screen.getByText("2 tegn for meget")).toBeTruthy();
  expect(field.getAttribute("aria-invalid")).toBe("true");
  const described = (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toContain("Navnet er for langt.");
});

test("[V6] without a counter the default limit is 256 and −1 means none; what is too long is kept and told", () => {
  const pasted = "a".repeat(260);
  renderInPage(
    <>
      <TextField label="A" value={pasted} onChange={() => {}} />
      <TextField label="B" value={pasted} onChange={() => {}} maxLength={-1} />
    </>,
  );
  expect(screen.getByLabelText<HTMLInputElement>("A").value).toBe(pasted);
  expect(screen.getAllByText("4 tegn for meget")).toHaveLength(1);
  expect(screen.getByLabelText("B").getAttribute("aria-describedby")).toBeNull();
});

test("[V7] a Danish decimal takes a comma, refuses a dot and a second comma, and allows a lone minus", async () => {
  const changed = vi.fn<(value: number | null) => void>();
  const { user } = renderInPage(<Area onChange={changed} />);
  const field = screen.getByLabelText<HTMLInputElement>("Areal");
  await user.type(field, "-");
  expect(field.value).toBe("-");
  expect(changed).toHaveBeenLastCalledWith(null);
  await user.type(field, "1x2.,5,0");
  expect(field.value).toBe("-12,50");
  expect(changed).toHaveBeenLastCalledWith(-12.5);
});

test("[V7] an English decimal takes a dot; an integer takes neither", async () => {
  chooseLocale("en-US");
  const changed = vi.fn<(value: number | null) => void>();
  const { user, unmount } = renderInPage(<Area onChange={changed} />);
  await user.type(screen.getByLabelText("Areal"), "12.5");
  expect(changed).toHaveBeenLastCalledWith(12.5);
  unmount();
  const { user: again } = renderInPage(<Area kind="integer" onChange={changed} />);
  await again.type(screen.getByLabelText("Areal"), "1.2,3");
  expect(changed).toHaveBeenLastCalledWith(123);
});

test("[V6] what a field of numbers leaves out is told: 1e15 is not silently 115", async () => {
  const { user } = renderInPage(<Area onChange={() => {}} />);
  const field = screen.getByLabelText("Areal");
  await user.type(field, "1e15");
  const told = screen.getByRole("status");
  expect(told.textContent).toBe("Her kan du kun skrive cifre og komma, så vi udelod 'e'.");
  await user.clear(field);
  expect(told.textContent).toBe("");
  await user.paste("1e15");
  expect(told.textContent).toContain("'1e15'");
});

test("[V6] the note on what was left out goes when one begins afresh, or comes back", async () => {
  const { user } = renderInPage(<Area onChange={() => {}} />);
  const field = screen.getByLabelText("Areal");
  const told = screen.getByRole("status");
  await user.type(field, "x");
  expect(told.textContent).toContain("'x'");
  await user.type(field, "5");
  expect(told.textContent).toBe("");
  await user.type(field, "y2");
  expect(told.textContent).toContain("'y'");
  await user.tab();
  expect(told.textContent).toContain("'y'");
  await user.tab({ shift: true });
  expect(told.textContent).toBe("");
});

test("a day is written as dd.mm.åååå by key, and given as a calendar day", async () => {
  const changed = vi.fn<(day: string) => void>();
  const { user } = renderInPage(<DateField label="Dato" value="2026-11-16" onChange={changed} />);
  const parts = await screen.findAllByRole("spinbutton");
  expect(screen.getByRole("group", { name: "Dato" }).textContent).toContain("16.11.2026");
  await user.click(parts[0]!);
  await user.keyboard("05");
  expect(changed).toHaveBeenLastCalledWith("2026-11-05");
});

test("[H13] in English a day has English words and the same order", async () => {
  chooseLocale("en-US");
  renderInPage(<DateField label="Date" value="" onChange={() => {}} />);
  const parts = await screen.findAllByRole("spinbutton");
  expect(parts.map((part) => part.textContent)).toEqual(["dd", "mm", "yyyy"]);
  expect(parts.map((part) => part.getAttribute("aria-label")?.split(",")[0])).toEqual([
    "day",
    "month",
    "year",
  ]);
});

test("pasted thousands are understood", async () => {
  const changed = vi.fn<(value: number | null) => void>();
  const { user } = renderInPage(<Area onChange={changed} />);
  await user.click(screen.getByLabelText("Areal"));
  await user.paste("1.234,5");
  expect(changed).toHaveBeenLastCalledWith(1234.5);
});

test("the error summary takes focus and its lines lead to the fields", async () => {
  const { user } = renderInPage(
    <>
      <ErrorSummary faults={[{ fieldId: "name", message: "Skriv et navn" }]} />
      <TextField id="name" label="Navn" value="" onChange={() => {}} error="Skriv et navn" />
    </>,
  );
  expect(document.activeElement?.textContent).toContain("Ret 1 fejl");
  await user.click(screen.getByRole("link", { name: "Skriv et navn" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Navn"));
});
