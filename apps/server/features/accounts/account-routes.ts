import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import {
  downloadExport,
  type ExportDependencies,
  readLatestExport,
  requestExport,
} from '../exports/service.ts';
import {
  changePreferences,
  readPreferences,
  type StopLettersDependencies,
  stopLetters,
} from '../preferences/service.ts';
import {
  type AccountDependencies,
  changePassword,
  confirmEmailChange,
  listDevices,
  requestDeletion,
  requestEmailChange,
  requestPasswordLink,
  signOutDevice,
  signOutOtherDevices,
  undoDeletion,
  undoDeletionByLink,
  viewAccount,
} from './service.ts';

const api = implement(contract.account).$context<RequestContext>();

const done = { done: true } as const;

export function ownAccountRoutes(
  dependencies: AccountDependencies & ExportDependencies & StopLettersDependencies,
) {
  return api.router({
    read: api.read.handler(async ({ context }) => viewAccount(dependencies, await context.signedIn())),
    requestEmailChange: api.requestEmailChange.handler(async ({ context, input }) => {
      await requestEmailChange(dependencies, await context.signedIn(), input, context);
      return done;
    }),
    confirmEmailChange: api.confirmEmailChange.handler(async ({ input }) => {
      await confirmEmailChange(dependencies, input.token);
      return done;
    }),
    changePassword: api.changePassword.handler(async ({ context, input }) => {
      context.keepSession(await changePassword(dependencies, await context.signedIn(), input, context));
      return done;
    }),
    requestPasswordLink: api.requestPasswordLink.handler(async ({ context }) => {
      await requestPasswordLink(dependencies, await context.signedIn());
      return done;
    }),
    devices: api.devices.handler(async ({ context }) => listDevices(dependencies, await context.signedIn())),
    signOutDevice: api.signOutDevice.handler(async ({ context, input }) => {
      await signOutDevice(dependencies, await context.signedIn(), input.id);
      return done;
    }),
    signOutOtherDevices: api.signOutOtherDevices.handler(async ({ context }) => ({
      signedOut: await signOutOtherDevices(dependencies, await context.signedIn()),
    })),
    readPreferences: api.readPreferences.handler(async ({ context }) =>
      readPreferences(dependencies, await context.signedIn()),
    ),
    changePreferences: api.changePreferences.handler(async ({ context, input }) =>
      changePreferences(dependencies, await context.signedIn(), input),
    ),
    stopLetters: api.stopLetters.handler(async ({ input }) => stopLetters(dependencies, input.token)),
    requestExport: api.requestExport.handler(async ({ context }) =>
      requestExport(dependencies, await context.signedIn()),
    ),
    latestExport: api.latestExport.handler(async ({ context }) =>
      readLatestExport(dependencies, await context.signedIn()),
    ),
    downloadExport: api.downloadExport.handler(async ({ context, input }) =>
      downloadExport(dependencies, await context.signedIn(), input.id),
    ),
    requestDeletion: api.requestDeletion.handler(async ({ context, input }) => {
      const person = await context.signedIn();
      await requestDeletion(dependencies, person, input.password, context);
      return viewAccount(dependencies, person);
    }),
    undoDeletion: api.undoDeletion.handler(async ({ context }) => {
      const person = await context.signedIn();
      await undoDeletion(dependencies, person);
      return viewAccount(dependencies, person);
    }),
    undoDeletionByLink: api.undoDeletionByLink.handler(async ({ input }) => {
      await undoDeletionByLink(dependencies, input.token);
      return done;
    }),
  });
}
