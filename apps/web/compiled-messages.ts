import { compileMessage } from '@lingui/message-utils/compileMessage';

/** As much of a Babel tree as a message stands in. */
interface Expression {
  readonly leadingComments?: readonly { readonly value: string }[] | null;
  readonly properties: readonly { readonly key: { readonly name?: string }; value: Literal | object }[];
}
interface Literal {
  readonly type: 'StringLiteral';
  readonly value: string;
}
interface Tree {
  traverse: (visitor: { ObjectExpression: (path: { readonly node: Expression }) => void }) => void;
}
interface Babel {
  readonly types: { readonly valueToNode: (value: unknown) => object };
}

/** Left by the macro before every object that is a message. */
const MARK = '* i18n ';

/** Messages are compiled while the app is built, so that nobody loads their compiler. */
export function compiledMessages({ types }: Babel) {
  return {
    visitor: {
      // On the way in: the compiler of React, which comes next, makes new trees that have lost the mark.
      Program: {
        enter: (program: Tree) =>
          program.traverse({
            ObjectExpression: ({ node }) => {
              if (!node.leadingComments?.some(({ value }) => value === MARK)) return;
              for (const property of node.properties) {
                if (property.key.name !== 'message' || !isLiteral(property.value)) continue;
                property.value = types.valueToNode(dropNothing(compileMessage(property.value.value)));
              }
            },
          }),
      },
    },
  };
}

function isLiteral(value: Literal | object): value is Literal {
  return 'type' in value && value.type === 'StringLiteral';
}

/** A plural without an offset says so by a field that is not there. */
function dropNothing(compiled: unknown): unknown {
  return JSON.parse(JSON.stringify(compiled));
}
