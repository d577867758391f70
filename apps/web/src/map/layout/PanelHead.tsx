import type { ReactNode } from "react";

type Props = {
  /** 'Trin 1 af 2' */
  step?: string;
  context?: ReactNode;
  /** A link back, instead of a step. */
  back?: ReactNode;
  title: ReactNode;
  status?: ReactNode;
  /** Next to the title on a phone: 'Andre måder'. */
  action?: ReactNode;
};

/** Step or way back, the page's one heading, one line of status. */
export function PanelHead({ step, context, back, title, status, action }: Props) {
  return (
    <>
      {(step || context || back) && (
        <p className="map-step">
          {back}
          {step && <b>{step}</b>}
          {context && <span>{context}</span>}
        </p>
      )}
      <div className="map-title-row">
        <h1 tabIndex={-1} title={typeof title === "string" ? title : undefined}>
          {title}
        </h1>
        {action}
      </div>
      {status && <div className="map-panel-status">{status}</div>}
    </>
  );
}
