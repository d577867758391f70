import { type ComponentProps, useRef } from "react";
import { Menu } from "../../../ui/overlays/Menu.tsx";

/** A menu within the panel, which is scrolled until the open menu is seen: on a phone the panel is
 * half a screen, and the menu would open below its edge. */
export function PanelMenu(props: Omit<ComponentProps<typeof Menu>, "onOpen">) {
  const box = useRef<HTMLDivElement>(null);
  const show = () =>
    box.current?.querySelector(".menu-panel")?.scrollIntoView?.({ block: "nearest" });
  return (
    <div className="plan-panel-menu" ref={box}>
      <Menu {...props} onOpen={() => requestAnimationFrame(show)} />
    </div>
  );
}
