const danishLetters: Record<string, string> = { æ: "ae", ø: "oe", å: "aa", ß: "ss" };

/** A name as it stands in an address: 'Høje-Taastrup Kommune' is `hoeje-taastrup`. */
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

/**
 * Units of one kind with the names they have in addresses. Where two would be called the same, both
 * carry their code or id behind it, so that neither's address depends on which was made first.
 */
export function withSlugs<U extends { id: string; code: string | null; name: string }>(
  units: readonly U[],
): (U & { slug: string })[] {
  const bySlug = Map.groupBy(units, ({ name }) => slugOf(name));
  return units.map((unit) => {
    const slug = slugOf(unit.name);
    const isOwn = slug !== "" && bySlug.get(slug)?.length === 1;
    const key = unit.code ?? unit.id;
    return { ...unit, slug: isOwn ? slug : [slug, key].filter(Boolean).join("-") };
  });
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
