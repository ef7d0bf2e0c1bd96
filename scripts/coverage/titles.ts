import { parseSync, Visitor } from 'oxc-parser';

const TEST_FUNCTIONS = ['test', 'it'];
const OWN_WORDS = 8;
const NO_TEST = ['skip', 'todo', 'fixme', 'describe', 'use', 'step'];

/** What of an expression leads to the name that is called; everything else about it is of no interest. */
interface Callee {
  readonly type: string;
  readonly name?: string;
  readonly object?: Callee;
  readonly property?: { readonly name?: string };
  readonly callee?: Callee;
}

/**
 * The titles of the tests in a file, as patterns: a title with a filled place ("%s" or "${name}") stands for
 * every title that it can become, but needs some words of its own, or it would stand for any title at all.
 * Skipped tests have no title here, because they show nothing.
 */
export function titlesOf(path: string, text: string): RegExp[] {
  const titles: RegExp[] = [];
  new Visitor({
    CallExpression(node) {
      const [first] = node.arguments;
      if (!first || !TEST_FUNCTIONS.includes(calledName(node.callee as Callee))) return;
      if (first.type === 'Literal' && typeof first.value === 'string')
        titles.push(...patternsOf([first.value]));
      if (first.type === 'TemplateLiteral')
        titles.push(...patternsOf(first.quasis.map((quasi) => quasi.value.cooked ?? '')));
    },
  }).visit(parseSync(path, text).program);
  return titles;
}

/** The function at the root of test(...), test.each(...)(...) and test.for(...)(...); nothing for test.skip(...). */
function calledName(callee: Callee | undefined): string {
  if (callee?.type === 'Identifier') return callee.name ?? '';
  if (callee?.type === 'CallExpression') return calledName(callee.callee);
  if (callee?.type !== 'MemberExpression') return '';
  return NO_TEST.includes(callee.property?.name ?? '') ? '' : calledName(callee.object);
}

function patternsOf(pieces: readonly string[]): RegExp[] {
  const fixed = pieces.flatMap((piece) => piece.split(/%[sdifjop#]|\$\w[\w.]*/));
  if (fixed.length > 1 && fixed.join('').length < OWN_WORDS) return [];
  return [new RegExp(`^${fixed.map(escaped).join('.*')}$`, 's')];
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
