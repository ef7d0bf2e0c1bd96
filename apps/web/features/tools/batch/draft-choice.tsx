import { Trans } from '@lingui/react/macro';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';

export interface Draft {
  readonly id: string;
  readonly title: string;
  readonly language: string;
}

interface DraftChoiceProps {
  drafts: readonly Draft[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Which of several drafts are meant: all of them to begin with. */
export function DraftChoice({ drafts, chosen, onChange }: DraftChoiceProps) {
  return (
    <fieldset className="batch-drafts">
      <legend className="field-label">
        <Trans>Drafts</Trans>
      </legend>
      {drafts.map(({ id, title, language }) => (
        <Checkbox
          key={id}
          isSelected={chosen.has(id)}
          onChange={(isChosen) =>
            onChange(new Set(isChosen ? [...chosen, id] : [...chosen].filter((one) => one !== id)))
          }
        >
          <span dir="auto" lang={language} translate="no">
            {title}
          </span>
        </Checkbox>
      ))}
    </fieldset>
  );
}
