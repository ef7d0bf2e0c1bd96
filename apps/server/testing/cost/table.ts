import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cost } from './count-cost.ts';
import type { Asker } from './measure-costs.ts';

/** The page that tells what operations cost. `npm run lab -- cost` writes its table; what stands above is written by hand. */
const PAGE = join(import.meta.dirname, '../../../../docs/cost.md');

/** How many resources there are where the tests measure, and where the bench does as well. */
export const SMALL = 4000;
export const LARGE = 100_000;

/** So many of the most popular resources are suggested: to write the beginnings of all takes minutes. */
export const SUGGESTED = 4000;

/** What one way to ask an operation costs whoever pays most for it. */
export interface Line {
  readonly operation: string;
  /** What is asked besides, as it stands in an address. */
  readonly asked: string;
  readonly asker: Asker;
  readonly small: Cost;
  readonly large: Cost;
}

const TITLE = '## The table';

const HEAD = `| operation | asked with | by | pages at 4,000 | pages at 100,000 | rows at 4,000 | rows at 100,000 | transactions |
|---|---|---|---|---|---|---|---|`;

export function readLines(): Line[] {
  const [, table = ''] = readPage().split(TITLE);
  const [, ...lines] = table.split('\n| `');
  return lines.map((line) => {
    const [operation = '', asked = '', asker, ...figures] = line.split('|').map((cell) => cell.trim());
    const [smallPages, largePages, smallRows, largeRows, transactions] = figures.map((figure) =>
      Number(figure.replaceAll(',', '')),
    ) as [number, number, number, number, number];
    return {
      operation: operation.replaceAll('`', ''),
      asked: asked.replaceAll('`', ''),
      asker: asker as Asker,
      small: { pages: smallPages, rows: smallRows, transactions },
      large: { pages: largePages, rows: largeRows, transactions },
    };
  });
}

export function writeLines(lines: readonly Line[]): void {
  const [text = ''] = readPage().split(TITLE);
  writeFileSync(PAGE, `${text}${[TITLE, '', HEAD, ...lines.map(writeLine)].join('\n')}\n`);
}

function writeLine({ operation, asked, asker, small, large }: Line): string {
  const figures = [small.pages, large.pages, small.rows, large.rows, large.transactions];
  const asks = asked === '' ? '' : `\`${asked}\``;
  return `| \`${operation}\` | ${asks} | ${asker} | ${figures.map((figure) => figure.toLocaleString('en')).join(' | ')} |`;
}

/** The operations of which the page says why they cost more in a larger library. */
export function readGrowing(): string[] {
  const [, text = ''] = readPage().split('## What grows');
  return [...text.matchAll(/^- `([\w.]+)`/gm)].map(([, operation = '']) => operation);
}

function readPage(): string {
  return readFileSync(PAGE, 'utf8');
}
