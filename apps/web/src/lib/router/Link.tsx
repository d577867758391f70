import type { WebPath } from "@mars/contracts/pages/webRoutes";
import type { ComponentProps, MouseEvent } from "react";
import { addressOf, type Destination } from "./address.ts";
import { navigate } from "./currentLocation.ts";
import { preloadPage } from "./routeTable.ts";

type Props<P extends WebPath> = Destination<P> &
  Omit<ComponentProps<"a">, "href"> & {
    replace?: boolean;
  };

/** A link to a page of the product. Other addresses (files, other systems) are plain `<a>`. */
export function Link<P extends WebPath>({
  to,
  params,
  search,
  hash,
  replace,
  onClick,
  children,
  ...rest
}: Props<P>) {
  const href = addressOf({ to, params, search, hash } as Destination<P>);
  const preload = () => preloadPage(href);
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    navigate(href, { replace: replace ?? false });
  }
  return (
    <a {...rest} href={href} onClick={follow} onPointerEnter={preload} onFocus={preload}>
      {children}
    </a>
  );
}

/** New tab, new window, download: the browser's own business. */
function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return hasModifier || event.button !== 0 || (event.currentTarget.target || "_self") !== "_self";
}
