import { useText } from "../../lib/language/text.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { showMap } from "./mapInAddress.ts";
import { screeningText } from "./text.ts";

/** The whole journey works without the map; here one may choose so. */
export function MapToggle({ hasMap }: { hasMap: boolean }) {
  const t = useText(screeningText);
  return (
    <Button
      variant="text"
      size="small"
      icon={hasMap ? "table" : "map"}
      className="no-print screening-map-toggle"
      onClick={() => showMap(!hasMap)}
    >
      {t(hasMap ? "map.hide" : "map.show")}
    </Button>
  );
}
