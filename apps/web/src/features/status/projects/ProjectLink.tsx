import type { MouseEvent } from "react";
import { navigate, useLocation } from "../../../lib/router/currentLocation.ts";

/** Opens the project on top of the page it is met on; the address is the project's own. */
export function ProjectLink({ id, name }: { id: string; name: string }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set("projekt", id);
  const href = `${pathname}?${query.toString()}`;
  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0)
      return;
    event.preventDefault();
    navigate(href, { replace: true });
  }
  return (
    <a href={href} onClick={open}>
      {name}
    </a>
  );
}
