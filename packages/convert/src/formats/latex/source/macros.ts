import { createScanner, type Scanner } from './scanner.ts';

/** A command that the file defines. */
interface Macro {
  readonly count: number;
  /** The first argument if it is left out; null if it may not be left out. */
  readonly standard: string | null;
  readonly body: string;
}

/** The commands and environments that a file defines, as far as they are read. */
export interface Macros {
  readonly define: (name: string, macro: Macro) => void;
  readonly defineEnvironment: (name: string, macro: Macro, end: string) => void;
  readonly has: (name: string) => boolean;
  readonly get: (name: string) => Macro | undefined;
  /** Gives a command the meaning that it had before. */
  readonly restore: (name: string, macro: Macro | undefined) => void;
  readonly hasEnvironment: (name: string) => boolean;
  /** Expands a command with the arguments that follow it; null once all expansions together are too long. */
  readonly expand: (name: string, scanner: Scanner) => string | null;
  readonly expandEnvironment: (name: string, body: string) => string | null;
  /** Commands that end an environment of this name. */
  readonly listClosers: (environment: string) => readonly string[];
}

/** A file that expands more than this would grow without end. */
const MAX_EXPANSIONS = 50_000;
const MAX_CHARACTERS = 3_000_000;
const MAX_ARGUMENTS = 9;

export function createMacros(): Macros {
  const macros = new Map<string, Macro>();
  const environments = new Map<string, Macro & { readonly end: string }>();
  const closers = new Map<string, string[]>();
  let expansions = 0;
  let characters = 0;
  const fill = (body: string, filled: readonly string[]): string | null => {
    expansions += 1;
    if (expansions > MAX_EXPANSIONS) return null;
    const text = body
      .split(/(#[1-9]|##)/)
      .map((piece) => (/^#[1-9]$/.test(piece) ? (filled[Number(piece[1]) - 1] ?? '') : piece));
    characters += text.reduce((sum, { length }) => sum + length, 0);
    return characters > MAX_CHARACTERS ? null : text.join('').replaceAll('##', '#');
  };
  return {
    define: (name, macro) => {
      macros.set(name, macro);
      const [, ended] = /\\end[ \t]*\{([^{}]{1,60})\}[^{}]{0,20}$/.exec(macro.body) ?? [];
      if (macro.count > 0 || ended === undefined || macro.body.includes('\\begin')) return;
      closers.set(ended, [...(closers.get(ended) ?? []), name]);
    },
    defineEnvironment: (name, macro, end) => environments.set(name, { ...macro, end }),
    has: (name) => macros.has(name),
    get: (name) => macros.get(name),
    restore: (name, macro) => {
      if (macro) macros.set(name, macro);
      else macros.delete(name);
    },
    hasEnvironment: (name) => environments.has(name),
    expand: (name, scanner) => {
      const macro = macros.get(name);
      return macro ? fill(macro.body, takeArguments(macro, scanner)) : null;
    },
    expandEnvironment: (name, body) => {
      const found = environments.get(name);
      if (!found) return null;
      const scanner = createScanner({ text: body, line: 1 });
      const filled = takeArguments(found, scanner);
      const before = fill(found.body, filled);
      const after = fill(found.end, filled);
      return before === null || after === null ? null : `${before} ${scanner.takeRest().text} ${after}`;
    },
    listClosers: (environment) => closers.get(environment) ?? [],
  };
}

function takeArguments({ count, standard }: Macro, scanner: Scanner): readonly string[] {
  return Array.from({ length: Math.min(count, MAX_ARGUMENTS) }, (_, at) => {
    if (at === 0 && standard !== null) return scanner.takeOptional()?.text ?? standard;
    return scanner.takeArgument()?.text ?? '';
  });
}

/** Commands that define others, as LaTeX, TeX and xparse have them. */
const DEFINING =
  /^(?:(?:re)?newcommand|providecommand|DeclareRobustCommand|[egx]?def|(?:New|Renew|Provide|Declare)(?:Expandable)?DocumentCommand)$/;

/** Reads a definition, if the command is one. A known command keeps its meaning if it is only defined again. */
export function readDefinition(
  command: string,
  scanner: Scanner,
  macros: Macros,
  isKnown: (name: string) => boolean,
): boolean {
  const isEnvironment = /^(?:(?:re)?newenvironment|(?:New|Renew|Provide|Declare)DocumentEnvironment)$/.test(
    command,
  );
  if (!isEnvironment && !DEFINING.test(command)) return false;
  scanner.takeStar();
  const named = command.endsWith('def')
    ? (scanner.takeForm(/\s*\\(?:[a-zA-Z@]+|.)/y) ?? '')
    : (scanner.takeArgument()?.text ?? '');
  const name = named.trim().replace(/^\\/, '');
  const { count, standard } = command.endsWith('def')
    ? { count: (scanner.takeForm(/[^{}\\]{0,200}/y)?.match(/#[1-9]/g) ?? []).length, standard: null }
    : command.includes('Document')
      ? readParameters(scanner.takeArgument()?.text ?? '')
      : readCount(scanner);
  const body = scanner.takeArgument()?.text ?? '';
  const end = isEnvironment ? (scanner.takeArgument()?.text ?? '') : '';
  if (name === '' || name.length > 60) return true;
  if (isEnvironment) macros.defineEnvironment(name, { count, standard, body }, end);
  else if (/^(?:new|New)/.test(command) || !isKnown(name)) macros.define(name, { count, standard, body });
  return true;
}

function readCount(scanner: Scanner): { readonly count: number; readonly standard: string | null } {
  const count = Math.min(MAX_ARGUMENTS, Math.max(0, Number(scanner.takeOptional()?.text ?? 0) || 0));
  return { count, standard: count > 0 ? (scanner.takeOptional()?.text ?? null) : null };
}

/** Reads the parameters of xparse: m for a mandatory one, o and O{…} for an optional one. */
function readParameters(text: string): { readonly count: number; readonly standard: string | null } {
  const kinds = text.replaceAll(/\s/g, '').match(/[a-zA-Z](?:\{[^{}]*\})?/g) ?? [];
  const [first = ''] = kinds;
  const standard = first.startsWith('O') ? first.slice(2, -1) : first.startsWith('o') ? '' : null;
  return { count: Math.min(MAX_ARGUMENTS, kinds.length), standard };
}
