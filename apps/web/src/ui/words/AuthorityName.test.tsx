import { expect, test } from "vitest";
import { LocaleScope } from "../../lib/language/locale.ts";
import { renderInPage } from "../../testing/renderInPage.tsx";
import { AuthorityName } from "./AuthorityName.tsx";

test.each([
  { locale: "da-DK", name: "Miljøstyrelsen", html: "Miljøstyrelsen" },
  {
    locale: "en-US",
    name: "Miljøstyrelsen",
    html: 'Danish Environmental Protection Agency (<span lang="da">Miljøstyrelsen</span>)',
  },
  {
    locale: "en-US",
    name: "Viborg Kommune",
    html: 'Viborg Municipality (<span lang="da">Viborg Kommune</span>)',
  },
  { locale: "en-US", name: "Plandata.dk", html: '<span lang="da">Plandata.dk</span>' },
] as const)("[H13] $name is written $html in $locale", ({ locale, name, html }) => {
  const { container } = renderInPage(
    <LocaleScope value={locale}>
      <AuthorityName name={name} />
    </LocaleScope>,
  );
  expect(container.innerHTML).toBe(html);
});
