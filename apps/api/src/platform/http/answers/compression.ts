import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

const compressible =
  /^text\/(?!event-stream)|[+/](?:json|xml|text)\b|javascript|mapbox-vector-tile/;

export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: 1024,
    encodings: ["br", "gzip"],
    customTypes: compressible,
    // No one sends us compressed bodies; unpacking them would let a small one become huge.
    globalDecompression: false,
  });
}
