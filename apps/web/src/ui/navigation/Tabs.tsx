import "./tabs.css";
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";

export type Tab<K extends string> = { key: K; label: ReactNode; count?: string | undefined };
type Props<K extends string> = {
  label: string;
  tabs: readonly Tab<K>[];
  selected: K;
  onSelect: (key: K) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
};

/** Arrow keys move between tabs and show them at once; only the selected one is in the tab order. */
export function Tabs<K extends string>({ label, tabs, selected, onSelect, children }: Props<K>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.key === selected);
    const next = targetOf(event.key, at, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.key);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.key}"]`)?.focus();
  }

  return (
    <div className="tabs">
      <div
        className="tab-list"
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        ref={list}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            data-tab={tab.key}
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === selected}
            aria-controls={tab.key === selected ? `${id}-panel` : undefined}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
          >
            {tab.label}
            {/* Heard as two things, not as one word. */}
            {tab.count !== undefined && (
              <>
                {" "}
                <span className="tab-count">{tab.count}</span>
              </>
            )}
          </button>
        ))}
      </div>
      <div
        className="tab-panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
      >
        {children}
      </div>
    </div>
  );
}

function targetOf(key: string, at: number, count: number): number | null {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
