import type { EffectKey, StatusGoal } from "@mars/contracts/statusShapes";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useLocation } from "../../../lib/router/currentLocation.ts";
import { useSettings } from "../../../lib/settings/settings.ts";
import { Button, IconButton } from "../../../ui/Button.tsx";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { detailText } from "../text/detailText.ts";

type Props = { effect: EffectKey; goal: StatusGoal; day: string; onClose: () => void };
type Quoted = "established" | "committed" | "both";
type Copied = "text" | "link" | "refused" | null;

const copiedMs = 5000;

/** The figures as a sentence to quote, with an address that goes on showing them. */
export function QuoteBox({ effect, goal, day, onClose }: Props) {
  const t = useText(detailText);
  const format = useFormat();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { demo } = useSettings().application;
  const { pathname } = useLocation();
  const [quoted, setQuoted] = useState<Quoted>("both");
  const [copied, setCopied] = useState<Copied>(null);
  const share = (value: number | null) => (value === null ? "–" : format.percent(value));
  const text = t(`quote.text.${quoted}`, {
    date: format.date(day),
    goal: t(`quote.goal.${effect}`),
    unit: t(`quote.unit.${effect}`),
    whole: format.integer(goal.goal),
    established: share(goal.establishedShare),
    establishedAmount: format.amount(goal.established),
    committed: share(goal.share),
    committedAmount: format.amount(goal.reached),
    source: t(demo ? "quote.sourceDemo" : "quote.source"),
  });
  const link = `${window.location.origin}${pathname}?asOf=${day}`;
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (copied === null || copied === "refused") return;
    const timer = setTimeout(() => setCopied(null), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (what: "text" | "link") => {
    try {
      await navigator.clipboard.writeText(what === "text" ? text : link);
      setCopied(what);
    } catch {
      setCopied("refused");
    }
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  return (
    // Escape closes it from wherever the focus is within.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className="quote" aria-labelledby={id} onKeyDown={closeOnEscape}>
      <h4 id={id} ref={heading} tabIndex={-1}>
        {t("quote.title")}
      </h4>
      <IconButton icon="close" label={t("quote.close")} onClick={onClose} />
      <RadioGroup
        legend={t("quote.what")}
        isLegendHidden
        variant="segmented"
        value={quoted}
        onChange={setQuoted}
        options={(["established", "committed", "both"] as const).map((value) => ({
          value,
          label: t(`quote.${value}`),
        }))}
      />
      <blockquote>{text}</blockquote>
      <p className="small quote-link">
        {t("quote.link")} <a href={link}>{link}</a>
      </p>
      <p className="quote-tools">
        <Button
          size="small"
          icon={copied === "text" ? "check" : "copy"}
          onClick={() => void copy("text")}
        >
          {t(copied === "text" ? "quote.copied" : "quote.copyText")}
        </Button>
        <Button
          size="small"
          variant="secondary"
          icon={copied === "link" ? "check" : "copy"}
          onClick={() => void copy("link")}
        >
          {t(copied === "link" ? "quote.copied" : "quote.copyLink")}
        </Button>
        <span className="small" role="status">
          {copied === "refused" && t("quote.refused")}
          {(copied === "text" || copied === "link") && (
            <span className="sr-only">{t("quote.copied")}</span>
          )}
        </span>
      </p>
    </section>
  );
}
