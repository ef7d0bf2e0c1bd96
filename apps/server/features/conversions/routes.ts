import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import { isUuid } from '@relievo/contracts/operations';
import { addressOfSourcePicture } from '@relievo/contracts/uploads';
import type { DownloadRoute } from '../../platform/http/files/downloads.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import { createStreams } from '../../platform/progress/streams.ts';
import { endWithSession, type SessionEndDependencies } from '../session-ends/service.ts';
import { answerSourcePicture, beginFoundChart } from './found-chart-service.ts';
import { choosePages, type PagesDependencies, showDocumentPages } from './pages-service.ts';
import {
  type ConversionDependencies,
  cancelConversion,
  listConversions,
  removeConversion,
  retryConversion,
  watchConversions,
} from './service.ts';

/** One page of a browser follows for all of them; the rest is for a few devices. */
const STREAMS_EACH = 10;

const api = implement(contract.conversions).$context<RequestContext>();

export function conversionRoutes(
  dependencies: ConversionDependencies & PagesDependencies & SessionEndDependencies,
) {
  const streams = createStreams(STREAMS_EACH);
  return api.router({
    list: api.list.handler(async ({ context }) => listConversions(dependencies, await context.signedIn())),
    watch: api.watch.handler(async ({ context, input, signal }) => {
      const person = await context.signedIn();
      const followed = endWithSession(dependencies, person.sessionId, signal);
      return streams.open(person.userId, followed, (gone) =>
        watchConversions(dependencies, person, input.seconds, gone),
      );
    }),
    cancel: api.cancel.handler(async ({ context, input }) =>
      cancelConversion(dependencies, await context.signedIn(), input.id),
    ),
    retry: api.retry.handler(async ({ context, input }) =>
      retryConversion(dependencies, await context.signedIn(), input.id),
    ),
    beginChart: api.beginChart.handler(async ({ context, input }) =>
      beginFoundChart(dependencies, await context.signedIn(), input),
    ),
    pages: api.pages.handler(async ({ context, input }) =>
      showDocumentPages(dependencies, await context.signedIn(), input),
    ),
    choosePages: api.choosePages.handler(async ({ context, input }) =>
      choosePages(dependencies, await context.signedIn(), input),
    ),
    remove: api.remove.handler(async ({ context, input }) =>
      removeConversion(dependencies, await context.signedIn(), input.id),
    ),
  });
}

export function conversionDownloads(dependencies: PagesDependencies): readonly DownloadRoute[] {
  const answer = answerSourcePicture(dependencies);
  return [
    {
      path: addressOfSourcePicture(':id'),
      limit: 'read',
      answer: (request) => {
        if (!isUuid(request.params['id'] ?? '')) throw refuse('not_found');
        return answer(request);
      },
    },
  ];
}
