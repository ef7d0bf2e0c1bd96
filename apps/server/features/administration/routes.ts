import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import { ADMINISTRATION_PATHS, auditFilters } from '@relievo/contracts/administration';
import { toInputIssues } from '@relievo/contracts/issues';
import type { DocumentRoute } from '../../platform/http/files/documents.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import { exportAuditLog, listAuditEntries } from './audit/service.ts';
import { listHiddenComments } from './comments/service.ts';
import { collectDiagnostics, type DiagnosticsDependencies } from './diagnostics/service.ts';
import { cancelJob, listJobs, type MachineDependencies, readMachine, retryJob } from './machine/service.ts';
import { changeTier, listOrganizations } from './organizations/service.ts';
import { type AdministrationDependencies, answerReport, hideComment, listReports } from './service.ts';
import { changeSiteSettings, readSiteSettings, type SiteSettingsDependencies } from './settings/service.ts';

const api = implement(contract.superAdmin).$context<RequestContext>();

export type SuperAdminDependencies = AdministrationDependencies &
  MachineDependencies &
  SiteSettingsDependencies &
  DiagnosticsDependencies;

export function superAdminRoutes(dependencies: SuperAdminDependencies) {
  return api.router({
    settings: api.settings.handler(async ({ context }) =>
      readSiteSettings(dependencies, await context.signedIn()),
    ),
    changeSettings: api.changeSettings.handler(async ({ context, input }) =>
      changeSiteSettings(dependencies, await context.signedIn(), input),
    ),
    machine: api.machine.handler(async ({ context }) => readMachine(dependencies, await context.signedIn())),
    jobs: api.jobs.handler(async ({ context, input }) =>
      listJobs(dependencies, await context.signedIn(), input),
    ),
    retryJob: api.retryJob.handler(async ({ context, input }) =>
      retryJob(dependencies, await context.signedIn(), input.id),
    ),
    cancelJob: api.cancelJob.handler(async ({ context, input }) =>
      cancelJob(dependencies, await context.signedIn(), input.id),
    ),
    reports: api.reports.handler(async ({ context, input }) =>
      listReports(dependencies, await context.signedIn(), input),
    ),
    answerReport: api.answerReport.handler(async ({ context, input }) =>
      answerReport(dependencies, await context.signedIn(), input),
    ),
    hideComment: api.hideComment.handler(async ({ context, input }) =>
      hideComment(dependencies, await context.signedIn(), input),
    ),
    hiddenComments: api.hiddenComments.handler(async ({ context, input }) =>
      listHiddenComments(dependencies, await context.signedIn(), input),
    ),
    organizations: api.organizations.handler(async ({ context, input }) =>
      listOrganizations(dependencies, await context.signedIn(), input),
    ),
    changeTier: api.changeTier.handler(async ({ context, input }) =>
      changeTier(dependencies, await context.signedIn(), input),
    ),
    auditLog: api.auditLog.handler(async ({ context, input }) =>
      listAuditEntries(dependencies, await context.signedIn(), input),
    ),
  });
}

/** The record as a file. */
export function createAuditDocument(dependencies: AdministrationDependencies): DocumentRoute {
  return {
    path: ADMINISTRATION_PATHS.auditLog,
    limit: 'costly',
    answer: async ({ context, parameters }) => {
      const person = await context.signedIn();
      if (!person.roles.includes('super_admin')) throw refuse('forbidden');
      const read = auditFilters.safeParse(Object.fromEntries(parameters));
      if (!read.success) throw refuse('invalid_input', { issues: toInputIssues(read.error.issues) });
      return exportAuditLog(dependencies, person, read.data);
    },
  };
}

/** How the machine is, for whoever is asked for help with it. */
export function createDiagnosticsDocument(dependencies: SuperAdminDependencies): DocumentRoute {
  return {
    path: ADMINISTRATION_PATHS.diagnostics,
    limit: 'costly',
    answer: async ({ context }) => {
      const person = await context.signedIn();
      if (!person.roles.includes('super_admin')) throw refuse('forbidden');
      return collectDiagnostics(dependencies, person);
    },
  };
}
