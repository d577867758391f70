import "../app/text.ts";
import "../lib/language/useAuthorityName.ts";
import "../ui/text.ts";
import { textsReady } from "../lib/language/lazyText.ts";

// A test that chooses English sees it at once, as someone does who has read English before.
await textsReady("en-US");
