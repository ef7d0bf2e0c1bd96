import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import {
  beginDrawing,
  importDrawing,
  type KeepingDependencies,
  keepDrawing,
  listDrawings,
  type MakingDependencies,
  makeFile,
  type OpeningDependencies,
  readInBraille,
  readKeptDrawing,
  removeDrawing,
  reopenDrawing,
  saveDrawing,
  translateTexts,
} from './service.ts';

export type DrawingDependencies = OpeningDependencies & KeepingDependencies & MakingDependencies;

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
    importFile: api.importFile.handler(async ({ context, input }) =>
      importDrawing(dependencies, await context.signedIn(), input),
    ),
    reopen: api.reopen.handler(async ({ context, input }) =>
      reopenDrawing(dependencies, await context.signedIn(), input.id),
    ),
    save: api.save.handler(async ({ context, input }) =>
      saveDrawing(dependencies, await context.signedIn(), input),
    ),
    keep: api.keep.handler(async ({ context, input }) =>
      keepDrawing(dependencies, await context.signedIn(), input),
    ),
    make: api.make.handler(async ({ context, input }) =>
      makeFile(dependencies, await context.signedIn(), input),
    ),
    remove: api.remove.handler(async ({ context, input }) =>
      removeDrawing(dependencies, await context.signedIn(), input.id),
    ),
    translate: api.translate.handler(async ({ context, input }) => {
      await context.signedIn();
      return translateTexts(input.language, input.texts, input.code);
    }),
    readInBraille: api.readInBraille.handler(({ input }) => readInBraille(input)),
  });
}
