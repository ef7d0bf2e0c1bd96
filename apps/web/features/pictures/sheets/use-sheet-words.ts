import { useLingui } from '@lingui/react/macro';
import type { DetailSheet } from '@relievo/graphic/operations/spread';
import { OVERVIEW, WHOLE } from './sheet-views.ts';

/** What a sheet is called, and where on the overview its place lies. */
export function useSheetWords() {
  const { t } = useLingui();
  const places: Readonly<Record<string, string>> = {
    'upper left': t`upper left`,
    'upper center': t`top`,
    'upper right': t`upper right`,
    'middle left': t`left side`,
    'middle center': t`middle`,
    'middle right': t`right side`,
    'lower left': t`lower left`,
    'lower center': t`bottom`,
    'lower right': t`lower right`,
  };
  return {
    nameSheet: (id: string): string =>
      id === OVERVIEW ? t`Overview` : id === WHOLE ? t`Whole drawing` : t`Detail ${id}`,
    namePlace: ({ row, column }: DetailSheet['where']): string => places[`${row} ${column}`] ?? '',
  };
}
