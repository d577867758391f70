/** Gives a source's attributes the names that the product reads: whatever their case, or as it was told. */
export class AttributeNames {
  readonly #ours = new Map<string, string>();
  readonly #known = new Map<string, string>();

  /** `told`: the source's own name for each of ours. */
  constructor(used: readonly string[], told: Readonly<Record<string, string>> = {}) {
    for (const name of used) this.#ours.set(name.toLowerCase(), name);
    for (const [ours, theirs] of Object.entries(told)) {
      const name = this.#ours.get(ours.toLowerCase()) ?? ours;
      this.#ours.delete(name.toLowerCase());
      this.#ours.set(theirs.toLowerCase(), name);
    }
  }

  /** A feature's attributes by our names; the same object where nothing is called otherwise. */
  of(properties: Record<string, unknown>): Record<string, unknown> {
    let isSame = true;
    const named = Object.entries(properties).map(([name, value]) => {
      const ours = this.#nameOf(name);
      isSame &&= ours === name;
      return [ours, value] as const;
    });
    return isSame ? properties : Object.fromEntries(named);
  }

  #nameOf(name: string): string {
    let ours = this.#known.get(name);
    if (ours === undefined) {
      ours = this.#ours.get(name.toLowerCase()) ?? name;
      this.#known.set(name, ours);
    }
    return ours;
  }
}
