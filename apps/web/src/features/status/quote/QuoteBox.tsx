import { slugOf } from "@mars/domain/status/unitSlugs";
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { saveFile } from "../../../lib/http/saveFile.ts";
import { useText } from "../../../lib/language/text.ts";
import { useExpandAll } from "../../../lib/rendered/useExpandAll.ts";
import { useHydrated } from "../../../lib/rendered/useHydrated.ts";
import { useLocation } from "../../../lib/router/currentLocation.ts";
import { useContent } from "../../../lib/serverData/useContent.ts";
import { Button, IconButton } from "../../../ui/buttons/Button.tsx";
import { RadioGroup } from "../../../ui/fields/RadioGroup.tsx";
import { detailText } from "../text/detailText.ts";
import type { Quote } from "./Quote.ts";
import { quotePng, quoteSvg } from "./quotePicture.ts";
import { quoteText } from "./text.ts";

const EmbedDialog = lazy(() =>
  import("../embed/EmbedDialog.tsx").then((module) => ({ default: module.EmbedDialog })),
);

type Copied = "text" | "link" | "table" | "refused" | null;

const copiedMs = 5000;

/** A figure as a sentence, a table or a picture to quote, with an address that continues showing it. */
export function QuoteBox({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const t = useText(detailText);
  const q = useText(quoteText);
  const format = useFormat();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isInvented = useContent()?.invented.includes(quote.of ?? "projects") ?? false;
  const { pathname } = useLocation();
  const [chosen, setChosen] = useState(quote.chosen ?? quote.sentences.at(-1)?.value ?? "");
  const [copied, setCopied] = useState<Copied>(null);
  const [isEmbedding, setEmbedding] = useState(false);
  const source = t(isInvented ? "quote.sourceDemo" : "quote.source");
  const day = format.date(quote.day);
  const said = quote.sentences.find(({ value }) => value === chosen);
  const text = `${quote.opening ?? q("asOf", { day })} ${said?.text ?? ""} ${q("source", { source })}`;
  const origin = useHydrated() ? window.location.origin : "";
  const link = origin + (quote.address ?? `${pathname}?asOf=${quote.day}`);
  const isPressed = !useExpandAll();
  useEffect(() => {
    if (isPressed) heading.current?.focus();
  }, [isPressed]);
  useEffect(() => {
    if (copied === null || copied === "refused") return;
    const timer = setTimeout(() => setCopied(null), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const [headings = [], ...rows] = quote.table ?? [
    [quote.title, `${q("share")} ${quote.basis ?? ""}`.trim(), q("amount")],
    ...quote.figures.map(({ label, share, amount }) => [label, share, amount]),
  ];
  const table = [[...headings, q("day"), q("link")], ...rows.map((row) => [...row, day, link])];
  const copies = { text, link, table: table.map((row) => row.join("\t")).join("\n") };
  const copy = async (what: keyof typeof copies) => {
    try {
      await navigator.clipboard.writeText(copies[what]);
      setCopied(what);
    } catch {
      setCopied("refused");
    }
  };
  const save = async (kind: "svg" | "png") => {
    const picture = said?.picture;
    const measure = picture?.measure ?? (quote.basis && `${q("share")} ${quote.basis}`);
    const words = [quote.opening ?? q("on", { day }), ...(measure ? [measure] : [])].join(". ");
    const svg = quoteSvg(quote, { day: words, source: q("source", { source }), link }, picture);
    const file = kind === "svg" ? new Blob([svg], { type: "image/svg+xml" }) : await quotePng(svg);
    saveFile(file, `mars-${slugOf(picture?.title ?? quote.title)}-${quote.day}.${kind}`);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || isEmbedding) return;
    event.stopPropagation();
    onClose();
  };
  const copyButton = (what: keyof typeof copies, label: string, isFirst = false) => (
    <Button
      size="small"
      variant={isFirst ? "primary" : "secondary"}
      icon={copied === what ? "check" : "copy"}
      onClick={() => void copy(what)}
    >
      {copied === what ? t("quote.copied") : label}
    </Button>
  );
  return (
    // Escape closes it from wherever the focus is within.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className="quote" aria-labelledby={id} onKeyDown={closeOnEscape}>
      <h4 id={id} ref={heading} tabIndex={-1}>
        {t("quote.title")}
      </h4>
      <IconButton icon="close" label={t("quote.close")} onClick={onClose} />
      {quote.sentences.length > 1 && (
        <RadioGroup
          legend={t("quote.what")}
          isLegendHidden
          variant="segmented"
          value={chosen}
          onChange={setChosen}
          options={quote.sentences.map(({ value, label }) => ({ value, label }))}
        />
      )}
      <blockquote>{text}</blockquote>
      <p className="small">{quote.definition}</p>
      <p className="small quote-link">
        {t("quote.link")} <a href={link}>{link}</a>
      </p>
      <p className="quote-tools">
        {copyButton("text", t("quote.copyText"), true)}
        {copyButton("link", t("quote.copyLink"))}
        {rows.length > 0 && copyButton("table", q("copyTable"))}
        {(["png", "svg"] as const).map((kind) => (
          <Button
            key={kind}
            size="small"
            variant="secondary"
            icon="download"
            onClick={() => void save(kind)}
          >
            {q(kind)}
          </Button>
        ))}
        <Button size="small" variant="secondary" icon="share" onClick={() => setEmbedding(true)}>
          {q("embed")}
        </Button>
        <span className="small" role="status">
          {copied === "refused" && t("quote.refused")}
          {copied !== null && copied !== "refused" && (
            <span className="sr-only">{t("quote.copied")}</span>
          )}
        </span>
      </p>
      {isEmbedding && (
        <Suspense>
          <EmbedDialog
            section={said?.embedId ?? quote.embedId}
            kept={{
              address: link,
              words: quote.opening ?? q("on", { day }),
              title: quote.embedTitle,
            }}
            onClose={() => setEmbedding(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
