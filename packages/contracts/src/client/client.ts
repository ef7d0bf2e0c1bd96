import { type ClientContext, type ClientLink, createORPCClient, ORPCError } from '@orpc/client';
import type { LinkFetchClientOptions } from '@orpc/client/fetch';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { tellIfKnown } from '@relievo/words';
import type { contractWithSetup } from '../contract.ts';
import type { ErrorAnswer } from '../errors/errors.ts';
import type { ErrorCatalogue } from '../errors/words/tell-error.ts';
import { UNEXPECTED } from '../errors/words/unexpected.ts';
import { knownContract, loadContract, readAnswerShape } from './client-contract.ts';
import { hasShape } from './has-shape.ts';

export type Client = ContractRouterClient<typeof contractWithSetup>;

/** A refusal with the id under which the log of the server tells more. */
class ApiRefusal extends ORPCError<string, unknown> {
  readonly id: string | undefined;

  constructor({ code, message, data, id }: ErrorAnswer, status: number) {
    super(code, { defined: true, status, message, data });
    this.id = id;
  }
}

export interface ClientOptions {
  /** Whose fetch carries the calls; the one of the browser unless a test brings another. */
  readonly fetch?: NonNullable<LinkFetchClientOptions<ClientContext>['fetch']>;
  /** The words in which refusals are told; those of the server, which are English, unless a reader has others. */
  readonly words?: () => ErrorCatalogue | null;
}

/** The API as functions: one for each operation, typed by its contract. In production nobody answers `setup`. */
export function createClient(origin: string, { fetch, words }: ClientOptions = {}): Client {
  const createLink = (contract: AnyContractRouter): ClientLink<ClientContext> => {
    const link = new OpenAPILink<ClientContext>(contract, {
      url: `${origin}/api`,
      ...(fetch ? { fetch } : {}),
      customErrorResponseBodyDecoder: (body, { status }) =>
        toRefusal(body, status, words?.()) ?? toUnexpected(status, words?.()),
    });
    return {
      async call(path, input, options) {
        const answer = await link.call(path, input, options);
        const shape = readAnswerShape(findProcedure(contract, path));
        if (shape && !hasShape(answer, shape)) throw toUnexpected(BAD_GATEWAY, words?.());
        return answer;
      },
    };
  };
  const known = createLink(knownContract);
  const findWhole = once(async () => createLink(await loadContract()));
  return createORPCClient({
    call: (path, input, options) =>
      Object.hasOwn(knownContract, path[0] ?? '')
        ? known.call(path, input, options)
        : findWhole().then((whole) => whole.call(path, input, options)),
  });
}

/** The status of an answer that is not of this API: what is between has answered with success. */
const BAD_GATEWAY = 502;

function findProcedure(contract: AnyContractRouter, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined),
    contract,
  );
}

/** What has been found stays found; what failed is tried again when it is next asked for. */
function once<Value>(find: () => Promise<Value>): () => Promise<Value> {
  let found: Promise<Value> | undefined;
  return () => {
    found ??= find().catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
}

/** What an answer refuses, where it is one of the API; null where a proxy has answered. */
export function toRefusal(
  body: unknown,
  status: number,
  words?: ErrorCatalogue | null,
): ORPCError<string, unknown> | null {
  return isErrorAnswer(body) ? new ApiRefusal(tellIn(words, body), status) : null;
}

/** The answer of a proxy is told in our words: "Service Unavailable" tells a reader nothing. */
function toUnexpected(status: number, words?: ErrorCatalogue | null): ORPCError<string, unknown> {
  return new ApiRefusal(tellIn(words, { code: 'unexpected', message: UNEXPECTED }), status);
}

/** A code that this catalogue does not know comes from a newer server, whose own words then have to do. */
function tellIn(words: ErrorCatalogue | null | undefined, answer: ErrorAnswer): ErrorAnswer {
  const message = words ? tellIfKnown({ code: answer.code, parameters: answer.data }, words) : null;
  return message === null ? answer : { ...answer, message };
}

/** Read by hand: the schema would bring its whole library to the first page. */
function isErrorAnswer(body: unknown): body is ErrorAnswer {
  const { code, message, id } = { ...(body as Partial<Record<string, unknown>> | null) };
  return (
    typeof code === 'string' && typeof message === 'string' && (id === undefined || typeof id === 'string')
  );
}

/** Whatever a call threw, in the one shape of a refusal; null means that the server was not reached at all. */
export function readRefusal(thrown: unknown): (ErrorAnswer & { status: number }) | null {
  if (!(thrown instanceof ORPCError)) return null;
  const { code, message, status, data } = thrown;
  const id = thrown instanceof ApiRefusal ? thrown.id : undefined;
  return {
    code: String(code),
    message,
    status,
    ...(id ? { id } : {}),
    ...(data === undefined ? {} : { data }),
  };
}
