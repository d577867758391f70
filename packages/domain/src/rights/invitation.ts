/** Whom an invitation names: a private person who may not have an account. */
export type Invitee = { readonly name: string; readonly email: string };

/** Addresses are compared as they are stored: trimmed and in small letters. */
export function mailAddress(text: string): string | null {
  const address = text.trim().toLowerCase();
  return /^[^\s@<>"(),:;[\]\\]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(address) &&
    address.length <= 254
    ? address
    : null;
}

/**
 * Whether someone who opened the link is the one whom it was meant for: the authority has the same
 * address, or every word of the name that was written is part of their own. A link that was forwarded
 * or sent to a wrong address is of no use to others.
 */
export function isInvitee(
  person: { readonly fullName: string; readonly email: string | null },
  { name, email }: Invitee,
): boolean {
  if (person.email !== null && mailAddress(person.email) === email) return true;
  const own = new Set(wordsOf(person.fullName));
  const named = wordsOf(name);
  return named.length > 0 && named.every((word) => own.has(word));
}

function wordsOf(name: string): string[] {
  return name
    .toLocaleLowerCase("da")
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
}
