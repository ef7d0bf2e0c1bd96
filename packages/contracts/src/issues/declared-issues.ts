import type { AccessibleRequestIssues } from '../accessible-requests/accessible-requests.ts';
import type { SecondStepIssues } from '../accounts/second-step.ts';
import type { SiteSettingsIssues } from '../administration/site-settings.ts';
import type { UserManagementIssues } from '../administration/user-management.ts';
import type { AiIssues } from '../ai/ai.ts';
import type { ClassIssues } from '../classes/classes.ts';
import type { CollectionIssues } from '../collections/collections.ts';
import type { CollectionShareIssues } from '../collections/shares.ts';
import type { ContentIssues } from '../content/content.ts';
import type { MarkIssues } from '../content/marks.ts';
import type { ConversationIssues } from '../conversation/conversation.ts';
import type { OutputIssues } from '../library/files/outputs.ts';
import type { SearchIssues } from '../library/lists/searches.ts';
import type { ReturnPathIssues } from '../operations/return-path.ts';
import type { InvitationIssues } from '../organizations/invitations.ts';
import type { TeamIssues } from '../organizations/teams.ts';
import type { OrganizationIssues } from '../people/organizations.ts';
import type { ProfileIssues } from '../people/profile.ts';
import type { UploadRequestIssues } from '../people/upload-requests.ts';
import type { ContactIssues } from '../product/contact.ts';
import type { CredentialIssues } from '../values/credentials.ts';
import type { FieldIssues } from '../values/fields.ts';
import type { WordsIssues } from '../values/words.ts';
import type { CommonIssues } from './common-issues.ts';

/** All that schemas complain of, each declared by the noun whose schema it is. */
export type IssueMessages = CommonIssues &
  WordsIssues &
  FieldIssues &
  CredentialIssues &
  AccessibleRequestIssues &
  AiIssues &
  ClassIssues &
  CollectionIssues &
  CollectionShareIssues &
  ContactIssues &
  ContentIssues &
  ConversationIssues &
  InvitationIssues &
  MarkIssues &
  OrganizationIssues &
  OutputIssues &
  ProfileIssues &
  ReturnPathIssues &
  SearchIssues &
  SecondStepIssues &
  SiteSettingsIssues &
  TeamIssues &
  UploadRequestIssues &
  UserManagementIssues;
