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
  account,
  accountExport,
  DELETION_GRACE_DAYS,
  type Device,
  device,
  EXPORT_KEPT_DAYS,
  emailChangeInput,
  type Preferences,
  passwordChangeInput,
  preferences,
} from './accounts/account.ts';
export { verificationInput } from './accounts/accounts.ts';
export {
  displayName,
  email,
  newPassword,
  PASSWORD_LENGTH,
  password,
  signInInput,
  signUpForm,
  signUpInput,
  USERNAME_LENGTH,
  username,
} from './accounts/credentials.ts';
export { firstAdministratorInput } from './accounts/first-administrator.ts';
export {
  PROVIDERS,
  type Provider,
  type ProviderButton,
  provider,
  providerButton,
} from './accounts/providers.ts';
export { mayUpload, ROLES, type Role, role } from './accounts/roles.ts';
export { type Session, session } from './accounts/session.ts';
export type { ActivitiesQuery, Activity, OwnFigures, OwnSubmission, Visit } from './activity/activity.ts';
export {
  ACTIVITY_COLUMNS,
  ACTIVITY_TYPES,
  type ActivityColumn,
  type ActivityType,
  DEFAULT_CATEGORY,
  RECENT_ACTIVITIES,
  SEARCH_CATEGORY,
  SORT_DIRECTIONS,
} from './activity/kinds.ts';
export { type AiSettings, type AiTest, aiSettings, providerKey } from './ai/ai.ts';
export { cutTo, PROPOSAL_LENGTH } from './ai/proposal.ts';
export { type Client, type ClientOptions, createClient, refusalOf } from './client.ts';
export { ARCHIVE_KEPT_HOURS, type CollectionArchive } from './collections/archives.ts';
export {
  type CollectedResource,
  type Collection,
  type CollectionInput,
  type CollectionItem,
  collection,
  collectionInput,
  collectionItem,
  collectionsContract,
  type NameCheck,
} from './collections/collections.ts';
export { COLLECTION_LIMITS } from './collections/limits.ts';
export type { Content, ContentDecision, ContentSubmission, SubmissionInput } from './content/content.ts';
export type { ContentDraft } from './content/draft.ts';
export {
  CONTENT_FIELDS,
  type ContentField,
  type ContentFields,
  changedFields,
  contentFields,
} from './content/fields.ts';
export { CONTENT_LIMITS, LICENCES } from './content/limits.ts';
export { contract, contractWithSetup } from './contract.ts';
export {
  type Comment,
  comment,
  commentInput,
  conversationContract,
  type Reactions,
  type ReportInput,
  reactions,
  reportInput,
} from './conversation/conversation.ts';
export { CONVERSATION_LIMITS, REPORT_REASONS, type ReportReason } from './conversation/limits.ts';
export { JOB_NAMES, JOBS, type JobDeclaration, type JobName, type JobPayload } from './jobs.ts';
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
  feedAddress,
  listQuery,
} from './library/files/file-addresses.ts';
export {
  OFFERED_FORMATS,
  type OfferedFormat,
  OUTPUT_OFFERS,
  type OutputOffer,
  type OutputPurpose,
  offerOf,
} from './library/files/output-offers.ts';
export {
  type MadeOutput,
  type OutputRequest,
  outputsContract,
  type ReadyFile,
  type ResourceOutputs,
} from './library/files/outputs.ts';
export {
  largeThumbnail,
  THUMBNAIL,
  THUMBNAIL_FORMATS,
  THUMBNAIL_WIDTHS,
  type ThumbnailFormat,
  thumbnailSources,
} from './library/files/pictures.ts';
export {
  type CategoryCard,
  type CollectionCard,
  categoryCard,
  collectionCard,
  type Facets,
  facets,
  libraryContract,
} from './library/library.ts';
export { categoryNamed } from './library/lists/category-name.ts';
export {
  CATEGORY_SAMPLES,
  LIBRARY_FILTER_NAMES,
  LIBRARY_FILTERS,
  LIBRARY_ORDERS,
  type LibraryFilter,
  type LibraryFilterValue,
  RESOURCE_STATES,
  type ResourceOrder,
  VISIBILITIES,
} from './library/lists/filters.ts';
export {
  type CategoriesQuery,
  type CategoryQuery,
  type CollectionFacetsQuery,
  type CollectionItemsQuery,
  type CollectionsQuery,
  FACETED_LISTS,
  type FacetsQuery,
  type MarketplaceQuery,
  type OrganizationQuery,
  type OwnContentQuery,
  type SearchQuery,
} from './library/lists/query.ts';
export { isLongEnough, SEARCH_LENGTH, searchText } from './library/lists/search-text.ts';
export {
  RECENT_SEARCHES,
  type SearchEntry,
  type SearchSuggestions,
  type SearchTrend,
  searchEntry,
  searchesContract,
  searchSuggestions,
  searchTrend,
  TREND_DAYS,
} from './library/lists/searches.ts';
export { type SmartQuery, smartQuery } from './library/lists/smart-query.ts';
export {
  SUGGESTION_LIMITS,
  type Suggestion,
  type SuggestionSources,
  suggestionsFor,
} from './library/lists/suggestions.ts';
export {
  type Accessibility,
  accessibilityOf,
  READING_GAPS,
  READING_WAYS,
  type ReadingGap,
  type ReadingWay,
  type StandingFinding,
} from './library/resource/accessibility.ts';
export { type ChartContent, chartContent } from './library/resource/chart-content.ts';
export { FOR_BEGINNERS } from './library/resource/for-beginners.ts';
export { embeddedJson, learningResource } from './library/resource/learning-resource.ts';
export { type Licence, licenceOf } from './library/resource/licences.ts';
export { accessibilitySummary, GAP_WORDS, WAY_WORDS } from './library/resource/reading-words.ts';
export { type Resource, type ResourceCard, resource, resourceCard } from './library/resource/resource.ts';
export { RELATED_RESOURCES, resourcesContract } from './library/resource/resources.ts';
export {
  isNoticeKind,
  LETTER_GROUPS,
  type LetterGroup,
  letterGroupOf,
  MOST_COUNTED,
  NOTICE_KINDS,
  type NoticeKind,
} from './notices/kinds.ts';
export {
  type Notice,
  type NoticeStanding,
  type NoticesQuery,
  notice,
  noticeStanding,
} from './notices/notices.ts';
export { canBeRead, characterCount } from './operations/characters.ts';
export { ERROR_CODES, type ErrorCode, type ErrorData } from './operations/declared-errors.ts';
export {
  ERRORS,
  type ErrorAnswer,
  errorAnswer,
  errors,
} from './operations/errors.ts';
export { inputIssue } from './operations/input-issue.ts';
export {
  type Access,
  type LimitClass,
  type OperationMeta,
  publicOperation,
  roleOperation,
  sessionOperation,
} from './operations/operation.ts';
export { ownPlace } from './operations/own-place.ts';
export { DEFAULT_PAGE_SIZE, LARGEST_PAGE_SIZE, PAGE_SIZES } from './operations/page-sizes.ts';
export { type Paging, pageOf, paging } from './operations/paging.ts';
export { returnPath } from './operations/return-path.ts';
export { isUuid, UUID_PATTERN } from './operations/uuid.ts';
export { type Membership, membership, type Organization, organization } from './people/organizations.ts';
export type { PersonCollectionsQuery, PersonPage, PersonResourcesQuery } from './people/people.ts';
export {
  PICTURE_BYTES,
  PICTURE_TYPES,
  type Picture,
  type Profile,
  picture,
  pictureAltInput,
  profile,
  profileInput,
} from './people/profile.ts';
export {
  ROLES_WANTED,
  type UploadRequest,
  type UploadRequestOfPerson,
  uploadRequest,
  uploadRequestInput,
} from './people/upload-requests.ts';
export { CONTACT_LIMITS, contactInput } from './product/contact.ts';
export { healthReport } from './product/health-report.ts';
export { type ProductSettings, productSettings } from './product/product.ts';
export { type Progress, type ProgressStep, progress, progressStep } from './product/progress.ts';
export { type SentLetter, sentLetter, setupContract, type TestPerson, testPerson } from './product/setup.ts';
export { ENGLISH_ERRORS } from './words/en.ts';
export { type ErrorCatalogue, errorMessage, isErrorCode } from './words/tell-error.ts';
