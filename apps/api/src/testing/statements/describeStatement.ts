import type { Client, Connection, Submittable } from "pg";

export type DescribedColumn = { name: string; typeOid: number };

/** What the driver's connection does beyond its published types, as its own cursor module uses it. */
type Wire = Connection & {
  parse(query: { text: string; name: string; types: number[] }, more?: boolean): void;
  describe(what: { type: "S"; name: string }, more?: boolean): void;
  sync(): void;
};

/** Has the server parse and plan a statement without running it; the columns it would answer with. */
export function describeStatement(client: Client, text: string): Promise<DescribedColumn[]> {
  return new Promise((resolve, reject) => {
    let columns: DescribedColumn[] = [];
    const submittable = {
      submit(connection: Wire) {
        connection.parse({ text, name: "", types: [] });
        connection.describe({ type: "S", name: "" });
        connection.sync();
      },
      handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }) {
        columns = fields.map(({ name, dataTypeID }) => ({ name, typeOid: dataTypeID }));
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
    };
    client.query(submittable as unknown as Submittable);
  });
}
