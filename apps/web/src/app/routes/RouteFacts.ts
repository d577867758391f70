import { unknownPage, type WebPage } from "@mars/contracts/pages/webRoutes";
import { createContext, use } from "react";

const FactsContext = createContext<WebPage>(unknownPage);
/** The row of the page that is shown; a page no one knows has the ordinary frame. */
export const RouteFactsScope = FactsContext.Provider;

export function useRouteFacts(): WebPage {
  return use(FactsContext);
}
