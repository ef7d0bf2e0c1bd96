import { type Here, sayFormula } from './inside.ts';
import { readCommand } from './read-command.ts';
import { readEnvironment } from './read-environment.ts';
import { addDisplay } from './read-formula.ts';
import type { Walk } from './reading.ts';
import { createScanner, type Source } from './source/scanner.ts';
import { GERMAN } from './source/signs.ts';

/** Groups and environments inside each other that are read; deeper ones are words alone. */
const MAX_DEPTH = 30;

/** Reads source token by token and adds its text and blocks to the writer of the walk. */
export function readSource(source: Source, outer: Walk): void {
  const walk: Walk = { ...outer, depth: outer.depth + 1 };
  if (walk.depth > MAX_DEPTH) {
    walk.reading.notes.add('latex_too_deep', { line: source.line });
    return walk.writer.text(dropSyntax(source.text), walk.look);
  }
  const here: Here = { scanner: createScanner(source), walk };
  for (let token = here.scanner.next(); token; token = here.scanner.next())
    switch (token.kind) {
      case 'words':
        sayWords(token.text, here);
        break;
      case 'space':
        here.walk.writer.text(' ', here.walk.look);
        break;
      case 'paragraph':
        here.walk.writer.endParagraph();
        break;
      case 'group':
        readSource(token.source, here.walk);
        break;
      case 'sign':
        readSign(token.sign, here);
        break;
      case 'command':
        if (token.name === 'begin') readBegin(here);
        else readCommand(token.name, here);
        break;
      case 'close':
        break;
    }
}

function dropSyntax(text: string): string {
  return text.replaceAll(/\\[a-zA-Z@]+/g, ' ').replaceAll(/[\\{}$]/g, ' ');
}

/** Says words. In German a quotation mark before a letter is an umlaut. */
function sayWords(text: string, { walk: { reading, writer, look } }: Here): void {
  const isGerman = reading.preamble.options.some((one) => /^n?(?:german|austrian|swissgerman)$/.test(one));
  const written =
    isGerman && text.includes('"')
      ? text.replaceAll(/"(.)/gu, (whole, sign: string) => GERMAN[sign] ?? whole)
      : text;
  writer.text(written, look);
}

function readSign(sign: string, here: Here): void {
  const { walk, scanner } = here;
  const { writer, look } = walk;
  if (sign !== '$') return writer.text(sign === '~' ? '\u00a0' : sign, look);
  const isDisplay = scanner.takeForm(/\$/y) !== null;
  const source = scanner.takeUntil(isDisplay ? '$$' : '$');
  if (source === null) return writer.text(isDisplay ? '$$' : '$', look);
  if (isDisplay) return addDisplay(source.text, true, walk);
  sayFormula(source.text, walk);
}

function readBegin(here: Here): void {
  const { scanner, walk } = here;
  const { reading } = walk;
  const name = scanner.takeArgument()?.text.trim() ?? '';
  if (name === '' || name.length > 60) return;
  const body = scanner.takeEnvironment(name, reading.macros.listClosers(name));
  const expanded = reading.macros.hasEnvironment(name)
    ? reading.macros.expandEnvironment(name, body.text)
    : null;
  if (expanded === null) readEnvironment(name, body, { ...walk, inside: [...walk.inside, name] });
  else readSource({ text: expanded, line: body.line }, { ...walk, inside: [...walk.inside, name] });
}
