import { accept, refuse, type Result } from "../result.ts";
import { normaliseVat, sameVat } from "../organizations/ownerOrganizations.ts";
import type { RightsPerson } from "./person.ts";

/** Who owns a project or is delegate for it: an organisation, or a private person. */
export type Holder =
  | { readonly kind: "organisation"; readonly vat: string }
  | { readonly kind: "person"; readonly personId: string };

/** What a person creates belongs to their organisation, or to themselves where they have none. */
export function holderOf(person: RightsPerson): Holder {
  const vat = normaliseVat(person.vat);
  return vat === null ? { kind: "person", personId: person.id } : { kind: "organisation", vat };
}

export function holds(person: RightsPerson, holder: Holder | null): boolean {
  if (holder === null) return false;
  return holder.kind === "organisation"
    ? sameVat(person.vat, holder.vat)
    : person.id === holder.personId;
}

function sameHolder(a: Holder | null, b: Holder | null): boolean {
  if (a === null || b === null) return a === b;
  if (a.kind === "organisation") return b.kind === "organisation" && sameVat(a.vat, b.vat);
  return b.kind === "person" && a.personId === b.personId;
}

export type HolderChange = {
  readonly role: "owner" | "delegate";
  readonly current: Holder | null;
  /** The present holder is a municipality that the project was handed over to. */
  readonly isFinal: boolean;
  readonly next: Holder | null;
  readonly nextIsMunicipality: boolean;
  readonly confirmed: boolean;
};

/** Hands a project over. To a municipality it is for good, and must be confirmed. */
export function changeHolder(
  change: HolderChange,
): Result<{ readonly holder: Holder | null; readonly isFinal: boolean }> {
  const { role, current, next } = change;
  if (role === "owner" && next === null) return refuse("owner.required");
  if (sameHolder(current, next)) return refuse("owner.unchanged", { role });
  if (change.isFinal) return refuse("owner.final", { role });
  if (change.nextIsMunicipality && !change.confirmed) {
    return refuse("owner.not-confirmed", { role });
  }
  return accept({ holder: next, isFinal: change.nextIsMunicipality });
}
