import { isUuid } from '@relievo/contracts/operations';
import { addressOfBytes } from '@relievo/contracts/uploads';
import type { ArrivalRoute } from '../../platform/http/files/arrivals.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { answerBytes, type UploadDependencies } from './service.ts';

/** The address opens nothing by itself: each request shows the session of the person whose upload it is. */
export function byteRoutes(dependencies: UploadDependencies): readonly ArrivalRoute[] {
  return [
    {
      path: addressOfBytes(':id'),
      answer: async ({ context, params, request }) => {
        const { id = '' } = params;
        if (!isUuid(id)) throw refuse('not_found');
        return answerBytes(dependencies, await context.signedIn(), id, request);
      },
    },
  ];
}
