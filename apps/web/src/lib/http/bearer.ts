/** The access token of the loaded user; gone when the user is (SPEC 4). */
let token: string | null = null;

export function setBearer(accessToken: string | null): void {
  token = accessToken;
}

export function authorization(): Record<string, string> {
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}
