import type { CellPart, ListPart, Part, Run, TablePart, Truth } from '../truth.ts';

interface Node {
  readonly t: string;
  readonly c?: unknown;
}
const NO_NAMES = ['', [], []];
const LINE_WIDTH = 60;

/** How a form of file shows what Pandoc has no element for. */
export interface PandocForm {
  /** It is svg if pages shall show vectors. */
  readonly pictures: 'png' | 'svg';
  /** Whether HTML in the text arrives in the file, so that it can state where print pages begin. */
  readonly takesHtml: boolean;
}

/** Writes a truth as the JSON that Pandoc reads. */
export function writePandoc(truth: Truth, form: PandocForm): string {
  const language = { t: 'MetaInlines', c: [{ t: 'Str', c: truth.language }] };
  const direction = { t: 'MetaInlines', c: [{ t: 'Str', c: 'rtl' }] };
  const isRightToLeft = ['ar', 'he'].includes(truth.language);
  // Pandoc sets the alternative text of a picture on a slide below it.
  const state = { count: 0, form, isSlides: truth.kind === 'slides' };
  return JSON.stringify({
    'pandoc-api-version': [1, 22, 1],
    meta: { lang: language, ...(isRightToLeft && { dir: direction }) },
    blocks: truth.blocks.flatMap((part) => writePart(part, state)),
  });
}

interface State {
  /** Counts the pictures, which are named by their order. */
  count: number;
  readonly form: PandocForm;
  readonly isSlides: boolean;
}

function writePart(part: Part, state: State): readonly Node[] {
  switch (part.kind) {
    case 'heading':
      return [{ t: 'Header', c: [part.level, NO_NAMES, writeRuns(part.runs)] }];
    case 'paragraph':
      return [{ t: 'Para', c: writeRuns(part.runs) }];
    case 'list':
      return [writeList(part)];
    case 'table':
      return [writeTable(part)];
    case 'figure':
    case 'chart': {
      state.count += 1;
      const alt = part.caption || (state.isSlides ? '' : part.kind === 'figure' ? part.alt : part.title);
      const title = part.caption === '' ? '' : 'fig:';
      const file = `picture-${state.count}.${state.form.pictures}`;
      return [{ t: 'Para', c: [{ t: 'Image', c: [NO_NAMES, writeWords(alt), [file, title]] }] }];
    }
    case 'formula':
      return [{ t: 'Para', c: [{ t: 'Math', c: [{ t: 'DisplayMath' }, part.latex] }] }];
    case 'poem':
      return part.stanzas.map((stanza) => ({ t: 'LineBlock', c: stanza.map(writeWords) }));
    case 'box': {
      const title = { t: 'Para', c: [{ t: 'Strong', c: writeWords(part.title) }] };
      return [
        {
          t: 'Div',
          c: [
            ['', ['box'], []],
            [title, ...part.blocks.flatMap((one) => writePart(one, state))],
          ],
        },
      ];
    }
    case 'lines':
      return Array.from({ length: part.count }, () => ({
        t: 'Para',
        c: [{ t: 'Str', c: '_'.repeat(LINE_WIDTH) }],
      }));
    case 'page':
      return state.form.takesHtml
        ? [
            {
              t: 'RawBlock',
              c: [
                'html',
                `<div epub:type="pagebreak" role="doc-pagebreak" id="page-${part.number}" title="${part.number}" aria-label="${part.number}"></div>`,
              ],
            },
          ]
        : [];
  }
}

function writeList({ isOrdered, items }: ListPart): Node {
  const blocks = items.map(({ runs, list }) => [
    { t: 'Plain', c: writeRuns(runs) },
    ...(list ? [writeList(list)] : []),
  ]);
  const marks = [1, { t: 'Decimal' }, { t: 'Period' }];
  return isOrdered ? { t: 'OrderedList', c: [marks, blocks] } : { t: 'BulletList', c: blocks };
}

function writeTable({ caption, headerRows, rows }: TablePart): Node {
  const columns = (rows[0] ?? []).reduce((sum, cell) => sum + cell.columns, 0);
  const widths = Array.from({ length: columns }, () => [{ t: 'AlignDefault' }, { t: 'ColWidthDefault' }]);
  const written = rows.map((row) => [NO_NAMES, row.map(writeCell)]);
  const title = caption === '' ? [] : [{ t: 'Plain', c: writeWords(caption) }];
  return {
    t: 'Table',
    c: [
      NO_NAMES,
      [null, title],
      widths,
      [NO_NAMES, written.slice(0, headerRows)],
      [[NO_NAMES, 0, [], written.slice(headerRows)]],
      [NO_NAMES, []],
    ],
  };
}

function writeCell({ runs, columns, rows }: CellPart): unknown {
  const blocks = runs.length > 0 ? [{ t: 'Plain', c: writeRuns(runs) }] : [];
  return [NO_NAMES, { t: 'AlignDefault' }, rows, columns, blocks];
}

function writeRuns(runs: readonly Run[]): readonly Node[] {
  return runs.flatMap(writeRun);
}

function writeRun(run: Run): readonly Node[] {
  switch (run.kind) {
    case 'note':
      return [{ t: 'Note', c: [{ t: 'Para', c: writeWords(run.text) }] }];
    case 'formula':
      return [{ t: 'Math', c: [{ t: 'InlineMath' }, run.latex] }];
    case 'blank':
      return [{ t: 'Str', c: '_'.repeat(run.width) }];
    case 'text':
      return wrapText(run);
  }
}

const STYLES = { bold: 'Strong', italic: 'Emph', sub: 'Subscript', super: 'Superscript' } as const;

function wrapText({ text, style, link, language }: Extract<Run, { readonly kind: 'text' }>): readonly Node[] {
  const words = writeWords(text);
  if (style !== undefined) return [{ t: STYLES[style], c: words }];
  if (link !== undefined) return [{ t: 'Link', c: [NO_NAMES, words, [link, '']] }];
  if (language !== undefined) return [{ t: 'Span', c: [['', [], [['lang', language]]], words] }];
  return words;
}

function writeWords(text: string): readonly Node[] {
  return text.split(/( +)/u).flatMap((piece) => {
    if (piece === '') return [];
    return [piece.startsWith(' ') ? { t: 'Space' } : { t: 'Str', c: piece }];
  });
}
