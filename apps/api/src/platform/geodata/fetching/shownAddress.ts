/** Parameters that say what is requested; anything else may be a key. */
const plainParameters = new Set(
  [
    "service request version acceptVersions typeNames typeName layer layers style count maxFeatures",
    "startIndex resultType sortBy srsName bbox outputFormat format include locale map page limit",
  ].flatMap((line) => line.toLowerCase().split(" ")),
);

/** An address as it may be in reports and logs: what was asked is told, keys are not. */
export function shownAddress(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  // Written without `https://` it has its keys all the same.
  if (!url || !/^https?:$/.test(url.protocol))
    return address.replace(/^[^/@]*@/, "").replace(/\?.*$/s, "?…");
  const parameters = [...url.searchParams].map(([name, value]) => {
    const isPlain = plainParameters.has(name.toLowerCase()) || name.startsWith("page[");
    return `${name}=${isPlain ? value : "…"}`;
  });
  const query = parameters.length > 0 ? `?${parameters.join("&")}` : "";
  return `${url.origin}${url.pathname}${query}`;
}
