import { type Expression, parseSync, Visitor } from 'oxc-parser';

export interface FoundExpression {
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

/** A letter stands for what is put into a pattern while the program runs. */
const PUT_IN = 'x';

/** The regular expressions of a file, and those that it puts together. */
export function findExpressions(path: string, text: string): readonly FoundExpression[] {
  if (!/\/|RegExp/.test(text)) return [];
  const found: FoundExpression[] = [];
  const add = (start: number, source: string, flags: string): void => {
    if (isPattern(source, flags))
      found.push({ line: text.slice(0, start).split('\n').length, source, flags });
  };
  const texts = new Map<string, Expression>();
  const { program } = parseSync(path, text);
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) texts.set(id.name, init);
    },
  }).visit(program);
  new Visitor({
    Literal(node) {
      if ('regex' in node) add(node.start, node.regex.pattern, node.regex.flags);
    },
    NewExpression({ callee, arguments: [pattern, flags], start }) {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp' || !pattern) return;
      if (pattern.type === 'SpreadElement' || flags?.type === 'SpreadElement') return;
      add(start, readText(pattern, texts, 0), flags ? readText(flags, texts, 0) : '');
    },
  }).visit(program);
  return found;
}

const DEEPEST = 20;

/** What an expression says, as far as the file tells. */
function readText(node: Expression, texts: ReadonlyMap<string, Expression>, depth: number): string {
  if (depth > DEEPEST) return PUT_IN;
  const read = (one: Expression): string => readText(one, texts, depth + 1);
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : PUT_IN;
    case 'TemplateLiteral':
      return node.quasis
        .map(({ value }, at) => {
          const next = node.expressions[at];
          return (value.cooked ?? '') + (next ? read(next) : '');
        })
        .join('');
    case 'TaggedTemplateExpression':
      return node.quasi.quasis
        .map(({ value }, at) => {
          const next = node.quasi.expressions[at];
          return value.raw + (next ? read(next) : '');
        })
        .join('');
    case 'BinaryExpression':
      return node.left.type === 'PrivateIdentifier' ? PUT_IN : read(node.left) + read(node.right);
    case 'Identifier': {
      const known = texts.get(node.name);
      return known ? read(known) : PUT_IN;
    }
    default:
      return PUT_IN;
  }
}

function isPattern(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags).flags !== 'none';
  } catch {
    return false;
  }
}
