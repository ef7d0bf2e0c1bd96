import { Trans, useLingui } from '@lingui/react/macro';
import type { AccessibleAnswerInput, AccessibleRequest } from '@relievo/contracts/accessible-requests';
import { useState } from 'react';
import { createLatePart } from '../../../../lib/late-parts/late-part.ts';
import { client } from '../../../../lib/server/client.ts';
import { useAction } from '../../../../lib/server/use-action.ts';
import { FORM_WORDS } from '../../../../lib/words/accessible-form-words.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { useRequestsChanged } from '../parts/conversation-queries.ts';

const AnswerDialog = createLatePart(() => import('./answer-dialog.tsx'), 'AnswerDialog');

interface HandleRequestProps {
  request: AccessibleRequest;
  onSettled: () => void;
}

/** For who answers for the resource: working on it, an answer, or a reason why not. */
export function HandleRequest({ request, onSettled }: HandleRequestProps) {
  const { t, i18n } = useLingui();
  const { id, resourceId, form, state } = request;
  const [outcome, setOutcome] = useState<AccessibleAnswerInput['outcome']>();
  const changed = useRequestsChanged(resourceId);
  const isTaken = state === 'taken';
  const taking = useAction({
    run: () =>
      isTaken ? client.accessibleRequests.giveBack({ id }) : client.accessibleRequests.take({ id }),
    done: ({ state: now }) =>
      now === 'taken'
        ? t`Everyone who supports the request is told that you are working on it.`
        : t`The request is open again.`,
    failed: t`The request was not changed. Please try again.`,
    onDone: changed,
    onRefused: () => {
      changed();
      return false;
    },
  });
  const name = i18n._(FORM_WORDS[form]);
  return (
    <>
      <Button
        aria-label={isTaken ? t`Stop working on it: ${name}` : t`Work on it: ${name}`}
        isBusy={taking.isPending}
        onPress={() => taking.start()}
      >
        {isTaken ? <Trans>Stop working on it</Trans> : <Trans>Work on it</Trans>}
      </Button>
      <Button aria-haspopup="dialog" aria-label={t`Answer: ${name}`} onPress={() => setOutcome('answered')}>
        <Trans>Answer</Trans>
      </Button>
      <Button aria-haspopup="dialog" aria-label={t`Decline: ${name}`} onPress={() => setOutcome('declined')}>
        <Trans>Decline</Trans>
      </Button>
      {outcome ? (
        <AnswerDialog
          request={request}
          outcome={outcome}
          onSettled={onSettled}
          onClose={() => setOutcome(undefined)}
        />
      ) : null}
    </>
  );
}
