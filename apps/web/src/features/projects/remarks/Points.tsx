/** What is asked in several lines is asked in as many points, with numbers to answer by. */
export function Points({ text }: { text: string }) {
  const points = text
    .split("\n")
    // Numbers and dashes that were written before them are left out.
    .map((line) => line.replace(/^\s*(?:\d{1,2}[.)]|[-–•*])\s+/, "").trim())
    .filter((line) => line !== "");
  if (points.length < 2) return <p lang="da">{text}</p>;
  return (
    <ol className="points" lang="da">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ol>
  );
}
