import { EXPLORER_COMMANDS, type ExplorerCommand, keysOf } from '@relievo/chart/explore';
import { ENGLISH_COMMANDS } from '@relievo/chart/explore/words';
import type { Chart } from '@relievo/chart/model';
import { dataTableOf, writeDescription } from '@relievo/chart/words';
import { find } from './find.ts';

/** What stands in the page whatever is pressed: the title, the description, the table and the keys. */
export function fillPage(chart: Chart): void {
  document.title = chart.title;
  const title = find('title', HTMLElement);
  title.textContent = chart.title;
  title.lang = chart.language;
  const { what, statistics, trends } = writeDescription(chart);
  for (const text of [what, statistics, trends])
    if (text) find('description', HTMLElement).append(create('p', text));
  find('table-place', HTMLElement).append(createTable(chart));
  // Options and marks are kept for people who are known, and a frame knows nobody.
  const kept: readonly ExplorerCommand[] = ['options', 'mark', 'next_mark', 'note'];
  const shown = EXPLORER_COMMANDS.filter((command) => !kept.includes(command));
  find('key-list', HTMLElement).append(
    ...shown.flatMap((command) => [
      create('dt', keysOf(command).join(', ')),
      create('dd', ENGLISH_COMMANDS[command]),
    ]),
  );
}

function createTable(chart: Chart): HTMLTableElement {
  const { caption, columns, rows } = dataTableOf(chart);
  const table = create('table');
  table.lang = chart.language;
  const head = create('tr');
  head.append(...columns.map(({ name }) => scope(create('th', name), 'col')));
  table.append(
    create('caption', caption),
    wrap('thead', [head]),
    wrap(
      'tbody',
      rows.map((cells) => {
        const row = create('tr');
        row.append(
          ...cells.map((cell, column) =>
            column === 0 ? scope(create('th', cell), 'row') : create('td', cell),
          ),
        );
        return row;
      }),
    ),
  );
  return table;
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function wrap(name: 'thead' | 'tbody', rows: readonly HTMLElement[]): HTMLElement {
  const part = create(name);
  part.append(...rows);
  return part;
}

function scope(cell: HTMLTableCellElement, is: 'col' | 'row'): HTMLTableCellElement {
  cell.scope = is;
  return cell;
}
