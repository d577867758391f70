/** Reads one variable's text, or says in half a sentence what it must be. */
export type Reader<T> = (text: string) => { value: T } | { mustBe: string };

export const text: Reader<string> = (value) => ({ value });

/** Empty means not configured. */
export const optionalText: Reader<string | null> = (value) => ({ value: value || null });

export function wholeNumber(minimum: number, maximum: number): Reader<number> {
  return (value) => {
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= minimum && number <= maximum) return { value: number };
    return { mustBe: `a whole number from ${minimum} to ${maximum}` };
  };
}

export const flag: Reader<boolean> = (value) => {
  if (["1", "true", "yes"].includes(value.toLowerCase())) return { value: true };
  if (["", "0", "false", "no"].includes(value.toLowerCase())) return { value: false };
  return { mustBe: "1 or 0" };
};

export function oneOf<const T extends string>(...choices: T[]): Reader<T> {
  return (value) => {
    const choice = choices.find((known) => known === value);
    return choice === undefined ? { mustBe: `one of ${choices.join(", ")}` } : { value: choice };
  };
}

/** Any of the choices, separated by commas. */
export function someOf<const T extends string>(...choices: T[]): Reader<T[]> {
  return (value) => {
    const words = value.split(",").map((word) => word.trim());
    const known = choices.filter((choice) => words.includes(choice));
    return known.length === words.length
      ? { value: known }
      : { mustBe: `some of ${choices.join(", ")}, separated by commas` };
  };
}

/** `name=number` pairs separated by commas; a name that is not given keeps its usual number. */
export function namedNumbers<const T extends Readonly<Record<string, number>>>(
  usual: T,
): Reader<Record<keyof T, number>> {
  return (value) => {
    const given = value === "" ? [] : value.split(",").map((pair) => pair.trim().split("="));
    const isValid = given.every(
      ([name = "", number = ""]) => Object.hasOwn(usual, name) && Number(number) > 0,
    );
    return isValid
      ? { value: { ...usual, ...Object.fromEntries(given.map(([name, n]) => [name, Number(n)])) } }
      : { mustBe: `pairs such as ${Object.keys(usual)[0]}=${Object.values(usual)[0]}` };
  };
}

/** Words separated by commas; the empty text is the empty list. */
export const list: Reader<string[]> = (value) => ({
  value: value
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== ""),
});

/** An empty line (or a written `\n\n`) ends a paragraph. */
export const paragraphs: Reader<string[]> = (value) => ({
  value: value
    .replaceAll("\\n", "\n")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== ""),
});

function isWebAddress(value: string): boolean {
  return /^https?:$/.test(URL.parse(value)?.protocol ?? "");
}

/** A full http(s) address, kept as written but without a slash at the end. */
export const optionalAddress: Reader<string | null> = (value) => {
  if (value === "") return { value: null };
  return isWebAddress(value)
    ? { value: value.replace(/\/+$/, "") }
    : { mustBe: "an address that begins with http:// or https://" };
};

/** A full address, or a path of this site. */
export const addressOrPath: Reader<string> = (value) =>
  isWebAddress(value) || /^\/[^/\s]\S*$/.test(value)
    ? { value: value.replace(/\/+$/, "") }
    : { mustBe: "a path that begins with / or an address that begins with http:// or https://" };

/** `none` means not configured, where the usual value is something. */
export const addressOrPathOrNone: Reader<string | null> = (value) =>
  value === "none" ? { value: null } : addressOrPath(value);

const postgresAddress = /^postgres(ql)?:\/\//;

export const optionalPostgresAddress: Reader<string | null> = (value) => {
  if (value === "") return { value: null };
  return postgresAddress.test(value) && URL.canParse(value)
    ? { value }
    : { mustBe: "an address that begins with postgres://" };
};

export const postgresAddresses: Reader<string[]> = (value) => {
  const addresses = value.split(/[\s,]+/).filter((address) => address !== "");
  return addresses.every((address) => postgresAddress.test(address) && URL.canParse(address))
    ? { value: addresses }
    : { mustBe: "addresses that begin with postgres://, separated by commas" };
};

/** Hops (`1`), `true` for every proxy, or the proxies' own addresses. */
export const trustedProxies: Reader<boolean | number | string[]> = (value) => {
  if (/^\d+$/.test(value)) return { value: Number(value) > 0 ? Number(value) : false };
  if (value === "" || value === "false") return { value: false };
  if (value === "true") return { value: true };
  const proxies = value.split(",").map((proxy) => proxy.trim());
  return proxies.every((proxy) => /^[0-9a-fA-F.:]+(\/\d+)?$/.test(proxy))
    ? { value: proxies }
    : { mustBe: "a number of proxies, true, or addresses separated by commas" };
};
