import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { buttonClass } from "../../../ui/buttons/Button.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { usePotentialPlace } from "../potential/potentialPlace.ts";
import { planText } from "../text/planText.ts";

type Props = { planId: string; kind: "sketch_project" | "uroert_skov" };

export function NewSketchLink({ planId, kind }: Props) {
  const t = useText(planText);
  return (
    <Link
      to="/plans/:id"
      params={{ id: planId }}
      // Whoever cancels is back in the list they came from.
      search={{
        fane: kind === "uroert_skov" ? "supplementary" : "sketches",
        opret: kind,
        // The best places that are on the map stay there.
        sted: usePotentialPlace(),
      }}
      className={buttonClass({ variant: "primary", size: "small" }, "plan-new")}
    >
      <Icon name={kind === "uroert_skov" ? "plus" : "edit"} isSmall />
      {t(kind === "uroert_skov" ? "newSupplementary" : "newSketch")}
    </Link>
  );
}
