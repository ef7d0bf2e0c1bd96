import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import {
  type AiDependencies,
  clearKey,
  describeCollection,
  describeSettings,
  explainChart,
  openKeyForPerson,
  setKey,
  testConnection,
  withChosenModel,
} from './service.ts';

const api = implement(contract.ai).$context<RequestContext>();

export function aiRoutes(dependencies: AiDependencies) {
  const now = () => withChosenModel(dependencies);
  return api.router({
    decryptApiKey: api.decryptApiKey.handler(async ({ context }) => ({
      apiKey: await openKeyForPerson(await now(), await context.signedIn()),
    })),
    describeCollection: api.describeCollection.handler(async ({ context, input }) =>
      describeCollection(await now(), await context.signedIn(), input),
    ),
    explainChart: api.explainChart.handler(async ({ context, input }) =>
      explainChart(await now(), await context.signedIn(), input),
    ),
    settings: api.settings.handler(async () => describeSettings(await now())),
    setKey: api.setKey.handler(async ({ context, input }) =>
      setKey(await now(), await context.signedIn(), input.key),
    ),
    clearKey: api.clearKey.handler(async ({ context }) => clearKey(await now(), await context.signedIn())),
    test: api.test.handler(async () => testConnection(await now())),
  });
}
