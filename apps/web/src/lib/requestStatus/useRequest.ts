import { useCallback, useRef, useState } from "react";
import { CancelledCall } from "../http/HttpProblem.ts";

/** SPEC 4 'Async request status'. */
export type RequestStatus = "IDLE" | "RUNNING" | "SUCCESS" | "ERROR";

export type RequestState<T> = { status: RequestStatus; data: T | null; error: Error | null };

/** One request started by the user. A cancelled one ends in ERROR and raises nothing. */
export function useRequest<Input, T>(work: (input: Input, signal: AbortSignal) => Promise<T>) {
  const [state, setState] = useState<RequestState<T>>({ status: "IDLE", data: null, error: null });
  const running = useRef<AbortController | null>(null);

  const run = useCallback(
    async (input: Input): Promise<T | null> => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      // A later run owns the state: an earlier one that ends late must not write over it.
      const settle = (next: RequestState<T>) => {
        if (running.current === controller) setState(next);
      };
      setState({ status: "RUNNING", data: null, error: null });
      try {
        const data = await work(input, controller.signal);
        settle({ status: "SUCCESS", data, error: null });
        return data;
      } catch (error) {
        const isCancelled = error instanceof CancelledCall || controller.signal.aborted;
        settle({ status: "ERROR", data: null, error: isCancelled ? null : asError(error) });
        return null;
      }
    },
    [work],
  );

  const cancel = useCallback(() => running.current?.abort(), []);
  return { ...state, run, cancel };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
