import { useAuthorityName } from "../lib/language/useAuthorityName.ts";

type Props = {
  name: string;
  /** Where there is room for one name only. */
  isShort?: boolean;
};

/** An authority; in English with its Danish name in brackets, which letters and laws use. */
export function AuthorityName({ name, isShort = false }: Props) {
  const said = useAuthorityName()(name);
  if (said === name) return <span lang="da">{name}</span>;
  if (isShort) return said;
  return (
    <>
      {said} (<span lang="da">{name}</span>)
    </>
  );
}
