import type { Chart } from '@relievo/chart/model';
import type { TextBlock } from '../../documents/text.ts';
import type { ImportedDraft } from '../import-drafts.ts';

/** What a file became, where that is read and not felt: a text block by block, a chart cell by cell. */
export function writeOutline(drafts: readonly ImportedDraft[]): string {
  return `${drafts.map(writeDraft).join('\n\n')}\n`;
}

function writeDraft({ source: { drawing, text, chart } }: ImportedDraft): string {
  const lines = text
    ? text.flatMap(writeBlock)
    : chart
      ? [`${chart.type} chart`, ...listPoints(chart)]
      : ['drawing'];
  return [`# ${drawing.title} (${drawing.language})`, ...lines].join('\n');
}

function listPoints({ series }: Chart): readonly string[] {
  return series.flatMap(({ name, points }) => [
    `series: ${name}`,
    ...points.map(({ label, text }) => `  ${label}: ${text}`),
  ]);
}

function writeBlock(block: TextBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return [`h${block.level}: ${block.text}`];
    case 'paragraph':
      return [`p: ${block.text}`];
    case 'list':
      return block.items.map(({ text, depth, mark }) => `li: ${'  '.repeat(depth)}${mark || '•'} ${text}`);
    case 'image':
      return [`image: ${block.alt}`];
    case 'table': {
      const { caption, columns, rows } = block.table;
      return [
        `table: ${caption}`,
        `  ${columns.map(({ name, kind }) => (kind === 'number' ? `${name} (number)` : name)).join(' | ')}`,
        ...rows.map((row) => `  ${row.join(' | ')}`),
      ];
    }
  }
}
