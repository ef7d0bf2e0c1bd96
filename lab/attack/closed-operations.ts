import type { Findings } from '../../apps/server/testing/attacks/findings.ts';
import type { DocumentedOperation } from '../../apps/server/testing/http/documented-operations.ts';
import { addressOf, caseOf, contentOf } from '../../apps/server/testing/http/make-call.ts';
import type { ApiWorld } from '../../apps/server/testing/http/operation-case.ts';
import type { School } from './attacked-school.ts';

/** Each operation that says it is not for learners, called by one just as its owner calls it. */
export async function callWhatIsNotForLearners(
  { api, cleo }: School,
  operations: readonly DocumentedOperation[],
  place: ApiWorld,
): Promise<Findings> {
  const holes: string[] = [];
  const closed = operations.filter(({ isNotForLearners }) => isNotForLearners);
  for (const operation of closed) {
    const call = await caseOf(operation).valid(place);
    const { payload, headers } = contentOf(call);
    const cookie = [cleo.cookie, call.cookies ?? ''].filter(Boolean).join('; ');
    const answer = await api.server.inject({
      method: operation.method,
      url: addressOf(operation, call),
      headers: { ...headers, cookie },
      ...(payload === undefined ? {} : { payload }),
    });
    const isRefused = answer.statusCode === 403 || answer.statusCode === 429;
    if (!isRefused) holes.push(`${operation.name} answers a learner with ${answer.statusCode}`);
  }
  return { tried: closed.length, holes };
}
