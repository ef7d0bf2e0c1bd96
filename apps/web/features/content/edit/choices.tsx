import { useLingui } from '@lingui/react/macro';
import { LIBRARY_FILTERS } from '@relievo/contracts/library/lists';
import { type ContentField, LICENCES } from '@relievo/contracts/values';
import type { BoundField } from '../../../lib/forms/bound-to.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { nameLanguage, nameValue, useCategoryNames } from '../../listing/index.ts';
import { ChoiceField, SuggestedField } from './choice-fields.tsx';
import { LANGUAGES } from './fields.ts';

interface ChoicesProps {
  field: (name: ContentField) => BoundField;
}

/** Where it belongs, and what one may do with it. */
export function Choices({ field }: ChoicesProps) {
  const { t, i18n } = useLingui();
  const named = (values: readonly string[]) =>
    values.map((value) => ({ value, label: nameValue(value, i18n) }));
  const languages = LANGUAGES.map((value) => ({ value, label: nameLanguage(value, i18n.locale) }));
  return (
    <>
      <div className="content-choices">
        <SuggestedField {...field('category')} label={t`Category`} suggestions={useCategoryNames()} />
        <SuggestedField {...field('subject')} label={t`Subject`} suggestions={LIBRARY_FILTERS.subject} />
        <ChoiceField
          {...field('difficultyLevel')}
          label={t`Difficulty`}
          options={named(LIBRARY_FILTERS.difficultyLevel)}
        />
        <ChoiceField
          {...field('contentType')}
          label={t`Content type`}
          options={named(LIBRARY_FILTERS.contentType.filter((type) => type !== 'free' && type !== 'paid'))}
        />
        <ChoiceField
          {...field('graphicType')}
          label={t`Graphic type`}
          options={named(LIBRARY_FILTERS.graphicType)}
        />
        <ChoiceField
          {...field('language')}
          label={t`Language`}
          options={languages.toSorted((one, other) => one.label.localeCompare(other.label, i18n.locale))}
          isRequired
        />
        <SuggestedField
          {...field('licence')}
          label={t`Licence`}
          help={t`What other people may do with it. Choose one or write your own.`}
          suggestions={LICENCES}
        />
        <TextField
          {...field('tags')}
          label={t`Tags`}
          help={t`Words people search for, separated by commas.`}
          optional
        />
      </div>
      <FreeOrPaid {...field('isPremium')} />
    </>
  );
}

function FreeOrPaid({ error, ...field }: BoundField) {
  const { t } = useLingui();
  return (
    <RadioGroup
      {...field}
      {...(error ? { error } : {})}
      label={t`Free or paid`}
      options={[
        { value: 'free', label: t`Free: everyone who can see it can download its files` },
        { value: 'paid', label: t`Paid: only members of organizations with a plan can download its files` },
      ]}
    />
  );
}
