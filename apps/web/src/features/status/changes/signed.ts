/** With its sign, a true minus, and nothing before 0. */
export function signed(value: number, write: (value: number) => string): string {
  const text = write(Math.abs(value));
  if (!/[1-9]/.test(text)) return write(0);
  return (value > 0 ? "+" : "−") + text;
}
