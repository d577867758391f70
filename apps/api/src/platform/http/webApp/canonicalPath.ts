import { type WebPage, type WebPath, webRoutes } from "@mars/contracts/pages/webRoutes";

const pages: readonly WebPage[] = webRoutes;

/** The one address of a public page; null where an address names one thing of many, or nobody may see it. */
export function canonicalPath(pathname: string, path: WebPath): string | null {
  const page = pages.find((each) => each.path === path);
  if (page?.access !== "public") return null;
  if (path === "/dashboard/:effect") return pathname.replace(/\/$/, "");
  return path.includes(":") ? null : path;
}
