import type { Chart } from '@relievo/chart/model';
import { dataTableOf, joinDescription, writeDescription } from '@relievo/chart/words';
import { type SavedChartWork, writeMeaning } from '@relievo/contracts/charts';
import type { Drawing } from '@relievo/graphic/model';
import { writeDrawing } from '@relievo/graphic/svg';
import { canonicalise } from '@relievo/graphic/validation';

/** A file that the browser itself makes. */
export interface MadeFile {
  readonly name: string;
  readonly type: string;
  readonly content: BlobPart;
}

/** A name that every system takes. */
export function nameFile(title: string, ending: string): string {
  const plain = title
    .replaceAll(/[^\p{L}\p{N} -]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${plain.slice(0, 80) || 'chart'}.${ending}`;
}

/** As RFC 4180 writes it, with a mark by which spreadsheets know UTF-8. */
export function writeCsv(chart: Chart): MadeFile {
  const { columns, rows } = dataTableOf(chart);
  const lines = [columns.map(({ name }) => name), ...rows].map((row) => row.map(quote).join(','));
  return {
    name: nameFile(chart.title, 'csv'),
    type: 'text/csv;charset=utf-8',
    content: `\ufeff${lines.join('\r\n')}\r\n`,
  };
}

/** What begins like a formula is text to every spreadsheet that opens the file. */
function quote(cell: string): string {
  const isNumber = /^[-+]?[\d.,]+$/.test(cell);
  const safe = /^[=+\-@\t\r]/.test(cell) && !isNumber ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function writeWords(chart: Chart, { words }: Pick<SavedChartWork, 'words'>): MadeFile {
  const source = words.source.trim();
  const told = [
    chart.title,
    joinDescription(writeDescription(chart)),
    writeMeaning(words),
    source && `Source: ${source}`,
  ];
  return {
    name: nameFile(chart.title, 'txt'),
    type: 'text/plain;charset=utf-8',
    content: `${told.filter(Boolean).join('\n\n')}\n`,
  };
}

export function writeSheet(drawing: Drawing, title: string): MadeFile {
  return {
    name: nameFile(title, 'svg'),
    type: 'image/svg+xml',
    content: writeDrawing(canonicalise(drawing)),
  };
}

export async function writeSound(chart: Chart): Promise<MadeFile> {
  const [{ scoreOf }, { synthesise, toWav }] = await Promise.all([
    import('@relievo/chart/score'),
    import('@relievo/sound'),
  ]);
  const wav = toWav(synthesise(scoreOf(chart).score));
  return { name: nameFile(chart.title, 'wav'), type: 'audio/wav', content: new Uint8Array(wav) };
}

export function saveMadeFile({ name, type, content }: MadeFile): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
