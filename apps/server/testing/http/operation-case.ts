import type { ErrorCode } from '@relievo/contracts/errors';
import type { OpenIdServer } from '../openid/openid-server.ts';
import type { Person } from './people.ts';
import type { TestApi } from './use-api.ts';

/** One call, ready to be made. */
export interface Call {
  /** Who makes it; null for a guest. */
  readonly as: Person | null;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** What the browser keeps besides its session. */
  readonly cookies?: string;
  /** A body that is no JSON. */
  readonly file?: { readonly bytes: Buffer; readonly type: string };
}

/**
 * What another person gets who makes the same call with a session of their own: the same as everybody, something
 * of their own in which nothing of the first person appears, or a refusal with this code.
 */
export type OthersGet = 'the same' | 'their own' | ErrorCode;

export interface OperationCase {
  /** The call as somebody makes it who may, and who gets an answer. */
  readonly valid: (world: ApiWorld) => Call | Promise<Call>;
  readonly othersGet: OthersGet;
}

/** By the names that the contract gives the operations. */
export type OperationCases = Readonly<Record<string, OperationCase>>;

export interface ApiWorld {
  readonly api: TestApi;
  /** Where people come from who sign in by a provider. */
  readonly openId: OpenIdServer;
  /** Signed in, and the owner of what the call is about. */
  readonly owner: Person;
}
