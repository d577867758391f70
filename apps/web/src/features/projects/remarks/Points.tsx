import { useText } from "../../../lib/language/text.ts";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { projectText } from "../text/projectText.ts";
import { maxLengthOf } from "../textFault.ts";
import { joinAnswers, pointsOf, splitAnswers } from "./points.ts";

/** What was asked, with numbers where it was asked in several points, and the answers under them. */
export function Points({ text, answer }: { text: string; answer?: string | null }) {
  const points = pointsOf(text);
  if (points.length < 2) {
    return (
      <>
        <p lang="da">{text}</p>
        {answer && <Answer text={answer} />}
      </>
    );
  }
  const answers = splitAnswers(answer ?? "", points.length);
  return (
    <ol className="points" lang="da">
      {points.map((point, at) => (
        <li key={point}>
          {point}
          {answers[at] && <Answer text={answers[at]} />}
        </li>
      ))}
    </ol>
  );
}

function Answer({ text }: { text: string }) {
  const t = useText(projectText);
  return (
    <p className="point-answer">
      <b>{t("answer.title")}</b> {text}
    </p>
  );
}

type Props = {
  /** The question; null: what is written answers none. */
  asked: string | null;
  id?: string;
  label: string;
  isOptional?: boolean;
  value: string;
  onChange: (text: string) => void;
  error: string | null;
};

/** One field, or one for each point that was asked; what is written is one text either way. */
export function AnswerFields({ asked, value, onChange, ...field }: Props) {
  const points = asked === null ? [] : pointsOf(asked);
  const most = maxLengthOf("remark");
  if (points.length < 2) {
    return <TextArea {...field} value={value} maxLength={most} rows={3} onChange={onChange} />;
  }
  const answers = splitAnswers(value, points.length);
  return points.map((point, at) => {
    const own = answers[at]!;
    return (
      <TextArea
        key={point}
        id={at === 0 ? field.id : undefined}
        label={`${at + 1}. ${point}`}
        isOptional={field.isOptional}
        value={own}
        maxLength={most < 0 ? most : most - value.length + own.length}
        rows={2}
        error={at === 0 ? field.error : null}
        onChange={(text) => onChange(joinAnswers(answers.with(at, text)))}
      />
    );
  });
}
