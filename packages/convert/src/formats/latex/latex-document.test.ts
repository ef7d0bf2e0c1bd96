import type { WholeDocument } from '@relievo/document/file';
import { listTexts, textOfInlines } from '@relievo/document/text';
import { validate } from '@relievo/document/validation';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Note } from '../notes.ts';
import { latexImporter } from './latex.ts';

interface Read extends WholeDocument {
  readonly notes: readonly Note[];
}

async function read(text: string, name = 'lesson.tex'): Promise<Read> {
  const opened = await latexImporter.open({ name, bytes: new TextEncoder().encode(text) });
  if (!opened.ok || opened.value.kind !== 'pages') throw new Error('The file was refused.');
  const pages = await opened.value.importPages([1], { maxCharacters: 10_000_000 });
  const page = pages.ok ? pages.value[0] : undefined;
  if (!page?.document) throw new Error('There is no document.');
  expect(validate(page.document.document)).toMatchObject({ ok: true });
  return { ...page.document, notes: page.notes };
}

async function readBody(body: string, head = ''): Promise<Read> {
  return read(`\\documentclass{article}\n${head}\n\\begin{document}\n${body}\n\\end{document}\n`);
}

async function blocksOf(body: string, head = ''): Promise<unknown> {
  const { document } = await readBody(body, head);
  return JSON.parse(
    JSON.stringify(document.blocks, (name, one: unknown) => (name === 'id' ? undefined : one)),
  );
}

function say(text: string) {
  return { kind: 'paragraph', content: [{ kind: 'text', text }] };
}

test('the title, authors and language of the file are those of the document', async () => {
  const { document } = await readBody(
    '\\maketitle\n\\section{Eins}',
    String.raw`\usepackage[english,ngerman]{babel}\title{Ma{\ss}e \& \emph{Zahlen}\thanks{Danke}}\author{Anna \and Bob B\'ezier\\ Uni}\date{Mai 2024}`,
  );
  expect(document.metadata).toMatchObject({
    title: 'Maße & Zahlen',
    authors: ['Anna', 'Bob Bézier'],
    language: 'de',
  });
  expect(document.blocks.filter(({ kind }) => kind === 'heading')).toMatchObject([
    { level: 1 },
    { level: 2, content: [{ text: '1 Eins' }] },
  ]);
});

test('accents, special characters, quotation marks, dashes and looks are read as print shows them', async () => {
  expect(
    await blocksOf(
      String.raw`\"Ubung, na\"{\i}ve, \c{c}a, \v{S}koda: ` +
        "``so'' --- 5\\,\\% \\& \\$3~a {\\bfseries b \\itshape c} d \\textsc{e}\\textsuperscript{f} \\verb|x_%|% gone\n.",
    ),
  ).toEqual([
    {
      kind: 'paragraph',
      content: [
        { kind: 'text', text: 'Übung, naïve, ça, Škoda: “so” — 5\u202f% & $3\u00a0a ' },
        { kind: 'text', text: 'b ', styles: ['bold'] },
        { kind: 'text', text: 'c', styles: ['italic', 'bold'] },
        { kind: 'text', text: ' d ' },
        { kind: 'text', text: 'e', styles: ['small-capitals'] },
        { kind: 'text', text: 'f', styles: ['super'] },
        { kind: 'text', text: ' ' },
        { kind: 'text', text: 'x_%', styles: ['code'] },
        { kind: 'text', text: '.' },
      ],
    },
  ]);
});

test('lists nest, take their labels, and have the marks that the file defines', async () => {
  expect(
    await blocksOf(
      String.raw`\begin{enumerate}\def\labelenumi{(\roman{enumi})}\setcounter{enumi}{2}\item a \begin{itemize}\item[--] b\end{itemize}\item c\end{enumerate}
\begin{description}\item[Core] middle\end{description}`,
    ),
  ).toEqual([
    {
      kind: 'list',
      marks: { kind: 'numbers', style: 'lower-roman', start: 3, before: '(', after: ')' },
      items: [
        {
          blocks: [
            say('a'),
            { kind: 'list', marks: { kind: 'bullets' }, items: [{ mark: '–', blocks: [say('b')] }] },
          ],
        },
        { blocks: [say('c')] },
      ],
    },
    {
      kind: 'definitions',
      entries: [{ terms: [[{ kind: 'text', text: 'Core' }]], blocks: [say('middle')] }],
    },
  ]);
});

test('a table has its caption, its header rows and the cells that it spans', async () => {
  expect(
    await blocksOf(
      String.raw`\begin{table}\caption{Rain}\begin{tabular}{lcc}\toprule \multirow{2}{*}{Town} & \multicolumn{2}{c}{Rain} \\ \cmidrule(lr){2-3} & mm & days \\ \midrule Bonn & 3 & 4 \\ \bottomrule\end{tabular}\end{table}`,
    ),
  ).toEqual([
    {
      kind: 'table',
      caption: [{ kind: 'text', text: 'Table 1: Rain' }],
      headerRows: 2,
      headerColumns: 0,
      rows: [
        {
          cells: [
            { blocks: [say('Town')], rows: 2 },
            { blocks: [say('Rain')], columns: 2 },
          ],
        },
        { cells: [{ blocks: [say('mm')] }, { blocks: [say('days')] }] },
        { cells: [{ blocks: [say('Bonn')] }, { blocks: [say('3')] }, { blocks: [say('4')] }] },
      ],
    },
  ]);
});

test('references name the numbers of sections, figures, equations and works, and lead to them', async () => {
  const { document } = await readBody(
    String.raw`\section{One}\label{s} \begin{equation}x=1\label{e}\end{equation}\begin{figure}\includegraphics{a}\caption{A}\label{f}\end{figure}
See \ref{s}, \eqref{e}, \autoref{f}, \cite{k}, \ref{none}.
\begin{thebibliography}{9}\bibitem{k} Knuth\end{thebibliography}`,
  );
  const line = document.blocks.find(
    (block) => block.kind === 'paragraph' && textOfInlines(block.content).startsWith('See'),
  );
  expect(line?.kind === 'paragraph' && textOfInlines(line.content)).toBe(
    'See 1, (1), Figure 1, [1], [none].',
  );
  const links = line?.kind === 'paragraph' ? line.content.filter((one) => 'link' in one) : [];
  expect(links).toHaveLength(4);
  expect(document.blocks).toContainEqual(expect.objectContaining({ kind: 'formula', number: '(1)' }));
});

test('notes follow their paragraph, and other languages and links are in their words', async () => {
  expect(
    await blocksOf(
      String.raw`A\footnote{B $x$.} \foreignlanguage{french}{bonjour} \href{https://a.org/b\%c}{link} \url{http://a.org/%20_d}`,
    ),
  ).toMatchObject([
    {
      kind: 'paragraph',
      content: [
        { text: 'A' },
        { kind: 'note-reference', mark: '1' },
        { text: ' ' },
        { text: 'bonjour', language: 'fr' },
        { text: ' ' },
        { text: 'link', link: 'https://a.org/b%c' },
        { text: ' ' },
        { text: 'http://a.org/%20_d', link: 'http://a.org/%20_d' },
      ],
    },
    { kind: 'note', mark: '1', blocks: [{ content: [{ text: 'B ' }, { kind: 'formula' }, { text: '.' }] }] },
  ]);
});

test('questions of an exam are exercises with their parts, choices and room, and answers stay hidden', async () => {
  const { document, notes } = await read(
    String.raw`\documentclass{exam}\begin{document}\begin{questions}\question[5] Sum?
\begin{choices}\choice one\CorrectChoice two\end{choices}
\question Name \fillin[red][2cm].\begin{parts}\part Why? \fillwithlines{1in}\end{parts}\end{questions}\end{document}`,
  );
  expect(document.blocks).toMatchObject([
    {
      kind: 'exercise',
      mark: '1.',
      blocks: [{ content: [{ text: '(5 points) Sum?' }] }],
      answer: { kind: 'choices', choices: [{ mark: 'A.' }, { mark: 'B.' }] },
    },
    {
      kind: 'exercise',
      mark: '2.',
      blocks: [
        { content: [{ text: 'Name ' }, { kind: 'blank' }, { text: '.' }] },
        { kind: 'exercise', mark: '(a)', answer: { kind: 'lines', count: 4 } },
      ],
    },
  ]);
  expect([...listTexts(document.blocks)].join(' ')).not.toContain('red');
  expect(notes).toContainEqual(
    expect.objectContaining({ code: 'latex_answers_hidden', parameters: { count: 2 } }),
  );
});

test('commands of the file are expanded, also around formulas', async () => {
  expect(
    await blocksOf(
      String.raw`\hi{you} \begin{hint}{1}Look.\end{hint} \be x \in \R \ee`,
      String.raw`\newcommand{\hi}[2][Dear]{#1 #2}\newcommand{\R}{\mathbb{R}}\newcommand{\be}{\begin{equation*}}\newcommand{\ee}{\end{equation*}}\newenvironment{hint}[1]{\begin{quote}Hint #1:}{\end{quote}}`,
    ),
  ).toMatchObject([
    { content: [{ text: 'Dear you' }] },
    { kind: 'quotation', blocks: [{ content: [{ text: 'Hint 1: Look.' }] }] },
    { kind: 'formula', line: 'x ∈ ℝ', number: '' },
  ]);
});

test('poems, code and drawings are blocks, and a drawing has its words', async () => {
  const { document, notes } = await readBody(
    '\\begin{verse}Roses \\\\\n\\hspace{1em}are\n\nred\\end{verse}\n\\begin{verbatim}\nfor x: % all\n  {\n\\end{verbatim}\n\\begin{figure}\\begin{tikzpicture}\\node at (0,0) {Top $A$};\\end{tikzpicture}\\caption{Tree}\\end{figure}',
  );
  expect(document.blocks).toMatchObject([
    { kind: 'poem', stanzas: [{ lines: [{ indent: 0 }, { indent: 1 }] }, { lines: [{ indent: 0 }] }] },
    { kind: 'code', code: 'for x: % all\n  {' },
    { kind: 'figure', number: 'Figure 1', words: ['Top A'] },
  ]);
  expect(notes.map(({ code }) => code)).toContain('latex_drawing_in_words');
});

test('commands and files that are not read are named with their lines, and their words stay', async () => {
  const { document, notes } = await readBody(
    'A\n\n\\strange{words} here.\n\\input{chapter}\n\\includegraphics{tree}',
  );
  expect([...listTexts(document.blocks)].join(' ')).toContain('words here.');
  expect(notes).toMatchObject(
    expect.arrayContaining(
      [
        { code: 'latex_file_left_out', parameters: { file: 'chapter', line: 7 } },
        { code: 'latex_picture_missing', parameters: { file: 'tree', line: 8 } },
        { code: 'latex_command_unknown', parameters: { command: 'strange', lines: '6' } },
      ].map((one) =>
        expect.objectContaining({ ...one, parameters: expect.objectContaining(one.parameters) }),
      ),
    ),
  );
});

const words = fc.stringMatching(/^[b-y]{2,8}$/).map((word) => `z${word}`);
const piece = fc.letrec<{ piece: string }>((tie) => ({
  piece: fc.oneof(
    { maxDepth: 4 },
    words,
    fc.constantFrom(
      '\n\n',
      ' ',
      '% \n',
      '\\par ',
      '\\noindent ',
      '$',
      '{',
      '}',
      '\\[',
      '&',
      '\\\\',
      '#1',
      '\\item ',
    ),
    fc
      .tuple(
        fc.constantFrom('textbf', 'emph', 'section', 'footnote', 'unknown', 'caption', 'fbox'),
        tie('piece'),
      )
      .map(([name, inside]) => `\\${name}{${inside}}`),
    fc
      .tuple(
        fc.constantFrom('itemize', 'quote', 'center', 'figure', 'strange', 'tabular', 'verse'),
        tie('piece'),
      )
      .map(
        ([name, inside]) =>
          `\\begin{${name}}${name === 'tabular' ? '{ll}' : ''}\n\\item ${inside}\n\\end{${name}}\n`,
      ),
    fc.array(tie('piece'), { maxLength: 5 }).map((pieces) => pieces.join(' ')),
  ),
})).piece;

test('every word of the source that is not in a command is in the document, for any source', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 6 }), async (pieces) => {
      const body = `zfirst ${pieces.join(' ')} zlast`;
      const { document } = await readBody(body);
      const found = JSON.stringify(document.blocks);
      for (const word of body.replaceAll(/%[^\n]*/g, ' ').match(/\bz[a-z]+/g) ?? [])
        expect(found.replaceAll(/<[^<>]*>/g, '')).toContain(word);
    }),
  );
});
