import type { ReactNode } from "react";
import { useText } from "../../lib/language/text.ts";
import { useLocation } from "../../lib/router/currentLocation.ts";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { isMapShown, showMap } from "./mapInAddress.ts";
import { screeningText } from "./text.ts";

/** Stands where the map would: the same as tables. */
export function WithoutMap({ children }: { children?: ReactNode }) {
  const t = useText(screeningText);
  // Asked for and yet not there: it could not be drawn.
  const hasFailed = isMapShown(useLocation().search);
  return (
    <div
      className="screening-without-map"
      role="region"
      aria-label={t("map.tables")}
      // It scrolls by itself and holds nothing else to focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <Alert title={t(hasFailed ? "map.failed" : "map.off")}>
        <p>{t("map.failedText")}</p>
        {hasFailed && (
          <Button variant="text" size="small" onClick={() => showMap(true)}>
            {t("map.again")}
          </Button>
        )}
      </Alert>
      <div className="screening-tables">{children}</div>
    </div>
  );
}
