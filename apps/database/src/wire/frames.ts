/** The few messages the multiplexer writes itself; everything else comes from the engine. */

function frame(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5);
  head.write(type, 0, "latin1");
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const text = (value: string) => Buffer.from(`${value}\0`);

const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};

export const syncFrame = frame("S");
export const askForPassword = frame("R", int32(3));

export const queryFrame = (sql: string) => frame("Q", text(sql));

export const parseFrame = (statement: string, sql: string) =>
  frame("P", text(statement), text(sql), Buffer.alloc(2));

export const readyFrame = (status: string) => frame("Z", Buffer.from(status, "latin1"));

export const fatalFrame = (code: string, sentence: string) =>
  frame(
    "E",
    ...["SFATAL", "VFATAL", `C${code}`, `M${sentence}`].map((field) => text(field)),
    Buffer.alloc(1),
  );

/** The opening message of protocol 3.0. */
export function startupFrame(user: string, database: string): Buffer {
  const body = Buffer.concat([
    int32(196608),
    ...["user", user, "database", database, ""].map((field) => text(field)),
  ]);
  return Buffer.concat([int32(body.length + 4), body]);
}
