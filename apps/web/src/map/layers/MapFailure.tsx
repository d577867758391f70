import { listText } from "@mars/wording/format/listText";
import type { DataSources } from "@mars/contracts/datasets/dataSources";
import { wordIn } from "@mars/wording/language/wordIn";
import { useStore } from "../../lib/createStore.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { Link } from "../../lib/router/Link.tsx";
import { useRead } from "../../lib/serverData/useRead.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import type { MapModel } from "../createMapModel.ts";
import { backgroundTitle } from "./backgroundTitle.ts";
import { isServiceLayer, MUTED, serviceLayer } from "./LayerStack.ts";
import { mapText } from "../text.ts";

/** Says which part of the map is missing, so that a blank place is not read as 'nothing here'. */
export function MapFailure({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const locale = useLocale();
  const failed = useStore(model.layers.failed);
  const { shown, background } = useStore(model.layers.store);
  const settings = useSettings().map;
  // The offline background is in for it, so nothing is missing: it only looks different.
  const isReplaced = failed.includes(serviceLayer(background));
  const names = failed.flatMap((id) => {
    if (id === "catalogue") return t("layers");
    if (isServiceLayer(id)) return [];
    if (id === MUTED) return background === "none" ? [] : t("failed.background");
    if (!shown.some((layer) => layer.id === id)) return [];
    const dataset = model.layers.dataset(id);
    return (dataset && wordIn(locale, dataset, "title")) ?? t("failed.layer");
  });
  const unloaded = useUnloaded(model);
  const sentences = [
    ...(isReplaced
      ? [t("failed.image", { name: backgroundTitle(background, settings, locale) })]
      : []),
    ...(names.length > 0 ? [t("failed.tiles", { names: names.join(", ") })] : []),
  ];
  const isFailure = sentences.length > 0;
  sentences.push(...unloaded);
  return (
    <div role="status">
      {sentences.length > 0 && (
        <div className="map-float map-failure no-print">
          <Icon name="warning" isSmall />
          <p>
            {`${sentences.join(" ")} `}
            {!isFailure && <Link to="/data">{t("notLoaded.more")}</Link>}
          </p>
          {isFailure && (
            <Button variant="text" size="small" onClick={() => void model.layers.retry()}>
              {t("again")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** What no one has loaded into this installation yet: the land itself, and layers that are switched on. */
function useUnloaded(model: MapModel): string[] {
  const t = useText(mapText);
  const locale = useLocale();
  const { shown } = useStore(model.layers.store);
  const { data } = useRead<DataSources>("/data-sources");
  const hasNoLand = data?.parts?.some(
    ({ part, origin }) => part === "geography" && origin === "none",
  );
  const titles = shown.flatMap(({ id }) => {
    const dataset = model.layers.dataset(id);
    // Live ones have no version either, and are drawn as soon as they are requested.
    if (dataset?.version !== null || dataset.storage !== "stored") return [];
    return wordIn(locale, dataset, "title") ?? [];
  });
  return [
    ...(hasNoLand && model.layers.backgrounds().includes(MUTED) ? [t("notLoaded.land")] : []),
    ...(titles.length > 0 ? [t("notLoaded.layers", { titles: listText(titles, locale) })] : []),
  ];
}
