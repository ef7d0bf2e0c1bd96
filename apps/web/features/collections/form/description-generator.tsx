import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Sparkles, X } from 'lucide-react';
import { useViewer } from '../../../lib/server/session.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { ProposedDescription } from './use-proposal.ts';
import './description-generator.css';

interface DescriptionGeneratorProps {
  proposed: ProposedDescription;
  /** Asks for a description, or says what is missing. */
  onGenerate: () => void;
  onAccept: (text: string) => void;
  onDiscard: () => void;
  /** The buttons of a proposal go with it, so the focus has to go elsewhere. */
  goToField: () => void;
  isResting: boolean;
}

/** Under the field of a description: the button that has one proposed, and what to do with the proposal. */
export function DescriptionGenerator(props: DescriptionGeneratorProps) {
  const { proposed, onGenerate, onAccept, onDiscard, goToField, isResting } = props;
  const { proposal, markId, isGenerating } = proposed;
  const { t } = useLingui();
  // The language model is for people with an account, who alone have collections.
  if (useViewer().status !== 'signed-in') return null;
  const accept = (text: string) => {
    onAccept(text);
    goToField();
    announce(t`Description accepted`);
  };
  const discard = () => {
    onDiscard();
    goToField();
    announce(t`Suggestion discarded`);
  };
  return (
    <div className="description-generator" role="group" aria-label={t`Suggested description`}>
      {proposal ? (
        <>
          <p id={markId} className="proposal-mark">
            <Sparkles size={20} aria-hidden="true" />
            <span>{proposal.mark}</span>
          </p>
          <Button icon={<Check aria-hidden="true" />} onPress={() => accept(proposal.text)}>
            <Trans>Accept</Trans>
          </Button>
          <Button icon={<X aria-hidden="true" />} onPress={discard}>
            <Trans>Discard</Trans>
          </Button>
        </>
      ) : null}
      <Button
        icon={<Sparkles aria-hidden="true" />}
        isBusy={isGenerating || isResting}
        busyWords={isGenerating ? t`Generating…` : undefined}
        onPress={onGenerate}
      >
        {proposal ? <Trans>Generate another</Trans> : <Trans>Generate description</Trans>}
      </Button>
    </div>
  );
}
