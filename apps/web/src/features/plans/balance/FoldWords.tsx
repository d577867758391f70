/** What a fold is called, and what is in it in a word or two. */
export function FoldWords({ title, preview }: { title: string; preview: string }) {
  return (
    <span className="plan-fold">
      <b>{title}</b> <span>{preview}</span>
    </span>
  );
}
