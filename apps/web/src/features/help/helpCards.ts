import type { AppSettings } from "@mars/contracts/platform/appSettings";
import type { IconName } from "../../ui/icons/Icon.tsx";

export type HelpCard = {
  key: "helpCenter" | "datasets" | "operations" | "terms";
  url: string;
  icon: IconName;
};

/** H7: at most four, each only where the settings give it an address. */
export function helpCards({
  help,
  application,
}: Pick<AppSettings, "help" | "application">): HelpCard[] {
  const cards: (Omit<HelpCard, "url"> & { url: string | null })[] = [
    { key: "helpCenter", icon: "help", url: help.helpdeskUrl ?? application.helpdeskUrl },
    { key: "datasets", icon: "layers", url: help.datasetMonitoring },
    { key: "operations", icon: "calendar", url: help.serviceStatus },
    { key: "terms", icon: "document", url: help.termOfUse },
  ];
  return cards.filter((card): card is HelpCard => Boolean(card.url));
}
