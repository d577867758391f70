import { useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { addressOf } from "../../../lib/router/address.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { useSettings } from "../../../lib/settings/settings.ts";
import { SearchField } from "../../../ui/fields/SearchField.tsx";
import { frontText } from "./text.ts";

/** Takes what was typed along to the screening's map, which searches for it. */
export function PlaceSearch() {
  const t = useText(frontText);
  // Without a national search only places and parcels are found.
  const hasAddresses = useSettings().map.search !== null;
  const [typed, setTyped] = useState("");
  return (
    <SearchField
      size="large"
      label={t(hasAddresses ? "search.labelAddress" : "search.label")}
      placeholder={t("search.placeholder")}
      value={typed}
      onChange={setTyped}
      onSubmit={(value) =>
        navigate(addressOf({ to: "/screening", search: { q: value.trim() || null } }))
      }
    />
  );
}
