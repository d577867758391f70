/** Everything the embedded identity provider is told when it starts. */
export type Settings = {
  /** The address people see in the browser, e.g. `http://localhost:3000`. */
  publicOrigin: string;
  dataDir: string;
  /** Port on loopback; 0 takes a free one. */
  port: number;
  /** With `DEMO=1` the demo people may also be used from other machines. */
  demo: boolean;
  accessTokenSeconds: number;
  clientId: string;
  audience: string;
  /** Where the API is informed of sessions that have ended; null where it is not. */
  logoutUrl: string | null;
};

export const usualSettings = {
  port: 0,
  demo: false,
  accessTokenSeconds: 15 * 60,
  clientId: "mars-web",
  audience: "mars-api",
  logoutUrl: null,
} satisfies Partial<Settings>;
