import type { SameTexts } from "@mars/wording/language/text";
import type { da } from "./text.da.ts";

export const en: SameTexts<typeof da> = {
  title: "Accessibility statement",
  lead: "The {organization} wants everyone to be able to use {name}. Here you can read how accessible it is, and what to do if there is something you cannot use.",
  "status.title": "How accessible is the site?",
  "status.partly":
    "{name} partially complies with the Danish act on web accessibility. The exceptions are listed below.",
  "status.law":
    "The standard is EN 301 549, which builds on WCAG 2.1 level AA. We test against WCAG 2.2 level AA.",
  "exceptions.title": "What you may find hard to use",
  "exceptions.map":
    "A screen reader cannot read the map. You can choose an area by searching, entering coordinates or uploading a file, and everything the analysis finds is also given as text. Maps are exempt from the act where the information is also given as text.",
  "exceptions.chart":
    "Charts cannot be read point by point. The figures are in a table beside them.",
  "exceptions.aids":
    "The site has not been tested with people who use screen readers, voice control or other assistive technology.",
  "exceptions.elsewhere":
    "Application forms and other systems that the site links to are not covered by this statement.",
  "method.title": "How the site was tested",
  "method.self": "The {organization} tested the site itself. The latest test was on {date}.",
  "method.axe":
    "Automated tests of every type of page with axe-core in Danish and English, on computer and phone, before each new version.",
  "method.keyboard":
    "A walkthrough of screening, planning, application and status using only the keyboard.",
  "method.settings":
    "Viewing pages at 400% zoom, with wider text spacing, in the dark theme, with forced colours and without motion.",
  "method.heard": "A check of what screen readers announce when something changes.",
  "contact.title": "Tell us what does not work",
  "contact.text":
    "Tell us which page it is about and what you wanted to do. You can also ask for the content in a format you can use.",
  "contact.help": "Go to the Help Center",
  "complaint.title": "How to complain",
  "complaint.text":
    "Write to the {organization} first. If you are not satisfied with the answer, or have not had one within 10 working days, you can complain to the Agency for Digital Government, which supervises the act.",
  "complaint.link": "Complain to the Agency for Digital Government (in Danish)",
  phone: "Telephone {number}",
};
