import type { Block, PoemLine, Stanza } from '@relievo/document/model';
import { plainText, tidySpaces } from '@relievo/document/text';
import { takeAnchors } from '../html/anchors.ts';
import { foreign, noteUnknown, readBlocks, readInto, readLine } from './inside.ts';
import { readBibliography } from './read-bibliography.ts';
import { readCode } from './read-code.ts';
import { readExam } from './read-exam.ts';
import { readDrawing, readFloat } from './read-figure.ts';
import { isDisplay, readDisplay } from './read-formula.ts';
import { readList } from './read-list.ts';
import { addHeading } from './read-section.ts';
import { readTable } from './read-table.ts';
import type { Walk } from './reading.ts';
import { createScanner, type Source } from './source/scanner.ts';
import { splitSource } from './source/split.ts';
import { findLanguage } from './source/words.ts';

const FLOATS =
  /^(?:(?:sideways|wrap|SC|margin|sub)?(?:figure|table)\*?|wrapfloat|longfigure|scheme|chart|graph)$/;
const DRAWINGS =
  /^(?:tikzpicture|pgfpicture|picture|forest|circuitikz|asy|asypicture|pspicture\*?|tikzcd|axis|venndiagram[23]sets|prooftree|scope|xy|diagram|feynman|logicproof|chemfig|bussproofs)$/;
const BOXES =
  /^(?:tcolorbox|mdframed|framed|shaded\*?|leftbar|boxedminipage|block|alertblock|exampleblock|infobox|fbox|frameenv|awesomeblock|colorboxed|bclogo|snugshade\*?|Sbox)$/;
const QUOTATIONS = /^(?:quote|quotation|displayquote|displaycquote|blockquote)$/;

/** Environments that arrange their content alone, with their arguments. */
const AROUND: Readonly<Record<string, string>> = {
  center: '',
  flushleft: '',
  flushright: '',
  raggedright: '',
  document: '',
  titlepage: '',
  minipage: 'ooom',
  multicols: 'mo',
  'multicols*': 'mo',
  paracol: 'm',
  columns: 'o',
  column: 'om',
  spacing: 'm',
  doublespace: '',
  singlespace: '',
  onehalfspace: '',
  adjustwidth: 'mm',
  landscape: '',
  appendices: '',
  subequations: '',
  sloppypar: '',
  small: '',
  footnotesize: '',
  scriptsize: '',
  large: '',
  samepage: '',
  letter: 'm',
  threeparttable: 'o',
  tablenotes: 'o',
  subfigures: '',
  refsection: 'o',
  otherlanguage: 'm',
  'otherlanguage*': 'om',
  adjustbox: 'm',
  resizebox: 'mm',
  CJK: 'mm',
  'CJK*': 'mm',
  frontmatter: '',
  acknowledgments: '',
  acknowledgements: '',
  CSLReferences: 'mm',
  wraptext: '',
  group: '',
  keywords: '',
  indent: '',
  Form: '',
  overlayarea: 'mm',
  onlyenv: '',
  uncoverenv: '',
  ThreePartTable: '',
  EnvUplevel: '',
  EnvFullwidth: '',
};

const THEOREMS: Readonly<Record<string, string>> = Object.fromEntries(
  'theorem lemma corollary proposition definition example remark exercise problem claim conjecture axiom'
    .split(' ')
    .map((name) => [name, name[0]?.toUpperCase() + name.slice(1)]),
);

/** Reads an environment: it becomes a block, or only arranges its content. */
export function readEnvironment(name: string, body: Source, walk: Walk): void {
  const { writer, reading } = walk;
  if (readCode(name, body, walk)) return;
  if (isDisplay(name)) return readDisplay(name, body.text, walk);
  if (readList(name, body, walk) || readTable(name, body, walk) || readExam(name, body, walk)) return;
  if (FLOATS.test(name)) return readFloat(name, body, walk);
  if (DRAWINGS.test(name)) return readDrawing(body, walk);
  writer.endParagraph();
  if (name === 'thebibliography') return readBibliography(body, walk);
  if (QUOTATIONS.test(name)) return addQuotation(body, walk);
  if (name === 'verse' || name === 'altverse') return addPoem(body, walk);
  if (name === 'abstract') {
    addHeading('section', { text: reading.words.abstract, line: body.line }, true, walk);
    return readAround('', body, walk);
  }
  if (name === 'frame') return readFrame(body, walk);
  if (name === 'proof') return readProof(body, walk);
  if (BOXES.test(name)) return addBox(name, body, walk);
  if (reading.preamble.theorems.has(name) || Object.hasOwn(THEOREMS, name.replace(/\*$/, '')))
    return readTheorem(name, body, walk);
  const signature = Object.hasOwn(AROUND, name) ? AROUND[name] : undefined;
  if (signature === undefined) noteUnknown(`begin{${name}}`, body.line, reading);
  readAround(signature ?? '', body, walk);
}

function readAround(signature: string, body: Source, walk: Walk): void {
  const scanner = createScanner(body);
  const said: string[] = [];
  for (const one of signature) {
    const source = one === 'o' ? scanner.takeOptional() : scanner.takeArgument();
    if (one === 'm') said.push(source?.text ?? '');
  }
  const [first = ''] = said;
  const language = walk.inside.at(-1)?.startsWith('otherlanguage') ? findLanguage(first) : null;
  const look = language === null ? walk.look : { ...walk.look, language: foreign(language, walk) };
  readInto(scanner.takeRest(), { ...walk, look });
  walk.writer.endParagraph();
}

function addQuotation(body: Source, walk: Walk): void {
  const { reading, writer } = walk;
  const id = reading.newId('quotation');
  takeAnchors(id, reading);
  const scanner = createScanner(body);
  const author = scanner.takeOptional();
  const blocks = readBlocks(scanner.takeRest(), walk);
  const attribution = author ? readLine(author, walk).content : [];
  if (blocks.length > 0) writer.add({ kind: 'quotation', id, blocks, attribution });
}

/** Adds a poem: its lines end with \\, and its stanzas with an empty line. */
function addPoem(body: Source, walk: Walk): void {
  const { reading, writer } = walk;
  const scanner = createScanner(body);
  scanner.takeOptional();
  const rest = scanner.takeRest();
  const after: Block[] = [];
  let line = rest.line;
  const stanzas: Stanza[] = [];
  for (const text of rest.text.split(/\n\n+/)) {
    const lines = splitSource({ text, line }, String.raw`\\\\[*!>]?`).flatMap(
      (piece): readonly PoemLine[] => {
        const own = piece.text.replace(/^\s*\[[^\]\n]{0,20}\]/, '');
        const isIndented = /^\s*(?:\\(?:hspace|q?quad|vin|indent)|~)/.test(own);
        const { content, others } = readLine({ text: own, line: piece.line }, walk);
        for (const block of others) after.push(block);
        return content.length > 0 ? [{ content, indent: isIndented ? 1 : 0, number: '' }] : [];
      },
    );
    line += text.split('\n').length + 1;
    if (lines.length > 0) stanzas.push({ id: reading.newId('stanza'), lines });
  }
  if (stanzas.length > 0) writer.add({ kind: 'poem', id: reading.newId('poem'), stanzas });
  for (const block of after) writer.add(block);
}

function addBox(name: string, body: Source, walk: Walk): void {
  const { reading, writer } = walk;
  const scanner = createScanner(body);
  scanner.takeForm(/<[\d,+\-|. a-z:]{1,30}>/y);
  const options = scanner.takeOptional()?.text ?? '';
  const [, braced, open] =
    /\b(?:title|frametitle)\s*=\s*(?:\{((?:[^{}]|\{[^{}]*\})*)\}|([^,]*))/.exec(options) ?? [];
  const titled = name.endsWith('block') ? scanner.takeArgument()?.text : (braced ?? open);
  if (name === 'boxedminipage') scanner.takeArgument();
  const title = titled === undefined ? null : readLine({ text: titled, line: body.line }, walk);
  const id = reading.newId('box');
  takeAnchors(id, reading);
  const blocks = [...(title?.others ?? []), ...readBlocks(scanner.takeRest(), walk)];
  if (blocks.length > 0 || (title?.content.length ?? 0) > 0)
    writer.add({ kind: 'box', id, title: title?.content ?? [], blocks });
}

/** Reads a slide: its title is a heading. */
function readFrame(body: Source, walk: Walk): void {
  const scanner = createScanner(body);
  scanner.takeForm(/<[\d,+\-|. a-z:]{1,30}>/y);
  scanner.takeOptional();
  scanner.takeOptional();
  for (const section of ['frame', 'subsubsection'] as const) {
    const braced = scanner.takeForm(/[ \t]{0,9}(?=\{)/y);
    const title = braced === null ? null : scanner.takeArgument();
    if (title) addHeading(section, title, true, walk);
  }
  readInto(scanner.takeRest(), walk);
  walk.writer.endParagraph();
}

function readProof(body: Source, walk: Walk): void {
  const { reading, writer, look } = walk;
  const scanner = createScanner(body);
  const title = scanner.takeOptional() ?? { text: reading.words.proof, line: body.line };
  readInto(title, { ...walk, look: { ...look, styles: new Set([...look.styles, 'italic' as const]) } });
  writer.text('. ', look);
  readInto(scanner.takeRest(), walk);
  writer.endParagraph();
}

/** Reads a theorem: its name and number in bold are before its words. */
function readTheorem(name: string, body: Source, walk: Walk): void {
  const { reading, writer, look } = walk;
  const declared = reading.preamble.theorems.get(name);
  const counter = declared ? declared.counter : name.endsWith('*') ? null : name;
  if (counter !== null) reading.numbers.step(counter);
  const number = counter === null ? '' : String(reading.numbers.get(counter));
  reading.target = { id: null, number, kind: 'theorem' };
  const scanner = createScanner(body);
  const title = scanner.takeOptional();
  const called = declared?.name ?? THEOREMS[name.replace(/\*$/, '')] ?? name;
  const bold = { ...look, styles: new Set([...look.styles, 'bold' as const]) };
  readInto({ text: called, line: body.line }, { ...walk, look: bold });
  writer.text(number === '' ? '' : ` ${number}`, bold);
  if (title) {
    writer.text(' (', look);
    for (const inline of tidySpaces(readLine(title, walk).content)) writer.say(inline);
    writer.text(')', look);
  }
  for (const inline of plainText('. ')) writer.say(inline);
  readInto(scanner.takeRest(), walk);
  writer.endParagraph();
}
