import {
  type Argument,
  type Expression,
  type Node,
  parseSync,
  type SpreadElement,
  Visitor,
} from 'oxc-parser';

export interface FoundSpread {
  readonly line: number;
  readonly call: string;
  readonly start: number;
  readonly end: number;
}

/** Calls that take a list of any length as arguments, and so fail on a long one. */
const TAKES_MANY =
  /^(?:Math\.\w+|String\.from(?:Char|Code)(?:Code|Point)|Array\.of|Date\.UTC|.*\.(?:push|unshift|splice|concat))$/;

/** Every spread of a list of unknown length into such a call. A list that is written out in the call is as short as it looks. */
export function findSpreads(path: string, text: string): readonly FoundSpread[] {
  const found: FoundSpread[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given, start, end }) {
      const name = text.slice(callee.start, callee.end).replaceAll(/\s|\?/g, '');
      if (!TAKES_MANY.test(name) || !given.some((one) => isSpread(one) && !isWrittenOut(one.argument)))
        return;
      const line = text.slice(0, start).split('\n').length;
      found.push({ line, call: text.slice(start, end), start, end });
    },
  }).visit(parseSync(path, text).program);
  return found;
}

function isSpread(argument: Argument): argument is SpreadElement {
  return argument.type === 'SpreadElement';
}

/** [a, b], [a, b].map(…), c ? [a] : [], and any of them in brackets. */
function isWrittenOut(list: Expression): boolean {
  switch (list.type) {
    case 'ArrayExpression':
      return list.elements.every(
        (element) => element?.type !== 'SpreadElement' || isWrittenOut(element.argument),
      );
    case 'ParenthesizedExpression':
      return isWrittenOut(list.expression);
    case 'ConditionalExpression':
      return isWrittenOut(list.consequent) && isWrittenOut(list.alternate);
    case 'CallExpression':
      return keepsLength(list.callee);
    default:
      return false;
  }
}

function keepsLength(callee: Node): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    /^(?:map|filter|slice|toSorted|toReversed)$/.test(callee.property.name) &&
    isWrittenOut(callee.object)
  );
}
