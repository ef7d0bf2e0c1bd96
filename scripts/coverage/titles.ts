import { parseSync, Visitor } from 'oxc-parser';

const TEST_FUNCTIONS = ['test', 'it'];

/**
 * The titles of the tests in a file, as patterns: a title with a filled place ("%s" or "${name}") stands for
 * every title that it can become. Skipped tests have no title here, because they show nothing.
 */
export function titlesOf(path: string, text: string): RegExp[] {
  const titles: RegExp[] = [];
  new Visitor({
    CallExpression(node) {
      const [first] = node.arguments;
      if (!first || !TEST_FUNCTIONS.includes(calledName(node.callee))) return;
      if (first.type === 'Literal' && typeof first.value === 'string') titles.push(patternOf([first.value]));
      if (first.type === 'TemplateLiteral')
        titles.push(patternOf(first.quasis.map((quasi) => quasi.value.cooked ?? '')));
    },
  }).visit(parseSync(path, text).program);
  return titles;
}

/** The function at the root of test(...), test.each(...)(...) and test.for(...)(...); nothing for test.skip(...). */
function calledName(callee: unknown): string {
  const node = callee as {
    type: string;
    name?: string;
    object?: unknown;
    property?: { name?: string };
    callee?: unknown;
  };
  if (node.type === 'Identifier') return node.name ?? '';
  if (node.type === 'CallExpression' || node.type === 'ParenthesizedExpression')
    return calledName(node.callee);
  if (node.type !== 'MemberExpression') return '';
  const skipped = ['skip', 'todo', 'fixme', 'describe', 'use', 'step'].includes(node.property?.name ?? '');
  return skipped ? '' : calledName(node.object);
}

function patternOf(pieces: readonly string[]): RegExp {
  const parts = pieces.map((piece) => escaped(piece).replaceAll(/%[sdifjop#]|\\\$\w[\w\\.]*/g, '.*'));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
