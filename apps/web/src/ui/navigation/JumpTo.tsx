import "./navigation.css";

type Props = { target: string; children: string };

/**
 * Past a long list or over the map in one step. Shown when it has the keyboard's focus, and a
 * button rather than a link: what is after # in the address of a map page is not ours to change.
 */
export function JumpTo({ target, children }: Props) {
  return (
    <button
      type="button"
      className="jump-to"
      onClick={() => document.getElementById(target)?.focus()}
    >
      {children}
    </button>
  );
}
