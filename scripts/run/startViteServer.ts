import { join } from "node:path";

type Ports = { port: number; host: string; apiPort: number };

const OF_THE_API = ["/api", "/identity", "/portal", "/ogc", "/app-settings.json", "/was"];

/** Serves the web app from its sources with live reload, and hands the rest on to the API. */
export async function startViteServer(
  root: string,
  { port, host, apiPort }: Ports,
): Promise<() => Promise<void>> {
  const { createServer } = await import("vite");
  const target = `http://127.0.0.1:${apiPort}`;
  const server = await createServer({
    root: join(root, "apps", "web"),
    configFile: join(root, "apps", "web", "vite.config.ts"),
    server: {
      port,
      host,
      strictPort: true,
      // The API and the provider look at the host people use, not at the inner one.
      proxy: Object.fromEntries(
        OF_THE_API.map((path) => [path, { target, changeOrigin: false, xfwd: true }]),
      ),
    },
  });
  await server.listen();
  return () => server.close();
}
