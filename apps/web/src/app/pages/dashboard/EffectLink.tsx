import type { EffectKey } from "@mars/contracts/status/statusShapes";
import { dashboardText } from "./text.ts";
import { useKeptSearch } from "../../../features/status/asOf/asOf.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";

export function EffectLink({ effect }: { effect: EffectKey }) {
  const t = useText(dashboardText);
  const search = useKeptSearch();
  return (
    <Link to="/dashboard/:effect" params={{ effect }} search={search} className="more-link">
      {t(`more.${effect}`)}
      <Icon name="arrow" />
    </Link>
  );
}
