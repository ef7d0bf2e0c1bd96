import { useLingui } from '@lingui/react/macro';
import { isNoticeKind, type Notice } from '@relievo/contracts/notices';
import { useIsBuilt } from '../../lib/layout/built-routes.ts';

/** Where a notice leads. */
export interface Place {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

export interface NoticeWords {
  readonly text: string;
  readonly place: Place | null;
}

/** What each kind of notice says and where it leads, if that page stands. */
export function useNoticeWords(): (notice: Notice) => NoticeWords {
  const { t } = useLingui();
  const isBuilt = useIsBuilt();
  return ({ kind, resourceId, title, collectionId, from }) => {
    const first = (...places: readonly (Place | null)[]) =>
      places.find((place) => place !== null && isBuilt(place.to)) ?? null;
    const resource = resourceId ? { to: `/resource/${resourceId}` } : null;
    const own = resourceId ? { to: `/content/${resourceId}` } : null;
    if (!isNoticeKind(kind))
      return { text: title || t`Something in your account has changed.`, place: first(resource) };
    switch (kind) {
      case 'review_approve':
        return { text: t`“${title}” was approved and is now in the library.`, place: first(own, resource) };
      case 'review_reject':
        return { text: t`“${title}” was not approved.`, place: first(own, resource) };
      case 'review_request_changes':
        return {
          text: t`A reviewer requested changes to “${title}”.`,
          place: first(own, resource),
        };
      case 'resource_returned':
        return {
          text: t`“${title}” was returned to you as a draft. Readers do not see it.`,
          place: first(own),
        };
      case 'resource_deleted':
        return {
          text: t`An administrator deleted your resource “${title}”.`,
          place: first({ to: '/contact' }),
        };
      case 'accessible_request_made':
        return { text: t`Someone asked for “${title}” in another format.`, place: first(resource) };
      case 'accessible_request_taken':
        return {
          text: t`Someone is working on the accessible version of “${title}” that you asked for.`,
          place: first(resource),
        };
      case 'accessible_request_answered':
        return {
          text: t`Your request for an accessible version of “${title}” was answered.`,
          place: first(resource),
        };
      case 'accessible_request_declined':
        return {
          text: t`Your request for an accessible version of “${title}” was declined.`,
          place: first(resource),
        };
      case 'resource_reported':
        return { text: t`Someone reported a problem with “${title}”.`, place: first(resource) };
      case 'collection_shared': {
        const collection = collectionId ? { to: `/library/collection/${collectionId}` } : null;
        return {
          text: from
            ? t`${from} shared the collection “${title}” with you.`
            : t`Someone shared the collection “${title}” with you.`,
          place: first(collection),
        };
      }
      case 'invitation_waiting':
        return {
          text: from ? t`${from} invites you to join ${title}.` : t`Someone invites you to join ${title}.`,
          place: first({ to: '/invitation' }),
        };
      case 'learner_words_made':
        return {
          text: t`${from || t`Someone`} runs the organization, does not teach the class, and made a new password for ${title}.`,
          place: first({ to: '/classes' }),
        };
      case 'learner_handed_over':
        return {
          text: t`${from || t`Someone`} runs the organization, does not teach the class, and began to hand over the account of ${title}.`,
          place: first({ to: '/classes' }),
        };
      case 'upload_request_granted':
        return {
          text: t`Your request was granted. You can now upload and convert files.`,
          place: first({ to: '/tools' }),
        };
      case 'upload_request_refused':
        return {
          text: t`Your request to upload files was declined.`,
          place: first({ to: '/settings', search: { tab: 'account' } }),
        };
      case 'second_step_recovery':
        return {
          text: t`Someone asked to turn off two-step sign-in for your account. If it was not you, keep it on in your settings and choose a new password.`,
          place: first({ to: '/settings', search: { tab: 'account' } }),
        };
      case 'roles_changed':
        return {
          text: t`An administrator changed your roles.`,
          place: first({ to: '/settings', search: { tab: 'account' } }),
        };
      case 'report_answered':
        return { text: t`Your report about “${title}” was answered.`, place: first(resource) };
      case 'comment_hidden':
        return {
          text: t`An administrator hid your comment on “${title}” from other readers.`,
          place: first(resource),
        };
      case 'comment_shown':
        return { text: t`Your comment on “${title}” is shown to readers again.`, place: first(resource) };
      default:
        return kind satisfies never;
    }
  };
}
