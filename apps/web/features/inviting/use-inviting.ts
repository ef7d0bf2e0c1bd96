import { plural } from '@lingui/core/macro';
import type { InvitationsSent } from '@relievo/contracts/organizations';
import { useState } from 'react';
import { bindTo } from '../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../lib/forms/use-form-problems.ts';
import { useAction } from '../../lib/server/use-action.ts';
import type { StorageKey } from '../../lib/stores/stored.ts';

const TOO_MANY = { invitations_too_many: 'emails', invitations_used_up: 'emails' };

const START = { emails: '', role: 'member', days: '7' };

interface InvitingOptions<Input> {
  /** Where what was typed is kept. */
  readonly draftKey: StorageKey;
  /** Takes of what was typed what it knows. */
  readonly schema: {
    readonly safeParse: (
      typed: typeof START,
    ) => Parameters<ReturnType<typeof useFormProblems>['accept']>[0] & { readonly data?: Input | undefined };
  };
  readonly send: (input: Input) => Promise<InvitationsSent>;
  /** When everybody of the list was invited. */
  readonly onAllInvited?: () => void;
}

/** A list of addresses that is sent: what could not be read stays in the field, and who was not invited is kept with why. */
export function useInviting<Input>({ draftKey, schema, send, onAllInvited }: InvitingOptions<Input>) {
  const draft = useFormDraft(draftKey, START);
  const problems = useFormProblems(Object.keys(START));
  const [left, setLeft] = useState<InvitationsSent['left']>([]);
  const sending = useAction({
    run: send,
    done: ({ sent }) => plural(sent, { one: '# invitation sent.', other: '# invitations sent.' }),
    onDone: (answer) => {
      const unread = answer.left.filter(({ reason }) => reason === 'not_valid');
      draft.change('emails')(unread.map(({ address }) => address).join('\n'));
      setLeft(answer.left);
      if (answer.left.length === 0) onAllInvited?.();
    },
    onRefused: (refusal) => problems.place(refusal, TOO_MANY),
  });
  const isAtField = sending.refusal !== null && sending.refusal.code in TOO_MANY;
  return {
    problems,
    field: bindTo(draft, problems),
    left,
    sending: { isPending: sending.isPending, refused: isAtField ? null : sending.refused },
    forget: draft.forget,
    onSubmit: () => {
      const checked = schema.safeParse(draft.fields);
      if (problems.accept(checked) && checked.data && !sending.isPending) sending.start(checked.data);
    },
  };
}
