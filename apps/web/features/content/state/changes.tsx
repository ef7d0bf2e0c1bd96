import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ContentField, ContentFields } from '@relievo/contracts/values';
import type { ContentState } from './content-state.ts';
import { FIELD_NAMES, formatValue } from './field-words.ts';

interface ChangesProps {
  from: ContentFields;
  to: ContentFields;
  changed: readonly ContentField[];
  state: ContentState;
}

/** What was written since, said in words, field by field. */
export function Changes({ from, to, changed, state }: ChangesProps) {
  const { t } = useLingui();
  const count = plural(changed.length, { one: '# field', other: '# fields' });
  const isPublished = state === 'published' || state === 'renewed';
  return (
    <section role="group" className="flow" aria-labelledby="content-changes">
      <h2 id="content-changes">
        <Trans>What changes</Trans>
      </h2>
      <p>
        {isPublished
          ? t`Readers do not see your changes to ${count} yet.`
          : t`Your draft has changes to ${count}.`}
      </p>
      <Difference
        from={from}
        to={to}
        fields={changed}
        before={isPublished ? t`Published` : t`It was`}
        after={t`Your draft`}
      />
    </section>
  );
}

interface DifferenceProps {
  from: ContentFields;
  to: ContentFields;
  fields: readonly ContentField[];
  /** Whose words the first are, and whose the second. */
  before: string;
  after: string;
}

export function Difference({ from, to, fields, before, after }: DifferenceProps) {
  const { t, i18n } = useLingui();
  const words = (side: ContentFields, field: ContentField) => formatValue(side, field, i18n) || t`nothing`;
  return (
    <ul className="content-difference" role="list">
      {fields.map((field) => (
        <li key={field}>
          <h3>{i18n._(FIELD_NAMES[field])}</h3>
          <dl>
            <dt>{before}</dt>
            <dd>{words(from, field)}</dd>
            <dt>{after}</dt>
            <dd>{words(to, field)}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
