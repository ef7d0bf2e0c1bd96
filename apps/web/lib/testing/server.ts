import { contractWithSetup } from '@relievo/contracts';
import { ERRORS, type ErrorCode, tellError } from '@relievo/contracts/errors';
import { type Asked, answerBy } from './network.ts';

/** One answer, or what makes it of what was sent. */
export type Answer =
  | object
  | null
  | Refusing
  | ((body: never, query: Asked['query']) => object | null | Refusing);

export type Answers = Readonly<Record<string, Answer>>;

/** A refusal of the server, with the words that the contract has for it. */
class Refusing {
  readonly code: ErrorCode;
  readonly data: unknown;
  constructor(code: ErrorCode, data: unknown) {
    this.code = code;
    this.data = data;
  }
}

export function refuse(code: ErrorCode, data?: unknown): Refusing {
  return new Refusing(code, data);
}

/**
 * Answers what a page asks, by 'METHOD /path' as the contract names the operation. What the contract does not allow
 * is no answer: a test cannot go on with a server that is no more. Returns what was asked, in order.
 */
export function serve(answers: Answers): readonly Asked[] {
  const all: Asked[] = [];
  answerBy((asked) => {
    const operation = operationOf(asked);
    if (!operation || !(operation.name in answers)) throw new Error(`${asked.method} ${asked.path}`);
    all.push(asked);
    const given = answers[operation.name] as Answer;
    const answer = typeof given === 'function' ? given(asked.body as never, asked.query) : given;
    return answer instanceof Refusing ? refusalBy(operation, answer) : answerOf(operation, answer);
  });
  return all;
}

interface Contract {
  readonly '~orpc': {
    readonly route: { readonly method?: string; readonly path?: string };
    readonly errorMap: object;
    readonly outputSchema?: unknown;
  };
}
interface Operation {
  readonly name: string;
  readonly pattern: RegExp;
  readonly contract: Contract;
}

const operations: readonly Operation[] = Object.values(contractWithSetup)
  .flatMap((part) => Object.values(part) as Contract[])
  .map((contract) => {
    const { method, path = '' } = contract['~orpc'].route;
    const pattern = new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return { name: `${method} ${path}`, pattern, contract };
  });

function operationOf({ method, path }: Asked): Operation | undefined {
  return operations.find(({ pattern }) => pattern.test(`${method} ${path}`));
}

function answerOf({ contract }: Operation, answer: unknown): Response {
  const schema = contract['~orpc'].outputSchema as { parse: (answer: unknown) => unknown } | undefined;
  return Response.json(schema?.parse(answer) ?? null);
}

function refusalBy({ name, contract }: Operation, { code, data }: Refusing): Response {
  if (!(code in contract['~orpc'].errorMap)) throw new Error(`${name} never refuses by ${code}.`);
  return Response.json({ code, message: tellError(code, data), data }, { status: ERRORS[code].status });
}
