import { type ComponentProps, type ReactNode, useRef } from "react";
import { useText } from "../../lib/language/text.ts";
import { Button, IconButton } from "../buttons/Button.tsx";
import { classes } from "../classes.ts";
import { Field, type FieldProps } from "./Field.tsx";
import { uiText } from "../text.ts";

type Own = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  /** With it there is a search button; without it the list filters as you type. */
  onSubmit?: (value: string) => void;
  size?: "normal" | "large";
  /** Without scripts the field asks for the page again: its name in the address. */
  name?: string;
  /** What the address then keeps. */
  kept?: ReactNode;
  /** Where a page has several of the same label: what this one searches. */
  landmark?: string;
};
type Props = Own & Omit<ComponentProps<"input">, keyof Own>;

export function SearchField({
  label,
  hint,
  error,
  id,
  value,
  onChange,
  onSubmit,
  size = "normal",
  name,
  kept,
  landmark,
  ...rest
}: Props) {
  const t = useText(uiText);
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      role="search"
      aria-label={landmark ?? label}
      className={name === undefined ? undefined : "sent"}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(value);
      }}
    >
      {kept}
      <Field {...{ label, hint, error, id }}>
        {(control) => (
          <div
            className={classes(
              "search",
              size === "large" && "search-large",
              onSubmit && "search-submit",
            )}
          >
            <span className="search-input">
              <input
                {...rest}
                {...control}
                name={name}
                ref={input}
                type="search"
                autoComplete="off"
                className="form-input"
                value={value}
                onChange={(event) => onChange(event.target.value)}
              />
              {value !== "" && (
                <IconButton
                  icon="close"
                  label={t("clear")}
                  className="search-clear"
                  onClick={() => {
                    onChange("");
                    input.current?.focus();
                  }}
                />
              )}
            </span>
            {(onSubmit || name !== undefined) && (
              <Button type="submit" icon="search" className={onSubmit ? undefined : "unscripted"}>
                {t("search")}
              </Button>
            )}
          </div>
        )}
      </Field>
    </form>
  );
}
