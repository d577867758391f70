import type { ScreeningFailure, ScreeningFinding } from "./screeningFinding.ts";
import type { ScreeningLine } from "./screeningStream.ts";

type Started = Extract<ScreeningLine, { kind: "started" }>;
type Verdict = Extract<ScreeningLine, { kind: "verdict" }>;

/** What is known of a screening while its lines still come. */
export type ScreeningSoFar = {
  readonly started: Omit<Started, "kind"> | null;
  readonly findings: readonly ScreeningFinding[];
  readonly failures: readonly ScreeningFailure[];
  readonly verdict: Omit<Verdict, "kind"> | null;
  readonly brokenCode: string | null;
};

export const nothingScreened: ScreeningSoFar = {
  started: null,
  findings: [],
  failures: [],
  verdict: null,
  brokenCode: null,
};

/** Takes one line into what is known; a line of an unknown kind changes nothing. */
export function foldScreening(soFar: ScreeningSoFar, line: ScreeningLine): ScreeningSoFar {
  const without = <T extends { datasetId: string }>(list: readonly T[], datasetId: string) =>
    list.filter((one) => one.datasetId !== datasetId);
  switch (line.kind) {
    case "started": {
      const { kind: _, ...started } = line;
      return { ...nothingScreened, started };
    }
    case "finding": {
      const { kind: _, ...finding } = line;
      return {
        ...soFar,
        findings: [...without(soFar.findings, line.datasetId), finding],
        failures: without(soFar.failures, line.datasetId),
      };
    }
    case "attributes":
      return {
        ...soFar,
        findings: soFar.findings.map((finding) =>
          finding.datasetId === line.datasetId ? withAttributes(finding, line.features) : finding,
        ),
      };
    case "failed": {
      const { kind: _, ...failure } = line;
      return { ...soFar, failures: [...without(soFar.failures, line.datasetId), failure] };
    }
    case "verdict": {
      const { kind: _, ...verdict } = line;
      return { ...soFar, verdict };
    }
    case "broken":
      return { ...soFar, brokenCode: line.code };
    default:
      return soFar;
  }
}

function withAttributes(
  finding: ScreeningFinding,
  known: Extract<ScreeningLine, { kind: "attributes" }>["features"],
): ScreeningFinding {
  const byId = new Map(known.map((feature) => [feature.id, feature]));
  return {
    ...finding,
    features: finding.features.map((feature) => ({ ...feature, ...byId.get(feature.id) })),
  };
}
