import type { ReactNode } from "react";
import { useText } from "../../lib/language/text.ts";
import { Button } from "../buttons/Button.tsx";
import { HiddenSearchInputs } from "./HiddenSearchInputs.tsx";
import { uiText } from "../text.ts";

type Props = { label: string; except?: string; children: ReactNode };

/**
 * A choice that acts at once; without scripts a button sends it and the page comes again. `except` is
 * what it replaces in the address; left out, the choice is added to what is there.
 */
export function NoScriptForm({ label, except, children }: Props) {
  const t = useText(uiText);
  return (
    <form className="sent" aria-label={label} onSubmit={(event) => event.preventDefault()}>
      <HiddenSearchInputs {...(except !== undefined && { except })} />
      {children}
      <Button type="submit" size="small" className="unscripted">
        {t("show")}
      </Button>
    </form>
  );
}
