import { useFactName } from "../../lib/language/useFactName.ts";

/** A measure's or scheme's name; in English with the Danish one beneath, which letters and laws use. */
export function FactName({ name }: { name: string }) {
  const said = useFactName()(name);
  if (said === name) return name;
  return (
    <>
      {said}{" "}
      <span className="in-danish" lang="da">
        {name}
      </span>
    </>
  );
}
