import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import {
  beginDrawing,
  type DrawingDependencies,
  listDrawings,
  readKeptDrawing,
  removeDrawing,
  saveDrawing,
  translateTexts,
} from './service.ts';

const api = implement(contract.drawings).$context<RequestContext>();

export function drawingRoutes(dependencies: DrawingDependencies) {
  return api.router({
    list: api.list.handler(async ({ context }) => listDrawings(dependencies, await context.signedIn())),
    get: api.get.handler(async ({ context, input }) =>
      readKeptDrawing(dependencies, await context.signedIn(), input.id),
    ),
    begin: api.begin.handler(async ({ context, input }) =>
      beginDrawing(dependencies, await context.signedIn(), input.svg),
    ),
    save: api.save.handler(async ({ context, input }) =>
      saveDrawing(dependencies, await context.signedIn(), input),
    ),
    remove: api.remove.handler(async ({ context, input }) =>
      removeDrawing(dependencies, await context.signedIn(), input.id),
    ),
    translate: api.translate.handler(async ({ context, input }) => {
      await context.signedIn();
      return translateTexts(input.language, input.texts);
    }),
  });
}
