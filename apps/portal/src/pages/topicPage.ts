import type { Answer } from "../Answer.ts";
import { languageIn } from "../language.ts";
import { escaped, page } from "../page.ts";
import { texts, type TopicName } from "./text.ts";

const names: readonly string[] = Object.keys(texts.da.topics);

/** Stand-in for a page of the help dialog, or undefined where there is no such page. */
export function topicPage(name: string, query: URLSearchParams): Answer | undefined {
  if (!names.includes(name)) return undefined;
  const language = languageIn(query);
  const text = texts[language];
  const { title, paragraphs } = text.topics[name as TopicName];
  return page({
    language,
    title,
    site: text.site,
    skip: text.skip,
    hrefIn: (other) => `?lang=${other}`,
    main: `${paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join("\n      ")}
      <div class="notice">
        <h2>${text.standIn}</h2>
        <p>${escaped(text.standInBody)}</p>
      </div>
      <p>${text.close}</p>`,
  });
}
