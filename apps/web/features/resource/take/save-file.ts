import type { ReadyFile } from '@relievo/contracts/library/files';

/** As if its link were pressed; who pressed waited for it to be made. */
export function saveFile({ address, name }: ReadyFile): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
