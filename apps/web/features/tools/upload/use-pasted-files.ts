import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';

/** Files, pictures and cells of a spreadsheet that are pasted anywhere on the page, except where somebody types. */
export function usePastedFiles(add: (files: readonly File[]) => void): void {
  const { t } = useLingui();
  const take = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    if (
      !clipboardData ||
      (target instanceof Element && target.closest('input, textarea, select, [contenteditable]'))
    )
      return;
    const files = findPasted(clipboardData, t`Pasted table`);
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    add(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listen, { capture: true });
    return () => document.removeEventListener('paste', listen, { capture: true });
  }, []);
}

/** Spreadsheets put a picture of the cells beside the cells: the cells are what was meant. */
function findPasted(data: DataTransfer, tableName: string): File[] {
  const text = data.getData('text/plain');
  if (/\t/.test(text) && /\n/.test(text.trim()))
    return [new File([text], `${tableName}.tsv`, { type: 'text/tab-separated-values' })];
  return [...data.files];
}
