/** What the test files are told about the database that was started for them. */
export type TestServer =
  | { engine: "embedded"; url: string }
  | { engine: "server"; url: string; template: string };

declare module "vitest" {
  interface ProvidedContext {
    testServer: TestServer;
  }
}
