import { isLoopbackHost } from "./loopback.ts";

const signInPaths = ["/oidc_callback", "/", "/silent-renew", "/silent-renew.html"];
const signOutPaths = ["/", "/logout"];

export type Redirects = {
  signIn: string[];
  signOut: string[];
  allowsSignIn(uri: string): boolean;
  allowsSignOut(uri: string): boolean;
  allowsOrigin(origin: string): boolean;
};

/**
 * Addresses that may receive a sign-in. While the product itself runs on loopback,
 * other loopback ports are welcome too (a development server); once it has a public
 * address they are not, or any program on a visitor's machine could ask for a code.
 */
export function redirectsOf(publicOrigin: string): Redirects {
  const local = isLoopbackHost(new URL(publicOrigin).host);
  const allows = (paths: readonly string[]) => (uri: string) => {
    const url = URL.parse(uri);
    if (url === null || url.href !== uri || url.search !== "" || uri.includes("#")) return false;
    if (url.username !== "" || url.password !== "") return false;
    return paths.includes(url.pathname) && allowsOrigin(url.origin);
  };
  const allowsOrigin = (origin: string) =>
    origin === publicOrigin ||
    (local && origin.startsWith("http://") && isLoopbackHost(origin.slice("http://".length)));
  return {
    signIn: signInPaths.map((path) => publicOrigin + path),
    signOut: signOutPaths.map((path) => publicOrigin + path),
    allowsSignIn: allows(signInPaths),
    allowsSignOut: allows(signOutPaths),
    allowsOrigin,
  };
}
