import { useLingui } from '@lingui/react/macro';
import { cutTo, PROPOSAL_LENGTH } from '@relievo/contracts/ai';
import { readRefusal } from '@relievo/contracts/client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { endsSession } from '../../../lib/server/session.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { askForDescription, failureOf } from './ask-for-description.ts';

/** Words that nobody has accepted yet. */
interface Proposal {
  readonly text: string;
  /** Where they are from, and that they have to be looked at. */
  readonly mark: string;
}

export interface ProposedDescription {
  readonly proposal: Proposal | null;
  /** Of the mark, which describes the field as long as the words in it are proposed. */
  readonly markId: string;
  readonly isGenerating: boolean;
  readonly generate: (name: string) => void;
  /** Once it was accepted, changed or discarded. */
  readonly settle: () => void;
}

/** A description that is proposed: by the language model, or by us where it gives none. It is kept nowhere. */
export function useProposal(): ProposedDescription {
  const { t } = useLingui();
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const markId = useId();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const propose = (text: string, mark: string) => {
    setProposal({ text, mark });
    announce(t`Suggested description: ${text}`);
  };
  const fallBack = (name: string, message: string, reason: string | null) => {
    const standIn = t`This is a standard text. Accept or edit it.`;
    toasts.show(message, 'error');
    propose(
      cutTo(t`A curated collection about "${name}"`, PROPOSAL_LENGTH),
      [reason, standIn].filter(Boolean).join(' '),
    );
  };
  const { mutate, isPending } = useMutation({
    mutationFn: async (name: string) => {
      running.current = new AbortController();
      return askForDescription(name, running.current.signal);
    },
    onSuccess: ({ description, provider }) => {
      toasts.show(t`Description generated successfully!`, 'success');
      propose(description, t`Suggested by ${provider}. Check it, then accept or edit it.`);
    },
    onError: (thrown, name) => {
      if (running.current?.signal.aborted || endsSession(readRefusal(thrown))) return;
      const failure = failureOf(thrown);
      if (failure.kind === 'no_key') {
        const { provider } = failure;
        fallBack(name, t`${provider} API key not found. Using fallback description.`, null);
      } else if (failure.kind === 'timed_out')
        fallBack(name, t`AI service timed out. Using fallback description.`, null);
      else fallBack(name, t`Failed to generate description. Using fallback.`, failure.reason);
    },
  });
  return { proposal, markId, isGenerating: isPending, generate: mutate, settle: () => setProposal(null) };
}
