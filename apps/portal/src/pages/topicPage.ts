import type { Answer } from "../Answer.ts";
import { escaped, page } from "../page.ts";
import { texts, type Language, type TopicName } from "./text.ts";

const names: readonly string[] = Object.keys(texts.da.topics);

/** Stand-in for a page of the help dialog, or undefined where there is no such page. */
export function topicPage(name: string, query: URLSearchParams): Answer | undefined {
  if (!names.includes(name)) return undefined;
  const language: Language = query.get("lang") === "en" ? "en" : "da";
  const text = texts[language];
  const other = language === "da" ? "en" : "da";
  const { title, paragraphs } = text.topics[name as TopicName];
  return page({
    language,
    title,
    site: text.site,
    skip: text.skip,
    other: { href: `?lang=${other}`, language: other, name: text.otherLanguage },
    main: `${paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join("\n      ")}
      <div class="notice">
        <h2>${text.standIn}</h2>
        <p>${escaped(text.standInBody)}</p>
      </div>
      <p>${text.close}</p>`,
  });
}
