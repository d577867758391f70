import { parseSync } from "vite";

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** One small change that a test ought to notice. */
export type Mutant = { start: number; end: number; replacement: string; what: string };

const SWAPPED: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "&&": "||",
  "||": "&&",
  "-": "+",
  "*": "/",
  "/": "*",
};

/** Every mutant of a source: boundary, boolean, arithmetic, number, early return, removed call. */
export function mutantsOf(path: string, source: string): Mutant[] {
  const mutants: Mutant[] = [];
  const add = ({ start, end }: { start: number; end: number }, replacement: string) => {
    const text = source.slice(start, end).replaceAll(/\s+/g, " ");
    const before = text.length > 80 ? `${text.slice(0, 80)}…` : text;
    mutants.push({ start, end, replacement, what: `${before} → ${replacement || "(removed)"}` });
  };
  visit(parseSync(path, source).program, (node) => {
    if (node.type === "BinaryExpression" || node.type === "LogicalExpression") {
      const { left, right } = node as unknown as { left: Node; right: Node };
      const operator = String(node["operator"]);
      const swapped = SWAPPED[operator];
      const start = source.indexOf(operator, left.end);
      if (swapped && start < right.start) add({ start, end: start + operator.length }, swapped);
    }
    if (node.type === "Literal" && typeof node["value"] === "boolean")
      add(node, `${!node["value"]}`);
    if (node.type === "Literal" && typeof node["value"] === "number" && node["value"] > 1)
      add(node, String(node["value"] * 10));
    if (node.type === "UnaryExpression" && node["operator"] === "!")
      add({ start: node.start, end: node.start + 1 }, "");
    if (node.type === "IfStatement" && isEarlyReturn(node["consequent"] as Node))
      add(node["test"] as Node, "false");
    if (node.type === "ExpressionStatement" && isCall(node["expression"] as Node))
      add(node, "void 0;");
  });
  return mutants;
}

function isEarlyReturn({ type }: Node): boolean {
  return ["ReturnStatement", "ThrowStatement", "ContinueStatement"].includes(type);
}

function isCall({ type, argument }: Node): boolean {
  if (type === "AwaitExpression") return isCall(argument as Node);
  return type === "CallExpression";
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (node === null || typeof node !== "object") return;
  if ("type" in node) {
    // Types are not run, and imports have no alternatives.
    if (/^(?:TS(?!AsExpression|NonNull|Satisfies)|Import)/.test(String(node.type))) return;
    see(node as Node);
  }
  for (const child of Object.values(node)) visit(child, see);
}
