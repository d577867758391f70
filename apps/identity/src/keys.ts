import { generateKeyPairSync, randomBytes, type JsonWebKey } from "node:crypto";
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type SigningKey = JsonWebKey & { kid: string; alg: string; use: string };
export type Keys = { jwks: { keys: SigningKey[] }; cookieKeys: string[] };

/** The signing and cookie keys: made on the first start, kept so that a restart signs no one out. */
export function loadKeys(folder: string): Keys {
  const path = join(folder, "keys.json");
  if (!existsSync(path)) {
    // Written aside and put in place whole: a crash must not leave half a key file, and of two
    // processes starting at once the second must take over the first one's keys.
    const aside = `${path}.${process.pid}`;
    writeFileSync(aside, JSON.stringify(makeKeys()), { mode: 0o600 });
    try {
      linkSync(aside, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      unlinkSync(aside);
    }
  }
  try {
    const keys = JSON.parse(readFileSync(path, "utf8")) as Keys;
    if (keys.jwks.keys.length > 0 && keys.cookieKeys.length > 0) return keys;
  } catch {
    // Falls through to the one sentence below.
  }
  throw new Error(`The key file ${path} cannot be read; remove it to have new keys made.`);
}

function makeKeys(): Keys {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 3072 });
  const kid = randomBytes(8).toString("hex");
  return {
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), kid, use: "sig", alg: "RS256" }] },
    cookieKeys: [randomBytes(32).toString("base64url")],
  };
}
