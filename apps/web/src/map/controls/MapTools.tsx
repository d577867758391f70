import { useState } from "react";
import { useStore } from "../../lib/createStore.ts";
import { useText } from "../../lib/language/text.ts";
import { showToast } from "../../lib/toasts/toasts.ts";
import { classes } from "../../ui/classes.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import type { MapModel } from "../createMapModel.ts";
import { MapIcon } from "../mapIcons.tsx";
import { mapText } from "../text.ts";
import { addressWithView } from "../view/sharedView.ts";

/** Zoom, place, measure, share and print, bottom right. */
export function MapTools({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const { isOn } = useStore(model.measure.store);
  const isLocating = useStore(model.position.store).status === "asking";
  const [hasMore, setMore] = useState(false);

  /** Whatever is chosen from the unfolded tools, the map is free again. */
  const chosen = (act: () => void) => () => {
    setMore(false);
    act();
  };

  async function locate() {
    const answer = await model.position.ask();
    if (answer.status === "found") return;
    showToast({
      variant: "warning",
      title: t(`locate.${answer.status}`),
      body: t(`locate.${answer.status}Text`),
    });
  }

  async function share() {
    const view = { ...model.view.store.get(), ...model.layers.store.get() };
    const address = window.location.origin + addressWithView(window.location, view);
    try {
      await navigator.clipboard.writeText(address);
      showToast({ variant: "success", title: t("share.copied"), body: t("share.copiedText") });
    } catch {
      // Without permission, or over plain http: the address is there to be copied by hand.
      window.history.replaceState(window.history.state, "", address);
      showToast({ variant: "warning", title: t("share.failed"), body: t("share.failedText") });
    }
  }

  return (
    <>
      <div className="map-tools no-print">
        <div
          className={
            hasMore ? "map-float map-tools-more map-tools-open" : "map-float map-tools-more"
          }
        >
          <ToolButton
            label={t("measure")}
            isPressed={isOn}
            onClick={chosen(() => model.measure.toggle())}
          >
            <MapIcon name="ruler" isSmall />
          </ToolButton>
          <ToolButton label={t("share")} onClick={chosen(() => void share())}>
            <MapIcon name="link" isSmall />
          </ToolButton>
          <ToolButton label={t("print")} onClick={chosen(() => window.print())}>
            <Icon name="print" isSmall />
          </ToolButton>
        </div>
        <div className="map-float">
          <ToolButton label={t("zoomIn")} onClick={() => model.view.zoomBy(1)}>
            <Icon name="plus" isSmall />
          </ToolButton>
          <ToolButton label={t("zoomOut")} onClick={() => model.view.zoomBy(-1)}>
            <Icon name="minus" isSmall />
          </ToolButton>
          <ToolButton
            className="map-tool-wide"
            label={t("locate")}
            onClick={() => void locate()}
            isBusy={isLocating}
          >
            <MapIcon name="crosshair" isSmall />
          </ToolButton>
          <ToolButton
            className="map-tool-narrow"
            label={t("moreTools")}
            isExpanded={hasMore}
            onClick={() => setMore(!hasMore)}
          >
            <MapIcon name="more" isSmall />
          </ToolButton>
        </div>
      </div>
      {/* On a phone it has its own place, where a thumb reaches it. */}
      <div className="map-locate map-float map-tool-narrow no-print">
        <ToolButton label={t("locate")} onClick={() => void locate()} isBusy={isLocating}>
          <MapIcon name="crosshair" isSmall />
        </ToolButton>
      </div>
    </>
  );
}

type ToolProps = {
  label: string;
  onClick: () => void;
  isPressed?: boolean;
  isBusy?: boolean;
  isExpanded?: boolean;
  className?: string;
  children: React.ReactNode;
};

function ToolButton({
  label,
  onClick,
  isPressed,
  isBusy,
  isExpanded,
  className,
  children,
}: ToolProps) {
  return (
    <button
      type="button"
      className={classes("map-tool", className)}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-busy={isBusy || undefined}
      aria-expanded={isExpanded}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
