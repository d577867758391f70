import { isIPv4 } from "node:net";
import type { FastifyRequest, FastifyServerOptions } from "fastify";
import { stdSerializers } from "pino";
import { routeLabel } from "./routeLabel.ts";

/** Enough of an address to see an attack from one network, too little to see a person. */
export function truncateAddress(address: string): string {
  const plain = address.replace(/^::ffff:/, "");
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, ".0");
  return `${plain.split(":").slice(0, 3).join(":")}::`;
}

/**
 * What a log line may say of a request: the route's pattern, never the address with
 * its ids and search words, no headers, no body.
 */
export function describeRequest(request: FastifyRequest) {
  return {
    method: request.method,
    route: routeLabel(request),
    network: truncateAddress(request.ip),
  };
}

// PostgreSQL puts row values into these ("Key (email)=(…) already exists").
const tellingFields = ["detail", "where", "parameters", "query", "hint", "internalQuery", "raw"];

type DescribedError = { type: string; message: string; stack: string; parts?: DescribedError[] };

function describeError(error: Error): DescribedError {
  const { type, message, stack, aggregateErrors, ...others } = stdSerializers.err(error);
  const harmless = Object.entries(others).filter(([field]) => !tellingFields.includes(field));
  return {
    type,
    message,
    stack,
    ...Object.fromEntries(harmless),
    // As described by the serializer they would bring the telling fields along.
    ...(aggregateErrors && { parts: (error as AggregateError).errors.map(describeError) }),
  };
}

export function logOptions(
  level: string,
  stream?: { write(line: string): void },
): FastifyServerOptions["logger"] {
  return {
    level,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      req: describeRequest,
      res: ({ statusCode }) => ({ statusCode }),
      err: describeError,
    },
    // A second net below the serializers, for what someone logs by hand.
    redact: {
      paths: redactedPaths,
      censor: "[left out]",
    },
    ...(stream && { stream }),
  };
}

const personal = [
  "authorization",
  "token",
  "accessToken",
  "access_token",
  "idToken",
  "cookie",
  "email",
  "fullName",
  "subject",
  "person",
  "claims",
  "body",
  "query",
  "password",
  "headers",
];
const redactedPaths = personal.flatMap((name) => [name, `*.${name}`]);
