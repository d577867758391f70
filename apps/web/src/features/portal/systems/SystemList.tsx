import "../portal.css";
import type { SystemEntry } from "./System.ts";
import { SystemIcon } from "./SystemIcon.tsx";

type Props = { entries: readonly SystemEntry[]; onChoose: (id: string) => void };

/** Icon, name and what it is for, in at most two lines. */
export function SystemList({ entries, onChoose }: Props) {
  return (
    <ul className="systems">
      {entries.map((entry) => (
        <li key={entry.id}>
          <button type="button" className="system" onClick={() => onChoose(entry.id)}>
            <SystemIcon svg={entry.icon} />
            <span>
              <b>{entry.name}</b>{" "}
              <span className="system-description">{entry.shortDescription}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
