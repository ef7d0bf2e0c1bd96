import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { COMMON_REASON_NAMES, COMMON_REASONS, readReasons } from './decision-words.ts';
import './decide.css';

interface CommonReasonsProps {
  /** The names of those chosen, with commas between them. */
  value: string;
  onChange: (value: string) => void;
}

/** Sentences that reviewers need again and again: each that is chosen is sent before their own words. */
export function CommonReasons({ value, onChange }: CommonReasonsProps) {
  const { i18n } = useLingui();
  const chosen = readReasons(value);
  return (
    <fieldset className="field review-reasons">
      <legend>
        <Trans>Common reasons</Trans>
      </legend>
      <div className="choice-list">
        {COMMON_REASON_NAMES.map((name) => (
          <Checkbox
            key={name}
            isSelected={chosen.includes(name)}
            onChange={(isChosen) =>
              onChange(
                COMMON_REASON_NAMES.filter((other) =>
                  other === name ? isChosen : chosen.includes(other),
                ).join(),
              )
            }
          >
            {i18n._(COMMON_REASONS[name])}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
