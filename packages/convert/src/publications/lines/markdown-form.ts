import type { Table } from '@relievo/document/model';
import { writeMark } from '@relievo/document/text';
import { escapeMarkup } from '@relievo/graphic/xml';
import type { TextForm } from './text-form.ts';
import { writeLatex } from './write-latex.ts';

/** Writes Markdown as Pandoc reads it. The table of any blocks is HTML, which Markdown may hold. */
export function createMarkdownForm(writeTable: (table: Table) => string): TextForm {
  return {
    words,
    run: ({ text, styles = [], language, link }, before, after) => {
      const plain = text.replaceAll(/[\t\n\r]/g, ' ');
      const inside = plain.trim();
      if (inside === '') return plain;
      const start = plain.slice(0, plain.length - plain.trimStart().length);
      const end = plain.slice(plain.trimEnd().length);
      // Signs of emphasis beside letters, or around other signs, are read as signs.
      const isClear =
        !isLetter(start || before) &&
        !isLetter(end || after) &&
        isLetter(inside[0]) &&
        isLetter(inside.at(-1));
      let written = styles.includes('code') ? `<code>${words(inside)}</code>` : words(inside);
      const wrap = (tag: string, sign: string | null): void => {
        const [name] = tag.split(' ');
        written = sign && isClear ? `${sign}${written}${sign}` : `<${tag}>${written}</${name}>`;
      };
      if (styles.includes('sub')) wrap('sub', null);
      if (styles.includes('super')) wrap('sup', null);
      if (styles.includes('small-capitals')) wrap('span style="font-variant: small-caps"', null);
      if (styles.includes('underline')) wrap('u', null);
      if (styles.includes('strike')) wrap('del', null);
      if (styles.includes('bold')) wrap('strong', '**');
      if (styles.includes('italic')) wrap('em', styles.includes('bold') ? null : '*');
      if (language !== undefined) wrap(`span lang="${escapeMarkup(language)}"`, null);
      if (link !== undefined && !link.startsWith('#'))
        written = `<a href="${escapeMarkup(link)}">${written}</a>`;
      return start + written + end;
    },
    formula(mathml, line, isDisplay) {
      const latex = writeLatex(mathml);
      if (latex === null) return words(line);
      return isDisplay ? `$$${latex}$$` : `$${latex}$`;
    },
    lineBreak: '\\\n',
    reference: (note) => `[^${nameNote(note)}]`,
    pageBreak: (page) =>
      `<span role="doc-pagebreak" aria-label="${escapeMarkup(page)}">${words(page)}</span>`,
    picture: (address, alt) => (address === null ? words(alt) : `![${words(alt)}](${address})`),
    // Signs at the end of a heading are read as its end.
    heading: (level, line) =>
      line === '' ? '' : `${'#'.repeat(level)} ${line.endsWith('#') ? `${line.slice(0, -1)}\\#` : line}`,
    line: (line) => line.replace(/^([#+=:-])/, '\\$1').replace(/^(\d{1,9})([.)])/, '$1\\$2'),
    listMark(marks, at, own) {
      if (own === undefined && marks.kind === 'bullets') return '- ';
      const isPlain =
        marks.kind === 'numbers' &&
        marks.style === 'decimal' &&
        marks.before === '' &&
        /^[.)]$/.test(marks.after);
      if (own === undefined && isPlain) return `${marks.start + at}${marks.after} `;
      const mark = own ?? writeMark(marks, at);
      return `- ${words(mark).replace(/([.)])$/, '\\$1')} `;
    },
    listGap: '<!-- -->',
    term: (line) => (line === '' ? '' : `<strong>${line}</strong>`),
    quote: (lines) =>
      lines
        .split('\n')
        .map((line) => (line === '' ? '>' : `> ${line}`))
        .join('\n'),
    code(code, programming) {
      const longest = (code.match(/`+/g) ?? []).reduce((most, signs) => Math.max(most, signs.length), 2);
      const fence = '`'.repeat(longest + 1);
      return `${fence}${programming.replaceAll(/[^\w+-]/g, '')}\n${code.replaceAll(/\r\n?/g, '\n')}\n${fence}`;
    },
    table(table, lines) {
      const columns = lines[0]?.length ?? 0;
      const isPlain = table.headerRows === 1 && columns > 0 && lines.every((row) => row.length === columns);
      const isOfLines = table.rows.every(({ cells }) =>
        cells.every(({ blocks, columns: across = 1, rows = 1 }) => {
          const [only] = blocks;
          return (
            across * rows === 1 &&
            (blocks.length === 0 || (blocks.length === 1 && only?.kind === 'paragraph'))
          );
        }),
      );
      if (!isPlain || !isOfLines) return null;
      const write = (row: readonly string[]): string =>
        `| ${row.map((cell) => cell.replaceAll('\n', ' ')).join(' | ')} |`;
      const [head = [], ...body] = lines;
      return [write(head), `|${' --- |'.repeat(columns)}`, ...body.map(write)].join('\n');
    },
    wideTable: writeTable,
    note: (note, _, text) => `[^${nameNote(note)}]: ${text.replaceAll(/\n(?=[^\n])/g, '\n    ')}`,
  };
}

function words(text: string): string {
  return text.replaceAll(/[\t\n\r]/g, ' ').replaceAll(/[\\`*_[\]<>~^$|&{}!]/g, '\\$&');
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}

function nameNote(note: string): string {
  return note.replaceAll(/[^\w-]/g, '-').slice(0, 60);
}
