import { createContext, use } from "react";
import type { TitleKey } from "../text.ts";

export type RouteFacts = {
  titleKey: TitleKey;
  /** `map` folds the header and gives the rest of the window to the page; `bare` has no shell. */
  layout?: "page" | "map" | "bare";
  /** Status pages exist in Danish only (SPEC 9). */
  isDanishOnly?: boolean;
  /** One section may stand alone in another site (`?embed=`): no header and footer then. */
  isEmbeddable?: boolean;
};

/** A page nobody knows has the ordinary frame and the not-found title. */
export const unknownPage: RouteFacts = { titleKey: "title.notFound" };

const FactsContext = createContext<RouteFacts>(unknownPage);
export const RouteFactsScope = FactsContext.Provider;

export function useRouteFacts(): RouteFacts {
  return use(FactsContext);
}
