type Injectable = {
  app: { inject(options: { url: string }): Promise<Answer> };
};
type Answer = { statusCode: number; body: string; json: <T>() => T };

/** Reads a public answer of a server under test; anything but 200 fails with what was said. */
export function readFrom(server: Injectable) {
  return async <T>(path: string): Promise<T> => {
    const answer = await server.app.inject({ url: `/api${path}` });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
    return answer.json<T>();
  };
}
