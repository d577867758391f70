import type { ReactNode } from "react";

/** Room for a skeleton or an error under the page's head. */
export function PageLoading({ children }: { children: ReactNode }) {
  return <div className="container section">{children}</div>;
}
