/** An address that can be kept and shown: names, passwords, tokens and keys are taken out. */
export function withoutKeys(address: string): string {
  const url = new URL(address);
  url.username = url.password = "";
  for (const name of Array.from(url.searchParams.keys()))
    if (/token|key|user|pass|pwd|auth|ticket|login|secret|credential/i.test(name))
      url.searchParams.delete(name);
  return url.href;
}
