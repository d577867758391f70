import { SkeletonLine } from "../feedback/Skeleton.tsx";

type Props = { columnCount: number; isBusy: boolean; text: string };

/** The one row of a table without rows: why there are none. */
export function TableMessage({ columnCount, isBusy, text }: Props) {
  return (
    <tr className="table-message">
      <td colSpan={columnCount}>
        <span role="status">{text}</span>
        {isBusy && (
          <span aria-hidden="true">
            <SkeletonLine width="70%" />
            <SkeletonLine width="55%" />
          </span>
        )}
      </td>
    </tr>
  );
}
