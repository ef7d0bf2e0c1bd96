import { Trans, useLingui } from '@lingui/react/macro';
import { LIBRARY_FILTERS } from '@relievo/contracts/library/lists';
import { LICENCES } from '@relievo/contracts/values';
import { ComboBox } from '../../../ui/fields/combo-box.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { nameValue, useCategoryNames } from '../../listing/index.ts';
import type { BatchFields } from './batch-fields.ts';

interface CommonFieldsProps {
  fields: BatchFields;
  onChange: (change: Partial<BatchFields>) => void;
}

const UNCHANGED = 'unchanged';

/** What all of the chosen drafts are given. */
export function CommonFields({ fields, onChange }: CommonFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <p className="field-help">
        <Trans>What you leave empty stays as it is in each draft.</Trans>
      </p>
      <Suggested
        label={t`Category`}
        value={fields.category}
        suggestions={useCategoryNames()}
        onChange={(category) => onChange({ category })}
      />
      <Suggested
        label={t`Subject`}
        value={fields.subject}
        suggestions={LIBRARY_FILTERS.subject}
        onChange={(subject) => onChange({ subject })}
      />
      <Select
        label={t`Difficulty`}
        value={fields.difficultyLevel || UNCHANGED}
        onChange={(key) => onChange({ difficultyLevel: key === UNCHANGED ? '' : String(key) })}
        options={[
          { value: UNCHANGED, label: t`As it is in each draft` },
          ...LIBRARY_FILTERS.difficultyLevel.map((value) => ({ value, label: nameValue(value, i18n) })),
        ]}
      />
      <Suggested
        label={t`Licence`}
        value={fields.licence}
        suggestions={LICENCES}
        onChange={(licence) => onChange({ licence })}
      />
      <TextField
        label={t`Tags`}
        help={t`Words people search for, separated by commas.`}
        optional
        value={fields.tags}
        onChange={(tags) => onChange({ tags })}
      />
    </>
  );
}

interface SuggestedProps {
  label: string;
  value: string;
  suggestions: readonly string[];
  onChange: (text: string) => void;
}

function Suggested({ label, value, suggestions, onChange }: SuggestedProps) {
  return (
    <ComboBox
      label={label}
      inputValue={value}
      onInputChange={onChange}
      optional
      allowsCustomValue
      menuTrigger="manual"
      options={suggestions.map((suggestion) => ({ value: suggestion, label: suggestion }))}
    />
  );
}
