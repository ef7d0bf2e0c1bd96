/** A formula as a tree: it is walked to be computed, and never run as a program. */
export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'variable' }
  | { readonly kind: 'negative'; readonly of: Expression }
  | {
      readonly kind: 'operation';
      readonly operator: Operator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly of: Expression };

export type Operator = '+' | '-' | '*' | '/' | '^';

export const CONSTANTS: Readonly<Record<string, number>> = { pi: Math.PI, π: Math.PI, e: Math.E };

export const FUNCTIONS = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  abs: Math.abs,
  exp: Math.exp,
  ln: Math.log,
  log: Math.log10,
} as const;
export type FunctionName = keyof typeof FUNCTIONS;

/** Not a number, or infinite, where the formula has no value. */
export function evaluate(expression: Expression, x: number): number {
  switch (expression.kind) {
    case 'number':
      return expression.value;
    case 'variable':
      return x;
    case 'negative':
      return -evaluate(expression.of, x);
    case 'call':
      return FUNCTIONS[expression.name](evaluate(expression.of, x));
    case 'operation':
      return operate(expression.operator, evaluate(expression.left, x), evaluate(expression.right, x));
  }
}

function operate(operator: Operator, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '^':
      return left ** right;
  }
}
