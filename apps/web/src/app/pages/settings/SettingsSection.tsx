import { type ReactNode, useId } from "react";

type Props = { title: string; text: string; children: ReactNode };

export function SettingsSection({ title, text, children }: Props) {
  const id = useId();
  return (
    <section className="section section-grid settings-section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="section-body stack-2">{children}</div>
    </section>
  );
}
