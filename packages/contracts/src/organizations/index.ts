export { readAddressList } from './addresses.ts';
export {
  categoryChange,
  ORGANIZATION_CONTENT_ORDERS,
  ORGANIZATION_CONTENT_STATES,
  type OrganizationContentChange,
  type OrganizationContentOrder,
  type OrganizationContentQuery,
  type OrganizationContentState,
  type OrganizationResource,
} from './content.ts';
export {
  INVITATION_DAYS,
  INVITATION_LIMITS,
  INVITATION_ORDERS,
  INVITED_ROLES,
  type Invitation,
  type InvitationOrder,
  type InvitationSeen,
  type InvitationsQuery,
  type InvitationsSent,
  type InvitedRole,
  invitationsInput,
  type NotInvited,
  type WaitingInvitation,
} from './invitations.ts';
export {
  MEMBER_ORDERS,
  type MemberOrder,
  type MembersQuery,
  ORGANIZATION_ROLES,
  type OrganizationMember,
  type OrganizationRole,
  type OrganizationView,
} from './members.ts';
export {
  TEAM_ORDERS,
  type Team,
  type TeamOrder,
  type TeamsQuery,
  type TeamView,
  teamInput,
} from './teams.ts';
