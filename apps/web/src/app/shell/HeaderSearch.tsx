import { useState } from "react";
import { addressOf } from "../../lib/router/address.ts";
import { navigate } from "../../lib/router/currentLocation.ts";
import { useText } from "../../lib/language/text.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import { appText } from "../text.ts";

/** Optional: takes what was typed along to the screening's map, which searches for it. */
export function HeaderSearch() {
  const t = useText(appText);
  const { header, map } = useSettings();
  const label = t(map.search === null ? "search.label" : "search.labelAddress");
  const [typed, setTyped] = useState("");
  if (!header.hasSearchBar) return null;
  return (
    <form
      role="search"
      className="header-search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        navigate(addressOf({ to: "/screening", search: { q: typed.trim() || null } }));
      }}
    >
      <input
        type="search"
        className="form-input"
        autoComplete="off"
        aria-label={label}
        placeholder={t("search.placeholder")}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className="icon-button" aria-label={t("search.submit")}>
        <Icon name="search" />
      </button>
    </form>
  );
}
