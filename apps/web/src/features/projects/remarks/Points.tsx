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
  const t = useText(projectText);
  const points = asked === null ? [] : pointsOf(asked);
  if (points.length < 2) {
    const most = maxLengthOf("remark");
    return <TextArea {...field} value={value} maxLength={most} rows={3} onChange={onChange} />;
  }
  const answers = splitAnswers(value, points.length);
  return (
    <fieldset className="answer-fields">
      <legend>{t(field.isOptional ? "answer.points" : "answer.needed")}</legend>
      {points.map((point, at) => (
        <TextArea
          key={point}
          id={at === 0 ? field.id : undefined}
          label={`${at + 1}. ${point}`}
          value={answers[at]!}
          // All of them are one text, and its length is checked as one.
          maxLength={-1}
          rows={2}
          error={at === 0 ? field.error : null}
          onChange={(text) => onChange(joinAnswers(answers.with(at, text)))}
        />
      ))}
    </fieldset>
  );
}
