import { statfsSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { StartFailure } from "./exitCodes.ts";
import { scheduleVacuum } from "./scheduleVacuum.ts";
import { lockFolder } from "./lockFolder.ts";
import { openEngine } from "./openEngine.ts";
import { makeWritable, prepareFolder } from "./prepareFolder.ts";
import { startupFrame } from "./wire/frames.ts";
import { serveClient, type Served } from "./wire/serveClient.ts";
import { multiplexSession } from "./wire/multiplexSession.ts";
import type { PGlite } from "@electric-sql/pglite";

// WebAssembly traps, and a JavaScript stack that ran out.
const fatalNames = new Set(["RuntimeError", "RangeError"]);

/** Four segments of the engine's log; the API calls itself short of disk below the same. */
const RESERVE_BYTES = 64 * 1024 * 1024;

type Loop = { _PostgresMainLoopOnce?: () => void };

/**
 * PGlite swallows a crash of the WebAssembly machine and calls it again, forever. Its state is
 * lost at that point; the disk holds every acknowledged row, so leaving the process is the cure.
 */
export function detectEngineCrash(engine: PGlite, onBroken: (why: unknown) => void) {
  const module = engine.Module as unknown as Loop;
  const once = module._PostgresMainLoopOnce;
  if (typeof once !== "function")
    throw new Error("PGlite has no _PostgresMainLoopOnce any more: see decision 0004.");
  module._PostgresMainLoopOnce = () => {
    try {
      once();
    } catch (error) {
      if (error instanceof Error && fatalNames.has(error.name)) onBroken(error);
      throw error;
    }
  };
}

export type ServeOptions = {
  dataDir: string;
  /** 0 takes a free port. */
  port: number;
  password: string;
  powerLossSafe: boolean;
  idleInTransactionMs: number;
  hasRoom?: () => boolean;
  onBroken: (why: unknown) => void;
};

/** Opens `dataDir/postgres` and answers the Postgres protocol on loopback. */
export async function serveDatabase(options: ServeOptions) {
  makeWritable(options.dataDir);
  const unlock = lockFolder(options.dataDir);
  process.on("exit", unlock);

  // Listening comes first: a taken port is known at once, early clients wait for the engine.
  const sockets = new Set<Socket>();
  const served = Promise.withResolvers<Served>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
    void served.promise.then((each) => serveClient(socket, each));
  });
  const port = await listen(server, options.port);

  const engine = await openEngine(await prepareFolder(options.dataDir), options.powerLossSafe);
  detectEngineCrash(engine, options.onBroken);
  const multiplexer = multiplexSession({
    engine,
    hasRoom: () => {
      const { bavail, bsize } = statfsSync(options.dataDir);
      return bavail * bsize >= RESERVE_BYTES;
    },
    ...options,
  });
  const greeting = multiplexer.greet(startupFrame("postgres", "postgres"));
  served.resolve({ multiplexer, greeting, password: options.password });
  const stopVacuum = scheduleVacuum(engine, multiplexer);

  return {
    port,
    async stop() {
      stopVacuum();
      server.close();
      for (const socket of sockets) socket.destroy();
      await multiplexer.whenFree(() => engine.close());
      unlock();
    },
  };
}

function listen(server: ReturnType<typeof createServer>, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", () =>
      reject(new StartFailure("portTaken", `Port ${port} for the database is taken.`)),
    );
    server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}
