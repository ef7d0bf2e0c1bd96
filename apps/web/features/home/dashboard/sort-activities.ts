import type { Activity, ActivityColumn } from '@relievo/contracts/activity';
import type { Sort } from '../../../ui/lists/table.tsx';

export const NEWEST_FIRST: Sort<ActivityColumn> = { column: 'timestamp', direction: 'descending' };

/** The same rows in another order: what has no title stands last, and among equals the latest leads. */
export function sortActivities(
  rows: readonly Activity[],
  { column, direction }: Sort<ActivityColumn>,
  locale: string,
): readonly Activity[] {
  const turn = direction === 'ascending' ? 1 : -1;
  const compare = new Intl.Collator(locale === 'pseudo' ? 'en' : locale).compare;
  const latest = (a: Activity, b: Activity) => Date.parse(b.timestamp) - Date.parse(a.timestamp);
  return rows.toSorted((a, b) => {
    if (column === 'timestamp') return -turn * latest(a, b);
    const [first, second] = [a[column], b[column]];
    if (first === null || second === null)
      return Number(first === null) - Number(second === null) || latest(a, b);
    return turn * compare(first, second) || latest(a, b);
  });
}
