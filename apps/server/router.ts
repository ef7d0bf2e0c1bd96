import { implement } from '@orpc/server';
import { contract, contractWithSetup } from '@relievo/contracts';
import { accessibleRequestRoutes } from './features/accessible-requests/routes.ts';
import type { AccessibleRequestDependencies } from './features/accessible-requests/service.ts';
import { ownAccountRoutes } from './features/accounts/account-routes.ts';
import { createPeopleDocument, userManagementRoutes } from './features/accounts/administration/routes.ts';
import { secondStepRoutes } from './features/accounts/enrolment/routes.ts';
import type { SecondStepDependencies } from './features/accounts/enrolment/service.ts';
import { firstAdministratorRoutes } from './features/accounts/first-administrator/routes.ts';
import { providerRoutes } from './features/accounts/providers/routes.ts';
import type { ProviderDependencies } from './features/accounts/providers/service.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import type { AccountDependencies } from './features/accounts/service.ts';
import { signInStepsRoutes } from './features/accounts/sign-in-steps/routes.ts';
import { activityRoutes } from './features/activity/routes.ts';
import type { ActivityDependencies } from './features/activity/service.ts';
import {
  createAuditDocument,
  createDiagnosticsDocument,
  type SuperAdminDependencies,
  superAdminRoutes,
} from './features/administration/routes.ts';
import { aiRoutes } from './features/ai/routes.ts';
import type { AiDependencies } from './features/ai/service.ts';
import { attachmentDownloads, attachmentRoutes } from './features/attachments/routes.ts';
import { chartRoutes } from './features/charts/routes.ts';
import type { ChartDependencies } from './features/charts/service.ts';
import { assignmentRoutes } from './features/classes/assignments/routes.ts';
import { classInvitationRoutes } from './features/classes/invitations/routes.ts';
import { readingRoutes } from './features/classes/reading/routes.ts';
import { classRoutes } from './features/classes/routes.ts';
import type { ClassDependencies } from './features/classes/service.ts';
import { classSetRoutes, createClassSetDocument } from './features/classes/sets/routes.ts';
import { collectionArchiveRoutes } from './features/collection-archives/routes.ts';
import type { CollectionArchiveDependencies } from './features/collection-archives/service.ts';
import { collectionShareRoutes } from './features/collection-shares/routes.ts';
import { collectionRoutes } from './features/collections/routes.ts';
import type { CollectionDependencies } from './features/collections/service.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { type ContactDependencies } from './features/contact/service.ts';
import { batchRoutes } from './features/content/batch-routes.ts';
import { reviewDownloads, reviewRoutes } from './features/content/reviews/routes.ts';
import { contentRoutes } from './features/content/routes.ts';
import type { ContentDependencies } from './features/content/service.ts';
import { conversationRoutes } from './features/conversation/routes.ts';
import type { ConversationDependencies } from './features/conversation/service.ts';
import type { PagesDependencies } from './features/conversions/pages-service.ts';
import { conversionDownloads, conversionRoutes } from './features/conversions/routes.ts';
import type { ConversionDependencies } from './features/conversions/service.ts';
import { setupRoutes } from './features/demo/routes.ts';
import type { SetupDependencies } from './features/demo/setup-service.ts';
import { drawingRoutes } from './features/drawings/routes.ts';
import type { ExportDependencies } from './features/exports/service.ts';
import { healthRoutes } from './features/health/routes.ts';
import type { HealthDependencies } from './features/health/service.ts';
import type { LibraryDependencies } from './features/library/reader-service.ts';
import { libraryRoutes, resourceRoutes } from './features/library/routes.ts';
import { createLibraryDocuments } from './features/library-files/routes.ts';
import type { LibraryFilesDependencies } from './features/library-files/service.ts';
import { markRoutes } from './features/marks/routes.ts';
import { noticeRoutes } from './features/notices/routes.ts';
import type { NoticeDependencies } from './features/notices/service.ts';
import { organizationContentRoutes } from './features/organizations/content/routes.ts';
import { invitationRoutes } from './features/organizations/invitations/routes.ts';
import type { InvitationDependencies } from './features/organizations/invitations/service.ts';
import { memberRoutes } from './features/organizations/members/routes.ts';
import { organizationRoutes } from './features/organizations/routes.ts';
import { teamRoutes } from './features/organizations/teams/routes.ts';
import { batchOutputArchives, batchOutputRoutes } from './features/outputs/batch/routes.ts';
import { downloadRoutes } from './features/outputs/download-routes.ts';
import type { DownloadDependencies } from './features/outputs/download-service.ts';
import { outputRoutes } from './features/outputs/routes.ts';
import { peopleRoutes } from './features/people/page/routes.ts';
import { pictureDownloads, pictureRoutes } from './features/pictures/routes.ts';
import type { PictureDependencies } from './features/pictures/service.ts';
import type { StopLettersDependencies } from './features/preferences/service.ts';
import { productRoutes } from './features/product/routes.ts';
import type { ProductDependencies } from './features/product/service.ts';
import { profileRoutes } from './features/profiles/routes.ts';
import type { ProfileDependencies } from './features/profiles/service.ts';
import { progressRoutes } from './features/progress/routes.ts';
import type { ProgressDependencies } from './features/progress/service.ts';
import { searchRoutes } from './features/searches/routes.ts';
import type { SessionEndDependencies } from './features/session-ends/service.ts';
import { displayRoutes } from './features/studio/display/routes.ts';
import { studioRoutes } from './features/studio/routes.ts';
import { thumbnailRoutes } from './features/thumbnails/routes.ts';
import type { ThumbnailDependencies } from './features/thumbnails/service.ts';
import { uploadRequestRoutes } from './features/upload-requests/routes.ts';
import type { UploadRequestDependencies } from './features/upload-requests/service.ts';
import { byteRoutes } from './features/uploads/byte-routes.ts';
import { uploadRoutes } from './features/uploads/routes.ts';
import type { UploadDependencies } from './features/uploads/service.ts';
import type { ArchiveRoute } from './platform/http/files/archives.ts';
import type { ArrivalRoute } from './platform/http/files/arrivals.ts';
import type { DocumentRoute } from './platform/http/files/documents.ts';
import type { DownloadRoute } from './platform/http/files/downloads.ts';
import type { ApiContract, ApiRouter } from './platform/http/operations/operations.ts';
import type { RequestContext } from './platform/http/requests/context.ts';

/** The features need these dependencies to answer. */
export type RouterDependencies = HealthDependencies &
  AccountDependencies &
  ActivityDependencies &
  AiDependencies &
  ChartDependencies &
  ClassDependencies &
  CollectionArchiveDependencies &
  CollectionDependencies &
  ConversationDependencies &
  ConversionDependencies &
  PagesDependencies &
  InvitationDependencies &
  AccessibleRequestDependencies &
  ContentDependencies &
  ContactDependencies &
  DownloadDependencies &
  LibraryDependencies &
  ExportDependencies &
  PictureDependencies &
  ProductDependencies &
  ProfileDependencies &
  ProviderDependencies &
  SecondStepDependencies &
  SetupDependencies &
  ProgressDependencies &
  SessionEndDependencies &
  NoticeDependencies &
  StopLettersDependencies &
  SuperAdminDependencies &
  LibraryFilesDependencies &
  ThumbnailDependencies &
  UploadDependencies &
  UploadRequestDependencies;

/** Creates the routes that answer with a document or a feed instead of JSON. */
export function createDocuments(dependencies: RouterDependencies): readonly DocumentRoute[] {
  return [
    ...createLibraryDocuments(dependencies),
    createPeopleDocument(dependencies),
    createAuditDocument(dependencies),
    createDiagnosticsDocument(dependencies),
    createClassSetDocument(dependencies),
  ];
}

/** Creates the routes that answer with the bytes of a file. */
export function createDownloads(dependencies: RouterDependencies): readonly DownloadRoute[] {
  return [
    ...downloadRoutes(dependencies),
    ...pictureDownloads(dependencies),
    ...conversionDownloads(dependencies),
    ...reviewDownloads(dependencies),
    ...attachmentDownloads(dependencies),
  ];
}

/** Creates the routes that answer with several files in one zip. */
export function createArchives(dependencies: RouterDependencies): readonly ArchiveRoute[] {
  return batchOutputArchives(dependencies);
}

/** Creates the routes that receive files in pieces. */
export function createArrivals(dependencies: RouterDependencies): readonly ArrivalRoute[] {
  return byteRoutes(dependencies);
}

/** The contract of the API with the routes that implement it, one part for each feature. */
export interface Answers {
  readonly contract: ApiContract;
  readonly router: ApiRouter;
}

/** In demonstrations and in development there is a set-up too; elsewhere nothing tells that there could be one. */
export function createRouter(
  dependencies: RouterDependencies,
  { withSetup }: { withSetup: boolean },
): Answers {
  const parts = createAnsweredParts(dependencies);
  const context = <Part extends ApiContract>(part: Part) => implement(part).$context<RequestContext>();
  if (!withSetup) return { contract, router: context(contract).router(parts) };
  const router = context(contractWithSetup).router({ ...parts, setup: setupRoutes(dependencies) });
  return { contract: contractWithSetup, router };
}

function createAnsweredParts(dependencies: RouterDependencies) {
  return {
    health: healthRoutes(dependencies),
    accounts: accountRoutes(dependencies),
    account: ownAccountRoutes(dependencies),
    profile: profileRoutes(dependencies),
    studio: studioRoutes(dependencies),
    display: displayRoutes(dependencies),
    people: peopleRoutes(dependencies),
    providers: providerRoutes(dependencies),
    secondStep: secondStepRoutes(dependencies),
    signInSteps: signInStepsRoutes(dependencies),
    firstAdministrator: firstAdministratorRoutes(dependencies),
    organizations: organizationRoutes(dependencies),
    members: memberRoutes(dependencies),
    invitations: invitationRoutes(dependencies),
    teams: teamRoutes(dependencies),
    organizationContent: organizationContentRoutes(dependencies),
    classes: classRoutes(dependencies),
    assignments: assignmentRoutes(dependencies),
    reading: readingRoutes(dependencies),
    classSets: classSetRoutes(dependencies),
    classInvitations: classInvitationRoutes(dependencies),
    uploadRequests: uploadRequestRoutes(dependencies),
    userManagement: userManagementRoutes(dependencies),
    superAdmin: superAdminRoutes(dependencies),
    collections: collectionRoutes(dependencies),
    collectionArchives: collectionArchiveRoutes(dependencies),
    collectionShares: collectionShareRoutes(dependencies),
    conversation: conversationRoutes(dependencies),
    marks: markRoutes(dependencies),
    ai: aiRoutes(dependencies),
    accessibleRequests: accessibleRequestRoutes(dependencies),
    content: contentRoutes(dependencies),
    attachments: attachmentRoutes(dependencies),
    batches: batchRoutes(dependencies),
    batchOutputs: batchOutputRoutes(dependencies),
    charts: chartRoutes(dependencies),
    pictures: pictureRoutes(dependencies),
    drawings: drawingRoutes(dependencies),
    reviews: reviewRoutes(dependencies),
    product: productRoutes(dependencies),
    contact: contactRoutes(dependencies),
    progress: progressRoutes(dependencies),
    notices: noticeRoutes(dependencies),
    library: libraryRoutes(dependencies),
    resources: resourceRoutes(dependencies),
    outputs: outputRoutes(dependencies),
    searches: searchRoutes(dependencies),
    activity: activityRoutes(dependencies),
    thumbnails: thumbnailRoutes(dependencies),
    uploads: uploadRoutes(dependencies),
    conversions: conversionRoutes(dependencies),
  };
}
