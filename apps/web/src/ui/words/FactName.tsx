import { abbreviationsIn } from "@mars/wording/facts/abbreviatedAuthority";
import { useLocale } from "../../lib/language/locale.ts";
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

/** A scheme's official name, which is Danish, and what it abbreviates. */
export function SchemeName({ name }: { name: string }) {
  return (
    <>
      <span lang="da">{name}</span> <Abbreviations name={name} />
    </>
  );
}

/** What the letters in a scheme's name stand for, in words: a phone has nothing to point with. */
export function Abbreviations({ name }: { name: string }) {
  const written = abbreviationsIn([name], useLocale());
  return written === "" ? null : <span className="in-danish">{written}</span>;
}
