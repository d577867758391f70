/** The authority has answered, with no; a network that failed has not. */
export function isRefusal(fault: unknown): boolean {
  return (
    typeof fault === "object" && fault !== null && typeof Reflect.get(fault, "error") === "string"
  );
}
