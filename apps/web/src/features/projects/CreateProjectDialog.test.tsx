import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { httpEvents } from "../../lib/http/httpEvents.ts";
import { renderInPage } from "../../testing/renderInPage.tsx";
import { type CreatedProject, CreateProjectDialog } from "./CreateProjectDialog.tsx";
import { createProjectText } from "./createProjectText.ts";
import { textFault } from "./textFault.ts";

let answer: () => Promise<Response>;
const posted: { body: unknown; key: string | null }[] = [];

beforeEach(() => {
  sessionStorage.clear();
  posted.length = 0;
  answer = () => Promise.resolve(Response.json({ id: "p-1" }, { status: 201 }));
  vi.stubGlobal("fetch", async (request: Request) => {
    if (request.method === "GET") return Response.json({ projectNameMaxLen: 50 });
    posted.push({ body: await request.json(), key: request.headers.get("idempotency-key") });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = () => {
  const onClose = vi.fn<() => void>();
  const onCreated = vi.fn<(project: CreatedProject) => void>();
  const page = renderInPage(<CreateProjectDialog onClose={onClose} onCreated={onCreated} />);
  const name = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Projektnavn" });
  const create = () => screen.getByRole<HTMLButtonElement>("button", { name: "Opret" });
  return { ...page, onClose, onCreated, name, create };
};

test.each([
  { name: "", fault: "name.required" },
  { name: "   ", fault: "name.required" },
  { name: "Enghaven", fault: null },
  { name: `  ${"x".repeat(50)}  `, fault: null },
  { name: "x".repeat(51), fault: "name.tooLong" },
])("[V1] '$name' of at most 50 characters: $fault", ({ name, fault }) =>
  expect(textFault("name", name, 50)).toBe(fault),
);

describe("[H10] the create-project dialog", () => {
  test("is 512 px, has a required name with a counter, and Create only without errors", async () => {
    const { user, name, create } = open();
    expect(screen.getByRole("dialog", { name: "Opret projekt" }).className).toContain(
      "modal-small",
    );
    expect(create().disabled).toBe(true);
    await user.type(name(), " ");
    expect(screen.getByText("Påkrævet projektnavn")).toBeTruthy();
    const words = createProjectText.texts.da;
    expect(words["component.create_project.name_required"]).toBe("Påkrævet projektnavn");
    await user.clear(name());
    await user.type(name(), "x".repeat(51));
    expect(screen.getByText("Projektnavnet er for langt.")).toBeTruthy();
    expect(screen.getByText("1 tegn for meget")).toBeTruthy();
    expect(create().disabled).toBe(true);
    await user.type(name(), "{Backspace}");
    expect(screen.getByText("50 af 50 tegn")).toBeTruthy();
    expect(create().disabled).toBe(false);
  });

  test("sends the trimmed name once, with a spinner meanwhile", async () => {
    const sending = Promise.withResolvers<Response>();
    answer = () => sending.promise;
    const { user, name, create, onCreated } = open();
    await user.type(name(), "  Enghaven ");
    await user.click(create());
    await waitFor(() => expect(create().getAttribute("aria-busy")).toBe("true"));
    expect(create().disabled).toBe(true);
    await user.click(create());
    sending.resolve(Response.json({ id: "p-1" }, { status: 201 }));
    await waitFor(() => expect(onCreated).toHaveBeenCalledWith({ id: "p-1" }));
    expect(posted).toHaveLength(1);
    expect(posted[0]).toMatchObject({ body: { name: "Enghaven" }, key: expect.any(String) });
  });

  test("a failure is told in the dialog, the name stays, and the same key goes along again", async () => {
    answer = () => Promise.resolve(Response.json({ detail: "Nej." }, { status: 422 }));
    const { user, name, create } = open();
    await user.type(name(), "Enghaven");
    const failed = vi.fn<typeof httpEvents.failed>();
    httpEvents.failed = failed;
    await user.click(create());
    expect(await screen.findByText("Nej.")).toBeTruthy();
    // SPEC 8: the page's toasts say it as well.
    expect(failed).toHaveBeenCalledOnce();
    expect(name().value).toBe("Enghaven");
    await user.click(create());
    await waitFor(() => expect(posted).toHaveLength(2));
    expect(posted[0]!.key).toBe(posted[1]!.key);
  });

  test("is empty again after it was closed", async () => {
    const { user, name, onClose, unmount } = open();
    await user.type(name(), "Enghaven");
    await user.click(screen.getByRole("button", { name: "Annuller" }));
    expect(onClose).toHaveBeenCalled();
    unmount();
    expect(open().name().value).toBe("");
  });
});

test("[C6] a 401 leads to sign-in, and the name is there when the page comes back", async () => {
  const signInAgain = vi.fn<() => void>();
  httpEvents.signInAgain = signInAgain;
  answer = () => Promise.resolve(Response.json({}, { status: 401 }));
  const { user, name, create, unmount } = open();
  await user.type(name(), "Enghaven");
  await user.click(create());
  await waitFor(() => expect(signInAgain).toHaveBeenCalled());
  unmount();
  expect(open().name().value).toBe("Enghaven");
});
