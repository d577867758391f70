import { languageOf } from "@mars/wording/language/languages";
import { useEffect, useState } from "react";
import { useLocale } from "../../lib/language/locale.ts";
import { settingsReady } from "../../lib/settings/settings.ts";
import { type CookieScan, readScan } from "./CookieScan.ts";

type ScanState =
  | { status: "loading" | "missing"; scan: null; updatedAt: null }
  | { status: "ready"; scan: CookieScan; updatedAt: string | null };

const loading: ScanState = { status: "loading", scan: null, updatedAt: null };
const missing: ScanState = { status: "missing", scan: null, updatedAt: null };

/** The scan in the page's language; purposes are written in it. */
export function useCookieScan(): ScanState & { retry: () => void } {
  const culture = languageOf(useLocale());
  const [attempt, setAttempt] = useState(0);
  const asked = `${culture} ${attempt}`;
  const [answer, setAnswer] = useState<{ asked: string; state: ScanState } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const settle = (state: ScanState) => {
      if (isCurrent) setAnswer({ asked, state });
    };
    fetchScan(culture).then(settle, (error: unknown) => {
      console.error(error);
      settle(missing);
    });
    return () => {
      isCurrent = false;
    };
  }, [culture, asked]);
  const state = answer?.asked === asked ? answer.state : loading;
  return { ...state, retry: () => setAttempt((count) => count + 1) };
}

async function fetchScan(culture: string): Promise<ScanState> {
  const { consent } = await settingsReady();
  if (!consent.scanUrl) return missing;
  const address = new URL(consent.scanUrl, window.location.origin);
  address.searchParams.set("culture", culture);
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`Request failed with status code ${answer.status}`);
  const scan = readScan(await answer.json());
  const modified = Date.parse(answer.headers.get("last-modified") ?? "");
  const updatedAt = Number.isNaN(modified) ? scan.scannedAt : new Date(modified).toISOString();
  return { status: "ready", scan, updatedAt };
}
