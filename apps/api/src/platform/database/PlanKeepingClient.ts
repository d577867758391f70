import { Client } from "pg";

/** A first line `-- plan: name` before a statement. */
const marked = /^\s*-- plan: ([\w.-]+)\n/;

/** Whether plans are kept; told once the engine is known. */
export type Plans = { areKept: boolean };

/**
 * Statements that begin with such a mark are parsed and planned once per connection: on a
 * partitioned table planning takes longer than reading some hundred rows. For the few on which
 * somebody waits. The embedded engine has one session for all connections, where names collide.
 */
export function planKeepingClient(plans: Plans): typeof Client {
  class PlanKeepingClient extends Client {
    // The driver's many ways to be called stay its own; ours is text with values.
    override query(...asked: unknown[]): never {
      const [text, values] = asked;
      const name = plans.areKept && typeof text === "string" ? marked.exec(text)?.[1] : undefined;
      const given = name === undefined ? asked : [{ name, text, values }, ...asked.slice(2)];
      return super.query(...(given as [never]));
    }
  }
  return PlanKeepingClient;
}
