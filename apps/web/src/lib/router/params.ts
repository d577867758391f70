import type { WebPath } from "@mars/contracts/pages/webRoutes";
import { createContext, use } from "react";
import type { PathParams } from "./address.ts";

export const ParamsContext = createContext<Record<string, string>>({});

/** `useParams<"/plans/:id">().id` */
export function useParams<P extends WebPath>(): PathParams<P> {
  return use(ParamsContext) as PathParams<P>;
}
