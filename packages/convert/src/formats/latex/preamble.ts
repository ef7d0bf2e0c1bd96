import { PLAIN } from '../html/reading.ts';
import { type Here, takeArguments } from './inside.ts';
import { readCounter } from './read-counter.ts';
import { readSection } from './read-section.ts';
import type { LatexReading, Preamble } from './reading.ts';
import { readDefinition } from './source/macros.ts';
import { MARGINS } from './source/passed.ts';
import { createScanner, type Source } from './source/scanner.ts';
import { writePlain } from './source/shown.ts';
import { findLanguage } from './source/words.ts';
import { createLatexWriter } from './writer.ts';

export interface Parts {
  /** The text before the document begins; empty for a file that is only a part of one. */
  readonly head: string;
  readonly body: Source;
}

const BEGIN = '\\begin{document}';

/** Finds a command that no comment hides. */
function findLive(text: string, command: string, from: number): number {
  let at = text.indexOf(command, from);
  while (at >= 0 && text.slice(text.lastIndexOf('\n', at) + 1, at).includes('%'))
    at = text.indexOf(command, at + 1);
  return at;
}

/** Parts a file at the beginning and the end of its document. */
export function splitFile(text: string): Parts {
  const begin = findLive(text, BEGIN, 0);
  if (begin < 0) return { head: '', body: { text, line: 1 } };
  const start = begin + BEGIN.length;
  const end = findLive(text, '\\end{document}', start);
  const head = text.slice(0, start);
  const last = end < 0 ? text.length : end;
  return { head, body: { text: text.slice(start, last), line: head.split('\n').length } };
}

/** Finds the facts that decide how the text is read. */
export function findFacts({ head, body }: Parts): Preamble {
  const plain = head.replaceAll(/(?<!\\)%[^\n]*/g, '');
  const [classed] = [...listCalls(plain, 'documentclass'), ...listCalls(plain, 'documentstyle')];
  const { options: listed, argument: documentClass } = classed ?? { options: '', argument: '' };
  const options = listOptions(listed);
  const babel = listCalls(plain, 'usepackage').find(({ argument }) => /\bbabel\b/.test(argument))?.options;
  const text = body.text;
  const title = /\\title(?![a-zA-Z])/.test(`${head}${text}`);
  return {
    documentClass: documentClass.trim(),
    options: [...options, ...listOptions(babel ?? '')],
    language: findDocumentLanguage(plain, options, listOptions(babel ?? '')),
    title: '',
    titleLine: 1,
    author: '',
    date: '',
    topLevel: title && /\\maketitle(?![a-zA-Z])/.test(text) ? 2 : 1,
    usesParts: /\\part(?![a-zA-Z])/.test(text) && documentClass.trim() !== 'exam',
    usesChapters: /\\(?:chapter|addchap)(?![a-zA-Z])/.test(text),
    theorems: new Map(),
  };
}

interface Call {
  readonly options: string;
  readonly argument: string;
}

const MAX_CALLS = 200;
const MAX_CALL = 3000;

/** Lists the arguments with which a command is called. */
function listCalls(head: string, name: string): readonly Call[] {
  const command = `\\${name}`;
  const calls: Call[] = [];
  let at = head.indexOf(command);
  while (at >= 0 && calls.length < MAX_CALLS) {
    const start = at + command.length;
    const scanner = createScanner({ text: head.slice(start, start + MAX_CALL), line: 1 });
    const options = scanner.takeOptional()?.text ?? '';
    calls.push({ options, argument: scanner.takeArgument()?.text ?? '' });
    at = head.indexOf(command, start);
  }
  return calls;
}

function listOptions(text: string): readonly string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** Finds the main language: babel has it last or as main, polyglossia and others name it. */
function findDocumentLanguage(
  head: string,
  options: readonly string[],
  babel: readonly string[],
): string | null {
  const [main] = [...listCalls(head, 'setmainlanguage'), ...listCalls(head, 'setdefaultlanguage')];
  const named = main?.argument;
  const provided = listCalls(head, 'babelprovide').find(({ options: own }) => /\bmain\b/.test(own))?.argument;
  const [, stated] = /\bpdflang\s*=\s*\{?([\w-]{2,20})/.exec(head) ?? [];
  const chosen = babel.find((one) => one.startsWith('main='))?.slice('main='.length);
  const said = [named, provided, chosen, ...babel.toReversed(), ...options.toReversed(), stated];
  for (const one of said) {
    const language = one === undefined ? null : findLanguage(one);
    if (language !== null && (one === stated || one === undefined || one.length > 2 || one === named))
      return language;
  }
  return null;
}

/** Reads the definitions, the title and the counters before the text. Nothing there is printed. */
export function readPreamble(head: string, reading: LatexReading): void {
  const scanner = createScanner({ text: head, line: 1 });
  const writer = createLatexWriter(reading);
  const here: Here = { scanner, walk: { reading, writer, look: PLAIN, depth: 0, inside: [] } };
  for (let token = scanner.next(); token; token = scanner.next()) {
    if (token.kind !== 'command') continue;
    if (readDefinition(token.name, scanner, reading.macros, (name) => isLaidOut(name))) continue;
    if (MARGINS.has(token.name)) {
      const hidden = takeArguments(MARGINS.get(token.name) ?? '', here);
      if (hidden.some(({ text }) => writePlain(text) !== '')) reading.notes.add('running_heads_left_out');
    } else if (
      /^(?:title|author|date|input|include|setcounter|newtheorem|DeclareMathOperator|printanswers)$/.test(
        token.name,
      )
    ) {
      if (!readSection(token.name, here)) readCounter(token.name, here);
    }
  }
}

/** Tells whether a file only changes how a known command looks. */
function isLaidOut(name: string): boolean {
  return /@|^(?:the|p@|f@)?(?:section|subsection|subsubsection|paragraph|chapter|part|maketitle|caption|footnote|item|tightlist|headrulewidth|footrulewidth|arraystretch|baselinestretch|familydefault|rmdefault|sfdefault|ttdefault|contentsname|refname|bibname|figurename|tablename|maxwidth|maxheight|and|today|emph|textbf|textit|texttt|underline|url|href|title|author|date)$/.test(
    name,
  );
}

/** Lists the folders in which the file says that its pictures are. */
export function listFolders(head: string): readonly string[] {
  const [, said = ''] = /\\graphicspath\s*\{((?:\s*\{[^{}]*\})+)\s*\}/.exec(head) ?? [];
  return (said.match(/\{[^{}]*\}/g) ?? [])
    .map((one) =>
      one
        .slice(1, -1)
        .trim()
        .replace(/^(?:\.\/)+/, ''),
    )
    .filter((one) => one !== '' && !one.startsWith('/') && !one.split('/').includes('..'))
    .slice(0, 20);
}
