import { Trans, useLingui } from '@lingui/react/macro';
import type { AccessibleRequest } from '@relievo/contracts/accessible-requests';
import { ThumbsUp } from 'lucide-react';
import { client } from '../../../../lib/server/client.ts';
import { useAction } from '../../../../lib/server/use-action.ts';
import { announce } from '../../../../lib/speaking/announcer.ts';
import { FORM_WORDS } from '../../../../lib/words/accessible-form-words.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ConfirmButton } from '../../../../ui/overlays/confirm-button.tsx';
import { useRequestsChanged } from '../parts/conversation-queries.ts';
import { formatSupporters } from './request-words.ts';

interface SupportButtonProps {
  request: AccessibleRequest;
  onTakenBack: () => void;
}

/** Pressed for who wants it too. The last one who does is asked first: the request goes with them. */
export function SupportButton({ request, onTakenBack }: SupportButtonProps) {
  const { t, i18n } = useLingui();
  const { id, resourceId, form, state, supporters, isSupporter } = request;
  const changed = useRequestsChanged(resourceId);
  const name = i18n._(FORM_WORDS[form]);
  const supporting = useAction({
    run: () => client.accessibleRequests.support({ id }),
    failed: t`Your support was not saved. Please try again.`,
    onDone: ({ supporters: people }) => {
      changed();
      announce(t`You want this too. ${formatSupporters(people)}`);
    },
  });
  const takingBack = useAction({
    run: () => client.accessibleRequests.takeBack({ id }),
    failed: t`Your support was not removed. Please try again.`,
    onDone: () => {
      onTakenBack();
      changed();
      announce(t`Support removed. ${formatSupporters(supporters - 1)}`);
    },
  });
  if (isSupporter && supporters === 1 && state === 'open')
    return (
      <ConfirmButton
        variant="secondary"
        label={t`Remove my support: ${name}`}
        title={t`Remove your support?`}
        consequence={<p>{t`Nobody else supports it, so it will be removed.`}</p>}
        action={t`Remove support`}
        isPending={takingBack.isPending}
        onConfirm={() => takingBack.start()}
      >
        <Trans>Remove my support</Trans>
      </ConfirmButton>
    );
  return (
    <Button
      aria-pressed={isSupporter}
      aria-label={t`I want this too: ${name}`}
      icon={<ThumbsUp aria-hidden="true" size={20} fill={isSupporter ? 'currentColor' : 'none'} />}
      onPress={() => {
        if (!supporting.isPending && !takingBack.isPending) (isSupporter ? takingBack : supporting).start();
      }}
    >
      <Trans>I want this too</Trans>
    </Button>
  );
}
