import { isIP } from "node:net";
import { isPublicAddress } from "../../../platform/geodata/fetching/publicAddress.ts";

type Judged = { url: string } | { refused: "webhook.address" | "webhook.inner-address" };

/**
 * Where calls may go: `https`, without name and password, to a host on the internet. Which address
 * a name leads to is judged again at every call. `innerHosts` are those an operator trusts.
 */
export function webhookAddress(text: string, innerHosts: readonly string[]): Judged {
  const url = URL.parse(text.trim());
  if (url === null || url.username !== "" || url.password !== "")
    return { refused: "webhook.address" };
  const { protocol, href } = url;
  // A name may end in a dot and is the same name.
  const hostname = url.hostname.replace(/\.+$/, "");
  if (innerHosts.includes(hostname) && /^https?:$/.test(protocol)) return { url: href };
  if (protocol !== "https:") return { refused: "webhook.address" };
  const literal = hostname.replace(/^\[|\]$/g, "");
  const isInner = isIP(literal) === 0 ? !hostname.includes(".") : !isPublicAddress(literal);
  return isInner || /(?:^|\.)(?:localhost|internal|local)$/.test(hostname)
    ? { refused: "webhook.inner-address" }
    : { url: href };
}
