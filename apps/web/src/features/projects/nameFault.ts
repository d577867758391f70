/** V1: what is wrong with a project's name, as it will be once trimmed. */
export function nameFault(name: string, maxLength: number): "nameRequired" | "nameTooLong" | null {
  const trimmed = name.trim();
  if (trimmed === "") return "nameRequired";
  return maxLength >= 0 && trimmed.length > maxLength ? "nameTooLong" : null;
}
