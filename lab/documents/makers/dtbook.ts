import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ListPart, Part, Run, Truth } from '../truth.ts';
import { holdsFormula, isSlides, type Job, type Maker, type Tools } from './maker.ts';

/** Writes books in DTBook after the standard, since no program at hand does; it shares no code with the reader. */
export const DTBOOK_MAKERS: readonly Maker[] = [
  {
    id: 'dtbook',
    producer: 'By hand',
    medium: 'web',
    ending: 'zip',
    // Charts are pictures there, and answer lines and boxes to fill in have no element.
    without: ['charts', 'blanks'],
    suits: (truth) => !isSlides(truth) && !holdsFormula(truth),
    make: (jobs, tools) => {
      for (const job of jobs) pack(job, tools);
    },
  },
];

function pack({ truth, folder, out }: Job, { run, scratch }: Tools): void {
  const book = join(scratch, truth.name);
  mkdirSync(join(book, 'images'), { recursive: true });
  writeFileSync(join(book, 'book.xml'), writeBook(truth));
  writeFileSync(
    join(book, 'book.opf'),
    '<package><manifest><item id="b" href="book.xml" media-type="application/x-dtbook+xml"/></manifest></package>',
  );
  for (let count = 1; existsSync(join(folder, `picture-${count}.png`)); count += 1)
    copyFileSync(join(folder, `picture-${count}.png`), join(book, 'images', `picture-${count}.png`));
  run('python3', ['-m', 'zipfile', '-c', out, 'book.opf', 'book.xml', 'images'], book);
}

interface State {
  pictures: number;
  notes: string[];
  count: number;
}

function writeBook({ language, blocks }: Truth): string {
  const state: State = { pictures: 0, notes: [], count: 0 };
  let body = '';
  const open: number[] = [];
  for (const part of blocks) {
    if (part.kind === 'heading') {
      for (; (open.at(-1) ?? 0) >= part.level; open.pop()) body += `</level${open.at(-1)}>`;
      open.push(part.level);
      body += `<level${part.level}>`;
    } else if (open.length === 0) {
      open.push(1);
      body += '<level1>';
    }
    body += writePart(part, state);
    body += state.notes.splice(0).join('');
  }
  body += open
    .toReversed()
    .map((level) => `</level${level}>`)
    .join('');
  return `<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE dtbook PUBLIC "-//NISO//DTD dtbook 2005-3//EN" "http://www.daisy.org/z3986/2005/dtbook-2005-3.dtd">\n<dtbook xmlns="http://www.daisy.org/z3986/2005/dtbook/" version="2005-3" xml:lang="${language}"><head/><book><bodymatter>${body}</bodymatter></book></dtbook>`;
}

function writePart(part: Part, state: State): string {
  switch (part.kind) {
    case 'heading':
      return `<h${part.level}>${writeRuns(part.runs, state)}</h${part.level}>`;
    case 'paragraph':
      return `<p>${writeRuns(part.runs, state)}</p>`;
    case 'list':
      return writeList(part, state);
    case 'table': {
      const cells = (row: number, name: string) =>
        `<tr>${(part.rows[row] ?? []).map((cell) => `<${name} colspan="${cell.columns}" rowspan="${cell.rows}">${writeRuns(cell.runs, state)}</${name}>`).join('')}</tr>`;
      const rows = part.rows.map((_, row) => cells(row, row < part.headerRows ? 'th' : 'td'));
      const caption = part.caption === '' ? '' : `<caption>${clean(part.caption)}</caption>`;
      const head = part.headerRows > 0 ? `<thead>${rows.slice(0, part.headerRows).join('')}</thead>` : '';
      return `<table>${caption}${head}<tbody>${rows.slice(part.headerRows).join('')}</tbody></table>`;
    }
    case 'figure':
    case 'chart': {
      state.pictures += 1;
      const alt = part.kind === 'figure' ? part.alt : part.title;
      const image = `<img id="i${state.pictures}" src="images/picture-${state.pictures}.png" alt="${clean(alt)}"/>`;
      const caption =
        part.caption === '' ? '' : `<caption imgref="i${state.pictures}">${clean(part.caption)}</caption>`;
      return `<imggroup>${image}${caption}</imggroup>`;
    }
    case 'formula':
      return '';
    case 'poem':
      return `<poem>${part.stanzas.map((stanza) => `<linegroup>${stanza.map((line) => `<line>${clean(line)}</line>`).join('')}</linegroup>`).join('')}</poem>`;
    case 'box':
      return `<sidebar render="required"><hd>${clean(part.title)}</hd>${part.blocks.map((one) => writePart(one, state)).join('')}</sidebar>`;
    case 'lines':
      return '<p>____________</p>'.repeat(part.count);
    case 'page':
      return `<pagenum page="normal" id="p${clean(part.number)}">${clean(part.number)}</pagenum>`;
  }
}

function writeList({ isOrdered, items }: ListPart, state: State): string {
  const inner = items.map(
    ({ runs, list }) => `<li><p>${writeRuns(runs, state)}</p>${list ? writeList(list, state) : ''}</li>`,
  );
  return `<list type="${isOrdered ? 'ol' : 'ul'}">${inner.join('')}</list>`;
}

const ELEMENTS = { bold: 'strong', italic: 'em', sub: 'sub', super: 'sup' } as const;

function writeRuns(runs: readonly Run[], state: State): string {
  return runs.map((run) => writeRun(run, state)).join('');
}

function writeRun(run: Run, state: State): string {
  switch (run.kind) {
    case 'note':
      state.count += 1;
      state.notes.push(`<note id="n${state.count}"><p>${clean(run.text)}</p></note>`);
      return `<noteref idref="#n${state.count}">${state.count}</noteref>`;
    case 'formula':
      return '';
    case 'blank':
      return '_'.repeat(run.width);
    case 'text': {
      const words = clean(run.text);
      if (run.style !== undefined) return `<${ELEMENTS[run.style]}>${words}</${ELEMENTS[run.style]}>`;
      if (run.link !== undefined) return `<a href="${clean(run.link)}" external="true">${words}</a>`;
      return run.language === undefined ? words : `<span xml:lang="${run.language}">${words}</span>`;
    }
  }
}

function clean(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
