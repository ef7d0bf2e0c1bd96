import { useLingui } from '@lingui/react/macro';
import type { Column } from '@relievo/chart/table';

const CURRENCIES = new Set(['€', '$', '£', '¥', '₹', 'EUR', 'USD', 'GBP']);

/** What was recognised in a column, in a few words. */
export function useColumnWords(): (column: Column) => string {
  const { t } = useLingui();
  return (column) => {
    const kind = kindOf(column);
    const missing = column.kind === 'text' ? 0 : column.values.filter((value) => value === null).length;
    return missing === 0 ? kind : t`${kind}; ${missing} without a value`;
  };
  function kindOf({ kind, unit }: Column): string {
    if (kind === 'date') return t`Dates`;
    if (kind === 'text') return t`Words`;
    if (unit === '%') return t`Percentages`;
    if (unit && CURRENCIES.has(unit)) return t`Amounts in ${unit}`;
    return unit ? t`Numbers in ${unit}` : t`Numbers`;
  }
}
