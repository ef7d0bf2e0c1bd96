export { InvitingFields } from './inviting-fields.tsx';
export { NotInvited } from './not-invited.tsx';
export { useInviting } from './use-inviting.ts';
export { InvitationList, WaitingInvitations, waitingInvitationsQuery } from './waiting-invitations.tsx';
