import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import { CLASS_SET_PATH, classSetKey } from '@relievo/contracts/classes';
import { toInputIssues } from '@relievo/contracts/issues';
import type { DocumentRoute } from '../../../platform/http/files/documents.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { RequestContext } from '../../../platform/http/requests/context.ts';
import { packSet, type SetDependencies } from './archive-service.ts';
import { readSet } from './service.ts';

const api = implement(contract.classSets).$context<RequestContext>();

export function classSetRoutes(dependencies: SetDependencies) {
  return api.router({
    read: api.read.handler(async ({ context, input }) =>
      readSet(dependencies, await context.signedIn(), input, { makes: false }),
    ),
    make: api.make.handler(async ({ context, input }) =>
      readSet(dependencies, await context.signedIn(), input, { makes: true }),
    ),
  });
}

export function createClassSetDocument(dependencies: SetDependencies): DocumentRoute {
  return {
    path: CLASS_SET_PATH,
    limit: 'costly',
    answer: async ({ context, parameters }) => {
      const person = await context.signedIn();
      const read = classSetKey.safeParse(Object.fromEntries(parameters));
      if (!read.success) throw refuse('invalid_input', { issues: toInputIssues(read.error.issues) });
      return packSet(dependencies, person, read.data);
    },
  };
}
