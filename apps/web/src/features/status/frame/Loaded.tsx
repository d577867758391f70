import type { ReactNode } from "react";
import type { RequestState } from "../../../lib/requestStatus/useRequest.ts";
import { Skeleton, SkeletonLine } from "../../../ui/feedback/Skeleton.tsx";
import { FailedRead } from "./FailedRead.tsx";

/** Skeleton, error with retry, or what was read. */
export function Loaded<T>({
  read,
  heightRem = 40,
  children,
}: {
  read: RequestState<T> & { retry: () => void };
  /** About as high as what comes, so that the page does not jump. */
  heightRem?: number;
  children: (data: T) => ReactNode;
}) {
  if (read.data !== null) return <>{children(read.data)}</>;
  if (read.error) return <FailedRead error={read.error} onRetry={read.retry} />;
  return (
    <Skeleton>
      <SkeletonLine width="40%" height="3.2rem" />
      <SkeletonLine height={`${heightRem}rem`} />
    </Skeleton>
  );
}
