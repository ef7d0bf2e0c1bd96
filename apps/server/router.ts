import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import { ownAccountRoutes } from './features/accounts/account-routes.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import type { AccountDependencies } from './features/accounts/service.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { type ContactDependencies } from './features/contact/service.ts';
import type { ExportDependencies } from './features/exports/service.ts';
import { healthRoutes } from './features/health/routes.ts';
import type { HealthDependencies } from './features/health/service.ts';
import { organizationRoutes } from './features/organizations/routes.ts';
import { type ProductDependencies, productRoutes } from './features/product/routes.ts';
import { profileRoutes } from './features/profiles/routes.ts';
import type { ProfileDependencies } from './features/profiles/service.ts';
import { progressRoutes } from './features/progress/routes.ts';
import type { ProgressDependencies } from './features/progress/service.ts';
import { uploadRequestRoutes } from './features/upload-requests/routes.ts';
import type { UploadRequestDependencies } from './features/upload-requests/service.ts';
import type { RequestContext } from './platform/http/context.ts';
import type { ApiRouter } from './platform/http/operations.ts';

/** What the features need to answer. */
export type RouterDependencies = HealthDependencies &
  AccountDependencies &
  ContactDependencies &
  ExportDependencies &
  ProductDependencies &
  ProfileDependencies &
  ProgressDependencies &
  UploadRequestDependencies;

/** The contract, answered: each part by its feature. */
export function createRouter(dependencies: RouterDependencies): ApiRouter {
  return implement(contract)
    .$context<RequestContext>()
    .router({
      health: healthRoutes(dependencies),
      accounts: accountRoutes(dependencies),
      account: ownAccountRoutes(dependencies),
      profile: profileRoutes(dependencies),
      organizations: organizationRoutes(dependencies),
      uploadRequests: uploadRequestRoutes(dependencies),
      product: productRoutes(dependencies),
      contact: contactRoutes(dependencies),
      progress: progressRoutes(dependencies),
    });
}
