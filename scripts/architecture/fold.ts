import { type Node, type ParseResult, Visitor } from 'oxc-parser';

/** Stands for what is known only at run time. */
const UNKNOWN = '\uFFFC';

/** What a text comes to, however it was put together in the file: joined, added, or named first. */
export type Fold = (node: Node | null | undefined) => string | undefined;

export function foldIn(program: ParseResult['program']): Fold {
  const named = new Map<string, Node>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) named.set(id.name, init);
    },
  }).visit(program);

  const fold = (node: Node | null | undefined, within: ReadonlySet<string>): string | undefined => {
    const part = (one: Node | null | undefined) => fold(one, within) ?? UNKNOWN;
    switch (node?.type) {
      case 'Literal':
        return typeof node.value === 'string' ? node.value : undefined;
      case 'TemplateLiteral':
        return node.quasis
          .map(
            ({ value }, at) => value.raw + (at < node.expressions.length ? part(node.expressions[at]) : ''),
          )
          .join('');
      case 'BinaryExpression':
        return node.operator === '+' ? part(node.left) + part(node.right) : undefined;
      case 'CallExpression': {
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || callee.object.type !== 'ArrayExpression') return undefined;
        if (callee.property.type !== 'Identifier' || callee.property.name !== 'join') return undefined;
        const between = node.arguments.length > 0 ? part(node.arguments[0]) : ',';
        return callee.object.elements.map(part).join(between);
      }
      case 'Identifier': {
        if (within.has(node.name)) return undefined;
        return fold(named.get(node.name), new Set([...within, node.name]));
      }
      default:
        return undefined;
    }
  };
  return (node) => fold(node, new Set());
}
