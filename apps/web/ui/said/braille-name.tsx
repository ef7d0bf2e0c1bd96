import { useLingui } from '@lingui/react/macro';
import { useBraille } from '../../lib/server/use-braille.ts';
import { SaidField } from './said-field.tsx';

interface BrailleNameProps {
  /** Empty where nothing has been met yet. */
  name: string;
  /** BCP 47, of the name. */
  language: string;
}

/** The name of a thing in six-dot cells, in a field that a braille display shows as it is. */
export function BrailleName({ name, language }: BrailleNameProps) {
  const { t } = useLingui();
  const { cells, state } = useBraille(name, language);
  const help = {
    written: t`The name in six-dot cells, as a sheet has it.`,
    waiting: t`The name is being written in braille…`,
    failed: t`This name could not be written in braille.`,
    too_long_for_guests: t`Sign in to read so long a name in braille.`,
  };
  return <SaidField label={t`Braille line`} help={help[state]} said={cells} isBraille />;
}
