import { foreign, type Here, noteUnknown, readInto, sayFormula, takeArguments } from './inside.ts';
import { readCounter } from './read-counter.ts';
import { readExamCommand } from './read-exam.ts';
import { readPicture, readSubfloat } from './read-figure.ts';
import { addDisplay } from './read-formula.ts';
import { readReference } from './read-reference.ts';
import { readSection } from './read-section.ts';
import { readDefinition } from './source/macros.ts';
import { DIMENSION, LENGTHS, MARGINS, SIGNATURES } from './source/passed.ts';
import { DECLARED, LOOKS, measureLength, SHOWN, writePlain } from './source/shown.ts';
import { ACCENTS, SIGNS, writeAccent } from './source/signs.ts';
import { findLanguage } from './source/words.ts';

/** Reads a command with its arguments. */
export function readCommand(name: string, here: Here): void {
  const { scanner, walk } = here;
  const { reading, writer, look } = walk;
  if (readDefinition(name, scanner, reading.macros, isKnown)) return;
  if (reading.macros.has(name)) {
    const expanded = reading.macros.expand(name, scanner);
    if (expanded !== null) return scanner.insert(expanded);
    return noteUnknown(name, scanner.line(), reading);
  }
  if (Object.hasOwn(SIGNS, name)) return saySign(name, here);
  if (Object.hasOwn(ACCENTS, name))
    return writer.text(writeAccent(name, readAccented(scanner.takeArgument()?.text ?? '')), look);
  if (Object.hasOwn(LOOKS, name)) return readLooked(name, here);
  if (Object.hasOwn(DECLARED, name)) return declare(name, here);
  if (readWhole(name, here)) return;
  if (readReference(name, here) || readSection(name, here) || readCounter(name, here)) return;
  if (readExamCommand(name, here)) return;
  const signature = SHOWN.get(name);
  if (signature !== undefined) return readShown(signature, here);
  if (MARGINS.has(name)) {
    const hidden = takeArguments(MARGINS.get(name) ?? '', here);
    if (hidden.some((one) => writePlain(one.text) !== '')) reading.notes.add('running_heads_left_out');
    return;
  }
  const passed = SIGNATURES.get(name);
  if (passed !== undefined) return void takeArguments(passed, here);
  if (LENGTHS.has(name)) return void scanner.takeForm(DIMENSION);
  if (name === 'iffalse') return void scanner.takeForm(/[\s\S]{0,100000}?\\fi(?![a-zA-Z])/y);
  if (name === 'end') return void scanner.takeArgument();
  // Programs that color code have a command for each kind of word.
  if (/^[A-Z][A-Za-z]{1,30}Tok$/.test(name)) return;
  noteUnknown(name, scanner.line(), reading);
}

/** Tells whether a command has a meaning here, which a file that defines it again does not change. */
function isKnown(name: string): boolean {
  return (
    [SIGNS, ACCENTS, LOOKS, DECLARED].some((table) => Object.hasOwn(table, name)) ||
    SHOWN.has(name) ||
    SIGNATURES.has(name) ||
    /^(?:begin|end|item|caption|footnote|label|[a-z]*ref|cite[a-z]*|includegraphics|input|include|maketitle|part|chapter|(?:sub){0,2}section|(?:sub)?paragraph|the[a-zA-Z@]+|tableofcontents|bibliography)$/.test(
      name,
    )
  );
}

function saySign(name: string, { scanner, walk: { writer, look } }: Here): void {
  writer.text(SIGNS[name] ?? '', look);
  // A sign is often followed by empty braces, which end its name.
  scanner.takeForm(/\{\}/y);
}

function readAccented(text: string): string {
  const [, name] = /^\s*\\([a-zA-Z]+)/.exec(text) ?? [];
  return name !== undefined && Object.hasOwn(SIGNS, name) ? (SIGNS[name] ?? '') : text;
}

function readLooked(name: string, { scanner, walk }: Here): void {
  const style = LOOKS[name];
  scanner.takeStar();
  const source = scanner.takeArgument();
  if (!source || !style) return;
  if (style === 'underline' && isRoom(source.text))
    return walk.writer.say({ kind: 'blank', width: measureLength(source.text) });
  readInto(source, { ...walk, look: { ...walk.look, styles: new Set([...walk.look.styles, style]) } });
}

/** Tells whether source has lengths alone, so that a line below it is a line to write on. */
function isRoom(text: string): boolean {
  if (!/~|\\(?:h|q|rule|makebox|mbox)/.test(text)) return false;
  const rest = text.replaceAll(
    /\\(?:h(?:space|skip|fill)|makebox|mbox|rule|q?quad|enspace|linewidth|textwidth|columnwidth|fill|stretch)(?![a-z])/g,
    '',
  );
  return rest.replaceAll(/cm|mm|in|pt|em|ex|[\d.,*{}[\]~\s]/g, '') === '';
}

function declare(name: string, here: Here): void {
  const style = DECLARED[name];
  const { look } = here.walk;
  if (style) here.walk = { ...here.walk, look: { ...look, styles: new Set([...look.styles, style]) } };
}

function readShown(signature: string, here: Here): void {
  for (const [at, one] of Array.from(signature).entries()) {
    const [source] = takeArguments(one, here);
    if (one !== 'x' || !source) continue;
    if (at > 0 && signature[at - 1] === 'x') here.walk.writer.text(' ', here.walk.look);
    readInto(source, here.walk);
  }
}

/** Reads commands that give neither a sign nor a style of letters. */
function readWhole(name: string, here: Here): boolean {
  const { scanner, walk } = here;
  const { writer, look, reading } = walk;
  switch (name) {
    case '\\':
    case 'newline':
    case 'tabularnewline':
      scanner.takeStar();
      scanner.takeOptional();
      writer.say({ kind: 'line-break' });
      return true;
    case 'par':
    case 'endgraf':
      writer.endParagraph();
      return true;
    case '(':
    case '[': {
      const source = scanner.takeUntil(name === '(' ? '\\)' : '\\]');
      if (source && name === '(') sayFormula(source.text, walk);
      else if (source) addDisplay(source.text, true, walk);
      return true;
    }
    case 'ensuremath':
      sayFormula(scanner.takeArgument()?.text ?? '', walk);
      return true;
    case 'hspace':
    case 'hskip':
      scanner.takeStar();
      if (name === 'hspace') scanner.takeArgument();
      else scanner.takeForm(DIMENSION);
      writer.text(' ', look);
      return true;
    case 'rule':
      readRule(here);
      return true;
    case 'hrulefill':
    case 'dotfill':
      writer.say({ kind: 'blank', width: 60 });
      return true;
    case 'verb':
    case 'lstinline':
    case 'mintinline':
    case 'Verb':
    case 'path':
      readVerb(name, here);
      return true;
    case 'foreignlanguage':
    case 'textlang':
    case 'selectlanguage':
      readLanguageOf(name, here);
      return true;
    case 'enquote': {
      scanner.takeStar();
      const source = scanner.takeArgument();
      writer.text(reading.preamble.language?.startsWith('de') ? '„' : '“', look);
      if (source) readInto(source, walk);
      writer.text(reading.preamble.language?.startsWith('de') ? '“' : '”', look);
      return true;
    }
    case 'subfloat':
    case 'subfigure':
    case 'subcaptionbox':
      readSubfloat(name === 'subcaptionbox', here);
      return true;
    case 'includegraphics':
    case 'includesvg':
      readPicture(here);
      return true;
    default:
      return readUnits(name, here);
  }
}

/** Reads numbers with units (siunitx). */
function readUnits(name: string, { scanner, walk: { writer, look } }: Here): boolean {
  if (!/^(?:num|SI|si|qty|unit|ang)$/.test(name)) return false;
  scanner.takeOptional();
  const first = scanner.takeArgument()?.text ?? '';
  const second = /^(?:SI|qty)$/.test(name) ? (scanner.takeArgument()?.text ?? '') : '';
  const unit = (text: string) =>
    text
      .replaceAll(/\\per(?![a-z])/g, '/')
      .replaceAll(/\\(?:percent)(?![a-z])/g, '%')
      .replaceAll(/\\([a-zA-Z]+)/g, (_, word: string) => UNITS[word] ?? word)
      .replaceAll(/[{}\s]/g, '');
  const isUnit = name === 'si' || name === 'unit';
  const written = isUnit ? unit(first) : `${first.trim()}${name === 'ang' ? '°' : ''}`;
  writer.text(second === '' ? written : `${written}\u00a0${unit(second)}`, look);
  return true;
}

const UNITS: Readonly<Record<string, string>> = Object.fromEntries(
  'metre m meter m gram g kilogram kg second s ampere A kelvin K mole mol candela cd hertz Hz newton N pascal Pa joule J watt W volt V ohm Ω degree ° celsius °C degreeCelsius °C litre l liter l minute min hour h day d centi c milli m kilo k mega M giga G micro µ nano n deci d hecto h squared ² cubed ³ square ² cubic ³ km km cm cm mm mm kg kg'
    .split(' ')
    .flatMap((word, at, all) => (at % 2 === 0 ? [[word, all[at + 1] ?? '']] : [])),
);

/** Reads a line. A thin one is a blank to write on. */
function readRule(here: Here): void {
  const [width, height] = takeArguments('omm', here).slice(-2);
  if (!width || !height) return;
  const isThin = /^\s*0?\.\d{1,4}\s*(?:pt|mm|cm|ex|em)|^\s*1\s*pt/.test(height.text);
  const characters = measureLength(width.text);
  if (isThin && characters > 3) here.walk.writer.say({ kind: 'blank', width: characters });
}

function readVerb(name: string, { scanner, walk: { writer, look } }: Here): void {
  scanner.takeStar();
  scanner.takeOptional();
  if (name === 'mintinline') scanner.takeArgument();
  const text = scanner.takeVerbatim() ?? '';
  writer.text(text, { ...look, isPreformatted: true, styles: new Set([...look.styles, 'code' as const]) });
}

function readLanguageOf(name: string, here: Here): void {
  const { scanner, walk } = here;
  scanner.takeOptional();
  const said = findLanguage(scanner.takeArgument()?.text ?? '');
  const language = said === null ? walk.look.language : foreign(said, walk);
  const look = { ...walk.look, language };
  if (name === 'selectlanguage') {
    here.walk = { ...walk, look };
    return;
  }
  const source = scanner.takeArgument();
  if (source) readInto(source, { ...walk, look });
}
