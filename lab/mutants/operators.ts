import { type Node, parseSync, Visitor } from 'oxc-parser';

/** One small fault: a piece of a file, and what takes its place. */
export interface Mutation {
  readonly file: string;
  readonly kind: Kind;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
}

const KINDS = [
  'condition turned round',
  'and for or',
  'arithmetic',
  'comparison',
  'boundary',
  'call removed',
  'flag turned',
  'least for most',
  'filter removed',
  'constant doubled',
  'order swapped',
] as const;
export type Kind = (typeof KINDS)[number] | 'named';

const COMPARED = { '===': '!==', '!==': '===', '<': '>=', '>=': '<', '>': '<=', '<=': '>' } as const;
const AT_BOUNDARY = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' } as const;
const COUNTED = { '+': '-', '-': '+', '*': '/', '/': '*' } as const;
const METHODS = { min: 'max', max: 'min', some: 'every', every: 'some', find: 'findLast' } as const;

/** Class names and query keys are left alone: the sweep of the journeys measures looks, and a query key is only a name. */
const LEFT_ALONE = new Set(['className', 'style', 'queryKey', 'mutationKey']);

/**
 * Every small fault of these kinds that the file could have. Types, sentences in braces of markup, looks, and the order
 * where there is none, are left alone.
 */
export function listMutations(file: string, text: string): Mutation[] {
  const mutations: Mutation[] = [];
  const leftAlone: Span[] = [];
  const unordered = new Set<Node>();
  const parsed = parseSync(file, text);
  const write = (kind: Kind, { start, end }: Span, to: string) => {
    const line = text.slice(0, start).split('\n').length;
    mutations.push({ file, kind, line, start, end, from: text.slice(start, end), to });
  };
  const read = ({ start, end }: Span) => text.slice(start, end);
  const between = (left: Span, right: Span, operator: string) => {
    const start = text.indexOf(operator, left.end);
    return start >= 0 && start < right.start ? { start, end: start + operator.length } : undefined;
  };

  new Visitor({
    IfStatement({ test }) {
      write('condition turned round', test, `!(${read(test)})`);
    },
    ConditionalExpression({ test }) {
      write('condition turned round', test, `!(${read(test)})`);
    },
    LogicalExpression({ left, right, operator }) {
      const place = operator === '??' ? undefined : between(left, right, operator);
      if (place) write('and for or', place, operator === '&&' ? '||' : '&&');
    },
    BinaryExpression({ left, right, operator }) {
      const place = between(left, right, operator);
      if (!place) return;
      if (hasKey(COMPARED, operator)) write('comparison', place, COMPARED[operator]);
      if (hasKey(AT_BOUNDARY, operator)) write('boundary', place, AT_BOUNDARY[operator]);
      if (hasKey(COUNTED, operator) && !isText(left) && !isText(right))
        write('arithmetic', place, COUNTED[operator]);
    },
    ExpressionStatement({ expression, start, end }) {
      if (isCall(expression)) write('call removed', { start, end }, '{}');
    },
    Literal({ value, start, end }) {
      if (typeof value === 'boolean') write('flag turned', { start, end }, String(!value));
    },
    TSLiteralType({ start, end }) {
      leftAlone.push({ start, end });
    },
    JSXAttribute({ name, start, end }) {
      if (name.type === 'JSXIdentifier' && LEFT_ALONE.has(name.name)) leftAlone.push({ start, end });
    },
    Property({ key, value: { start, end } }) {
      if (key.type === 'Identifier' && LEFT_ALONE.has(key.name)) leftAlone.push({ start, end });
    },
    NewExpression({ callee, arguments: [values] }) {
      if (!values || callee.type !== 'Identifier' || callee.name !== 'Set') return;
      unordered.add(values);
      if (values.type !== 'ArrayExpression') return;
      for (const member of values.elements)
        if (member?.type === 'SpreadElement') unordered.add(member.argument);
    },
    CallExpression({ callee, arguments: given, start, end }) {
      const last = given.at(-1);
      // What an effect or a remembered value hangs on.
      if (last && callee.type === 'Identifier' && /^use[A-Z]/.test(callee.name)) unordered.add(last);
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name } = callee.property;
      if (name === 'includes') unordered.add(callee.object);
      if (name === 'filter' && given.length === 1)
        write('filter removed', { start, end }, read(callee.object));
      if (hasKey(METHODS, name)) write('least for most', callee.property, METHODS[name]);
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || !/^[A-Z][A-Z\d_]+$/.test(id.name) || init?.type !== 'Literal') return;
      if (typeof init.value === 'number') write('constant doubled', init, String(init.value * 2 || 1));
    },
    ArrayExpression(array) {
      const [first, second] = array.elements;
      if (unordered.has(array) || !first || !second || read(first) === read(second)) return;
      const span = { start: first.start, end: second.end };
      write('order swapped', span, `${read(second)}${text.slice(first.end, second.start)}${read(first)}`);
    },
  }).visit(parsed.program);
  return mutations.filter(
    ({ start, end }) => !leftAlone.some((span) => span.start <= start && end <= span.end),
  );
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function hasKey<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return Object.hasOwn(table, key);
}

function isText(node: Node): boolean {
  if (node.type === 'TemplateLiteral') return true;
  if (node.type === 'Literal') return typeof node.value === 'string';
  return node.type === 'BinaryExpression' && (isText(node.left) || isText(node.right));
}

function isCall(node: Node): boolean {
  if (node.type === 'UnaryExpression' && node.operator === 'void') return isCall(node.argument);
  if (node.type === 'AwaitExpression') return isCall(node.argument);
  if (node.type === 'ChainExpression') return isCall(node.expression);
  return node.type === 'CallExpression';
}
