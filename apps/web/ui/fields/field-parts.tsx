import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import './field.css';

export function FieldLabel({ label, optional }: { label: string; optional?: boolean | undefined }) {
  return (
    <Label className="field-label">
      {label}{' '}
      {optional ? (
        <span className="field-optional">
          <Trans>(optional)</Trans>
        </span>
      ) : null}
    </Label>
  );
}

export function FieldHelp({ text }: { text?: string | undefined }) {
  return text ? (
    <Text slot="description" className="field-help">
      {text}
    </Text>
  ) : null;
}

/** The spoken prefix is part of the text, so that the field's description carries it too. */
export function FieldMessage({ text }: { text?: string | undefined }) {
  return text ? (
    <AriaFieldError className="field-error">
      <ProblemWords text={text} />
    </AriaFieldError>
  ) : null;
}

/** For a choice that stands alone, without a field around it. */
export function FieldProblem({ text }: { text?: string | undefined }) {
  return text ? (
    <p className="field-error">
      <ProblemWords text={text} />
    </p>
  ) : null;
}

function ProblemWords({ text }: { text: string }) {
  return (
    <>
      <CircleAlert aria-hidden="true" size={20} />
      <span>
        <Trans>Error: {text}</Trans>
      </span>
    </>
  );
}
