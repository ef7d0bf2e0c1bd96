export {
  type AccessibleAnswerInput,
  type AccessibleRequest,
  type AccessibleRequestInput,
  type AccessibleRequestPage,
  accessibleAnswerInput,
  accessibleRequestInput,
} from './accessible-requests/accessible-requests.ts';
export { ACCESSIBLE_FORMS, type AccessibleForm, type RequestState } from './accessible-requests/forms.ts';
export {
  type Account,
  type AccountExport,
  DELETION_GRACE_DAYS,
  type Device,
  EXPORT_KEPT_DAYS,
  emailChangeInput,
  type Preferences,
  passwordChangeInput,
} from './accounts/account.ts';
export { verificationInput } from './accounts/accounts.ts';
export { firstAdministratorInput } from './accounts/first-administrator.ts';
export { PROVIDERS, type Provider, type ProviderButton } from './accounts/providers.ts';
export {
  type AuthenticatorSetup,
  type Passkey,
  type PasskeyAssertion,
  type PasskeyRegistration,
  type ProofInput,
  type ProofWay,
  passkeyName,
  proofInput,
  RECOVERY_CODES,
  RECOVERY_WAIT_HOURS,
  type SecondStep,
  secondStepCode,
} from './accounts/second-step.ts';
export type { Session } from './accounts/session.ts';
export type {
  ActivitiesQuery,
  Activity,
  OwnFigures,
  OwnSubmission,
  OwnWork,
  Visit,
} from './activity/activity.ts';
export {
  ACTIVITY_COLUMNS,
  ACTIVITY_TYPES,
  type ActivityColumn,
  type ActivityType,
  DEFAULT_CATEGORY,
  RECENT_ACTIVITIES,
  SEARCH_CATEGORY,
  SORT_DIRECTIONS,
  WORK_SHOWN,
} from './activity/kinds.ts';
export { ADMINISTRATION_PATHS, writeAuditAddress, writePeopleAddress } from './administration/addresses.ts';
export {
  CANCELLABLE_JOBS,
  JOB_STATES,
  type Machine,
  type WatchedJob,
} from './administration/machine.ts';
export { LONGEST_BANNER, type SiteSettings, siteSettings } from './administration/site-settings.ts';
export {
  type AuditEntry,
  type AuditFilters,
  auditFilters,
  type ContentReport,
  REPORT_STATES,
} from './administration/super-admin.ts';
export {
  ACT_OUTCOMES,
  type ActOutcome,
  type AdministeredPerson,
  PEOPLE_ORDERS,
  PERSON_ACTS,
  PERSON_STATES,
  type PeopleFilters,
  type PeopleOrder,
  type PeopleQuery,
  type PersonAct,
  type PersonActs,
  peopleFilters,
} from './administration/user-management.ts';
export { type AiSettings, type AiTest, providerKey } from './ai/ai.ts';
export { cutTo, PROPOSAL_LENGTH } from './ai/proposal.ts';
export {
  type BrailleAnswer,
  type ChartDraft,
  type ChartDraftName,
  type ReadTableOutput,
  readTableOutput,
} from './charts/charts.ts';
export {
  CHART_SHEETS,
  type ChartWorkChange,
  chartWork,
  EMPTY_CHART_WORK,
  MOST_CHART_CHARACTERS,
  MOST_CHART_DRAFTS,
  type SavedChartWork,
} from './charts/work.ts';
export {
  type Assignment,
  assignmentInput,
  MARK_KINDS,
  type MarkKind,
  type OwnAssignment,
} from './classes/assignments.ts';
export { type ClassCode, CODE_LETTERS, readClassCode, writeClassCode } from './classes/class-code.ts';
export {
  type ClassLearner,
  type ClassView,
  classCodeInput,
  classInput,
  enrolInput,
  type LearnerCredentials,
  learnerSignInInput,
  namesInput,
  type SchoolClass,
  SHEET_FORMATS,
  type SheetFormat,
} from './classes/classes.ts';
export { CLASS_LIMITS, readNameList } from './classes/names.ts';
export { joinWords, PICTURE_WORDS, type PictureWord, WORDS_IN_PASSWORD } from './classes/picture-words.ts';
export { type ReadingProfile, readingProfile } from './classes/reading.ts';
export { createClient, readRefusal } from './client.ts';
export { ARCHIVE_KEPT_HOURS, type CollectionArchive } from './collections/archives.ts';
export {
  type CollectedResource,
  type Collection,
  type CollectionInput,
  type CollectionItem,
  collectionInput,
  type NameCheck,
} from './collections/collections.ts';
export { COLLECTION_LIMITS } from './collections/limits.ts';
export {
  type CollectionShare,
  type CollectionShares,
  collectionReader,
  type SharedCollectionCard,
  type SharedCollectionsQuery,
} from './collections/shares.ts';
export { type BatchOutcome, type CommonDetails, commonDetails, MOST_IN_BATCH } from './content/batches.ts';
export {
  type Content,
  type ContentDecision,
  type ContentSubmission,
  type DecisionInput,
  decisionInput,
  type SubmissionInput,
} from './content/content.ts';
export {
  ASSIGNMENTS,
  REVIEW_KINDS,
  type Review,
  type ReviewChoices,
  type ReviewFilters,
  type ReviewsQuery,
  type WaitingReview,
} from './content/reviews.ts';
export { contract, contractWithSetup } from './contract.ts';
export {
  type Comment,
  commentInput,
  type Reactions,
  type ReportInput,
  reportInput,
} from './conversation/conversation.ts';
export { CONVERSATION_LIMITS, REPORT_REASONS, type ReportReason } from './conversation/limits.ts';
export type { ErrorCode, ErrorData } from './errors/declared-errors.ts';
export { ERRORS, type ErrorAnswer, errorAnswer } from './errors/errors.ts';
export type { InputIssue } from './errors/input-issue.ts';
export { ENGLISH_ERRORS } from './errors/words/en.ts';
export { type ErrorCatalogue, isErrorCode, tellError } from './errors/words/tell-error.ts';
export type { IssueMessages } from './issues/declared-issues.ts';
export { toInputIssueAt, toInputIssues } from './issues/input-issues.ts';
export { pathOf, readIssue, type SchemaIssue } from './issues/read-issue.ts';
export { ENGLISH_ISSUES } from './issues/words/en.ts';
export { JOBS, type JobDeclaration, type JobName, type JobPayload } from './jobs.ts';
export { type ChartContent, chartContent } from './library/files/chart-content.ts';
export { EXPORT_FORMATS, type ExportFormat } from './library/files/export-formats.ts';
export {
  type ExportQuery,
  exportQuery,
  type FeedQuery,
  feedQuery,
  MOST_EXPORTED,
} from './library/files/exports.ts';
export {
  DOCUMENT_PATHS,
  exportAddress,
  listQuery,
  writeFeedAddress,
} from './library/files/file-addresses.ts';
export { composeOutputFileName } from './library/files/output-file-name.ts';
export {
  isMadeOfTexts,
  OUTPUT_OFFERS,
  type OutputOffer,
  type OutputPurpose,
  offerOf,
} from './library/files/output-offers.ts';
export type {
  MadeOutput,
  OutputChange,
  OutputRequest,
  ReadyFile,
  ResourceOutputs,
} from './library/files/outputs.ts';
export {
  THUMBNAIL,
  THUMBNAIL_FORMATS,
  type ThumbnailFormat,
  writeLargeThumbnailAddress,
  writeThumbnailSources,
} from './library/files/pictures.ts';
export { type TextContent, textContent } from './library/files/text-content.ts';
export {
  type CategoryCard,
  COLLECTION_VISIBILITIES,
  type CollectionCard,
  type CollectionVisibility,
  type Facets,
} from './library/library.ts';
export { cutCategoryName } from './library/lists/category-name.ts';
export {
  CATEGORY_SAMPLES,
  LIBRARY_FILTER_NAMES,
  LIBRARY_FILTERS,
  LIBRARY_ORDERS,
  LIKE_LEVELS,
  type LibraryFilter,
  type LibraryFilterValue,
  RESOURCE_STATES,
  type ResourceOrder,
} from './library/lists/filters.ts';
export type {
  CategoriesQuery,
  CategoryQuery,
  CollectionFacetsQuery,
  CollectionItemsQuery,
  CollectionsQuery,
  CorrectionsQuery,
  FacetsQuery,
  MarketplaceQuery,
  OrganizationQuery,
  OwnContentQuery,
  SearchQuery,
} from './library/lists/query.ts';
export { isLongEnough, SEARCH_LENGTH, searchText } from './library/lists/search-text.ts';
export {
  RECENT_SEARCHES,
  type SearchCorrection,
  type SearchEntry,
  type SearchSuggestions,
  type SearchTrend,
  TREND_DAYS,
} from './library/lists/searches.ts';
export { readSmartQuery } from './library/lists/smart-query.ts';
export { listSuggestions, listVariants, type Suggestion } from './library/lists/suggestions.ts';
export {
  describeAccessibility,
  type ReadingGap,
  type ReadingWay,
  type StandingFinding,
} from './library/resource/accessibility.ts';
export { type CardFormat, listCardFormats, listMakeable } from './library/resource/card-formats.ts';
export { FOR_BEGINNERS } from './library/resource/for-beginners.ts';
export { toLearningResource, writeEmbeddedJson } from './library/resource/learning-resource.ts';
export { findLicence, letsOthersChange } from './library/resource/licences.ts';
export { GAP_WORDS, WAY_WORDS } from './library/resource/reading-words.ts';
export { type Resource, type ResourceCard, resource } from './library/resource/resource.ts';
export { RELATED_RESOURCES } from './library/resource/resources.ts';
export {
  findLetterGroup,
  isNoticeKind,
  LETTER_GROUPS,
  type LetterGroup,
  MOST_COUNTED,
  NOTICE_KINDS,
  type NoticeKind,
} from './notices/kinds.ts';
export type { Notice, NoticeStanding, NoticesQuery } from './notices/notices.ts';
export { API_DESCRIPTION } from './operations/api-description.ts';
export {
  declarePublicOperation,
  declareSessionOperation,
  type LimitClass,
  type OperationMeta,
} from './operations/operation.ts';
export { toOwnPlace } from './operations/own-place.ts';
export { DEFAULT_PAGE_SIZE, LARGEST_PAGE_SIZE, PAGE_SIZES } from './operations/page-sizes.ts';
export type { Paging } from './operations/paging.ts';
export { isUuid, UUID_PATTERN } from './operations/uuid.ts';
export { readAddressList } from './organizations/addresses.ts';
export {
  categoryChange,
  ORGANIZATION_CONTENT_ORDERS,
  ORGANIZATION_CONTENT_STATES,
  type OrganizationContentChange,
  type OrganizationContentOrder,
  type OrganizationContentQuery,
  type OrganizationContentState,
  type OrganizationResource,
} from './organizations/content.ts';
export {
  INVITATION_DAYS,
  INVITATION_LIMITS,
  INVITED_ROLES,
  type Invitation,
  type InvitationSeen,
  type InvitationsSent,
  type InvitedRole,
  invitationsInput,
  type NotInvited,
} from './organizations/invitations.ts';
export {
  MEMBER_STATUSES,
  type MembersQuery,
  ORGANIZATION_ROLES,
  type OrganizationMember,
  type OrganizationRole,
  type OrganizationView,
} from './organizations/members.ts';
export { type Team, type TeamView, teamInput } from './organizations/teams.ts';
export { type DisplayChoices, displayChoices, readKeptDisplay } from './people/display.ts';
export {
  type Membership,
  ORGANIZATION_TYPES,
  type Organization,
  organizationInput,
} from './people/organizations.ts';
export type { PersonCollectionsQuery, PersonPage, PersonResourcesQuery } from './people/people.ts';
export {
  PICTURE_BYTES,
  PICTURE_TYPES,
  type Picture,
  type Profile,
  pictureAltInput,
  profileInput,
} from './people/profile.ts';
export {
  BRAILLE_GRADES,
  DETAILS,
  FORMS_OF_WAYS,
  listDevicesOf,
  PAPERS,
  readDevice,
  readKeptStudio,
  SOUND_SPEEDS,
  SOUND_TIMBRES,
  type Studio,
  TAKE_WAYS,
  type TakeWay,
  USUAL_LICENCES,
  USUAL_STUDIO,
  VOICE_SPEEDS,
  VOICES,
} from './people/studio.ts';
export {
  ROLES_WANTED,
  type UploadRequest,
  type UploadRequestOfPerson,
  uploadRequestInput,
} from './people/upload-requests.ts';
export { type PictureAnalysis, pictureAnalysis } from './pictures/analysis.ts';
export {
  addressOfPicture,
  type PictureDraft,
  type PictureDraftName,
  type TracedPicture,
} from './pictures/pictures.ts';
export {
  EMPTY_PICTURE_WORK,
  MOST_ERASED,
  MOST_PICTURE_DRAFTS,
  type PictureRecipe,
  type PictureWork,
  type PictureWorkChange,
  pictureWork,
  type Simplification,
  simplifications,
} from './pictures/work.ts';
export { CONTACT_LIMITS, contactInput } from './product/contact.ts';
export type { ProductSettings } from './product/product.ts';
export type { Progress, ProgressStep } from './product/progress.ts';
export { type SentLetter, setupContract, type TestPerson } from './product/setup.ts';
export {
  CONVERSIONS_KEPT_DAYS,
  CONVERSIONS_SHOWN,
  type Conversion,
  type ConversionStanding,
} from './uploads/conversions.ts';
export { foundChart, type KeptChart, MOST_FOUND_CHARTS } from './uploads/found-chart.ts';
export {
  CONVERTED_ENDINGS,
  endingOf,
  isVideoName,
  KEPT_ENDINGS,
  VIDEO_ENDINGS,
} from './uploads/upload-kinds.ts';
export { addressOfBytes, LONGEST_FILE_NAME, type UploadLimits } from './uploads/uploads.ts';
export { countCharacters, isReadable } from './values/characters.ts';
export {
  displayName,
  email,
  newPassword,
  signInInput,
  signUpForm,
  signUpInput,
} from './values/credentials.ts';
export type { ContentDraft } from './values/draft.ts';
export {
  CONTENT_FIELDS,
  type ContentField,
  type ContentFields,
  contentFields,
  findChangedFields,
} from './values/fields.ts';
export { healthReport } from './values/health-report.ts';
export {
  type DrawingEntry,
  type DrawingOrigin,
  type KeptDrawing,
  LONGEST_DRAWING,
  MOST_DRAWINGS,
} from './values/kept-drawing.ts';
export { CONTENT_LIMITS, LICENCES } from './values/limits.ts';
export { ADMINISTRATORS, mayUpload, ROLES, type Role, role } from './values/roles.ts';
