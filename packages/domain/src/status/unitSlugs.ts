const danishLetters: Record<string, string> = { æ: "ae", ø: "oe", å: "aa", ß: "ss" };

/** A name as it is in an address: 'Høje-Taastrup Kommune' is `hoeje-taastrup`. */
export function slugOf(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/\s+kommune$/, "")
    .replaceAll(/[æøåß]/g, (letter) => danishLetters[letter] ?? letter)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

type Named = { id: string; code: string | null; name: string };

/**
 * Units of one kind with the names they have in addresses. Where two would be called the same, both
 * carry their code or id behind it, so that neither's address depends on which was made first.
 * Retired ones take no name from those of today, and get what those have left.
 */
export function withSlugs<U extends Named & { isRetired: boolean }>(
  units: readonly U[],
): (U & { slug: string })[] {
  const named = units.map((unit) => ({ unit, slugs: possibleSlugs(unit) }));
  const living = named.filter(({ unit }) => !unit.isRetired);
  const former = named.filter(({ unit }) => unit.isRetired);
  const byPlain = Map.groupBy(living, ({ slugs: [plain] }) => plain);
  const taken = new Set(living.flatMap(({ unit, slugs }) => [...slugs, unit.id, unit.code]));
  return named.map((one) => {
    const [plain, keyed, last] = one.slugs;
    const isFree = (slug: string) =>
      slug !== "" &&
      !taken.has(slug) &&
      !former.some((other) => other !== one && other.slugs.includes(slug));
    const isOwn = plain !== "" && byPlain.get(plain)?.length === 1;
    const slug = one.unit.isRetired ? ([plain, keyed].find(isFree) ?? last) : isOwn ? plain : keyed;
    return { ...one.unit, slug };
  });
}

/** From the shortest to the one that no other can have. */
function possibleSlugs({ id, code, name }: Named): [plain: string, keyed: string, last: string] {
  const plain = slugOf(name);
  const behind = (key: string) => [plain, key].filter(Boolean).join("-");
  return [plain, behind(code ?? id), behind(id)];
}

/** The unit that a piece of an address means: its slug, id or code, or its name as people type it. */
export function unitOfAddress<U extends { id: string; code: string | null; slug: string }>(
  units: readonly U[],
  piece: string,
): U | undefined {
  return (
    units.find(({ id, code, slug }) => piece === slug || piece === id || piece === code) ??
    units.find(({ slug }) => slug === slugOf(piece))
  );
}
