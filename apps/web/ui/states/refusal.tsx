import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import './refusal.css';

/** Announced when it appears; here it stays, for as long as it is true. */
export function Refusal({ text }: { text: string }) {
  return (
    <p className="refusal">
      <CircleAlert aria-hidden="true" size={24} />
      <span>
        <Trans>Error: {text}</Trans>
      </span>
    </p>
  );
}
