import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import {
  type AiDependencies,
  clearKey,
  describeCollection,
  describeSettings,
  openKeyForPerson,
  setKey,
  testConnection,
} from './service.ts';

const api = implement(contract.ai).$context<RequestContext>();

export function aiRoutes(dependencies: AiDependencies) {
  return api.router({
    decryptApiKey: api.decryptApiKey.handler(async ({ context }) => ({
      apiKey: await openKeyForPerson(dependencies, await context.signedIn()),
    })),
    describeCollection: api.describeCollection.handler(async ({ context, input }) =>
      describeCollection(dependencies, await context.signedIn(), input),
    ),
    settings: api.settings.handler(() => describeSettings(dependencies)),
    setKey: api.setKey.handler(async ({ context, input }) =>
      setKey(dependencies, await context.signedIn(), input.key),
    ),
    clearKey: api.clearKey.handler(async ({ context }) => clearKey(dependencies, await context.signedIn())),
    test: api.test.handler(() => testConnection(dependencies)),
  });
}
