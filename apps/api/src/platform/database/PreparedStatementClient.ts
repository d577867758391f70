import { Client } from "pg";

/** A first line `-- prepare: name` before a statement. */
const marked = /^\s*-- prepare: ([\w.-]+)\n/;

/** Whether marked statements are prepared; set once the engine is known. */
export type PreparedStatements = { areEnabled: boolean };

/**
 * Statements that begin with such a mark become prepared statements, parsed and planned once per connection: on a
 * partitioned table planning takes longer than reading some hundred rows. For the few on which
 * someone waits. The embedded engine has one session for all connections, where names collide.
 */
export function preparedStatementClient(statements: PreparedStatements): typeof Client {
  class PreparedStatementClient extends Client {
    // The driver's many ways to be called stay its own; ours is text with values.
    override query(...asked: unknown[]): never {
      const [text, values] = asked;
      const name =
        statements.areEnabled && typeof text === "string" ? marked.exec(text)?.[1] : undefined;
      const given = name === undefined ? asked : [{ name, text, values }, ...asked.slice(2)];
      return super.query(...(given as [never]));
    }
  }
  return PreparedStatementClient;
}
