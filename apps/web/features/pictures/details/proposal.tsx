import { Trans, useLingui } from '@lingui/react/macro';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Button } from '../../../ui/actions/button.tsx';

interface ProposalProps {
  label: string;
  /** Empty where there is nothing to propose. */
  text: string;
  current: string;
  onAccept: (text: string) => void;
}

/** What the program would write, which stays a proposal until a person takes it. */
export function Proposal({ label, text, current, onAccept }: ProposalProps) {
  const { t } = useLingui();
  if (text === '' || text === current) return null;
  return (
    <div className="picture-proposal" role="group" aria-label={label}>
      <p>
        <strong>{label}</strong> <span>{text}</span>
      </p>
      <Button
        aria-label={t`Use this: ${label}`}
        onPress={() => {
          onAccept(text);
          announce(t`The proposal is in the field now. Read it and change what is not right.`);
        }}
      >
        <Trans>Use this</Trans>
      </Button>
    </div>
  );
}
