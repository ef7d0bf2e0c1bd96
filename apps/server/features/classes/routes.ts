import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import { endCode, enrolByCode, joinByCode, makeCode } from './codes/service.ts';
import { addLearners, beginHandOver, makeNewPassword, removeLearner } from './learners/service.ts';
import {
  type ClassDependencies,
  createClass,
  listClasses,
  readClass,
  removeClass,
  renameClass,
  setSecondSteps,
} from './service.ts';
import { printPasswords } from './sheets/service.ts';

const api = implement(contract.classes).$context<RequestContext>();

export function classRoutes(dependencies: ClassDependencies) {
  return api.router({
    list: api.list.handler(async ({ context }) => listClasses(dependencies, await context.signedIn())),
    get: api.get.handler(async ({ context, input }) =>
      readClass(dependencies, await context.signedIn(), input.id),
    ),
    create: api.create.handler(async ({ context, input }) =>
      createClass(dependencies, await context.signedIn(), input),
    ),
    rename: api.rename.handler(async ({ context, input }) =>
      renameClass(dependencies, await context.signedIn(), input),
    ),
    remove: api.remove.handler(async ({ context, input }) =>
      removeClass(dependencies, await context.signedIn(), input.id),
    ),
    addLearners: api.addLearners.handler(async ({ context, input }) =>
      addLearners(dependencies, await context.signedIn(), input),
    ),
    removeLearner: api.removeLearner.handler(async ({ context, input }) =>
      removeLearner(dependencies, await context.signedIn(), input),
    ),
    makePassword: api.makePassword.handler(async ({ context, input }) =>
      makeNewPassword(dependencies, await context.signedIn(), input),
    ),
    setSecondSteps: api.setSecondSteps.handler(async ({ context, input }) =>
      setSecondSteps(dependencies, await context.signedIn(), input),
    ),
    handOver: api.handOver.handler(async ({ context, input }) =>
      beginHandOver(dependencies, await context.signedIn(), input),
    ),
    printPasswords: api.printPasswords.handler(async ({ context, input }) =>
      printPasswords(dependencies, await context.signedIn(), input),
    ),
    makeCode: api.makeCode.handler(async ({ context, input }) =>
      makeCode(dependencies, await context.signedIn(), input.id),
    ),
    endCode: api.endCode.handler(async ({ context, input }) =>
      endCode(dependencies, await context.signedIn(), input.id),
    ),
    join: api.join.handler(async ({ context, input }) =>
      joinByCode(dependencies, await context.signedIn(), { ...input, address: context.address }),
    ),
    enrol: api.enrol.handler(async ({ context, input }) =>
      enrolByCode(dependencies, { ...input, address: context.address }),
    ),
  });
}
