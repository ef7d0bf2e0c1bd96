import { Trans, useLingui } from '@lingui/react/macro';
import { CONTENT_FIELDS, type ContentFields } from '@relievo/contracts/values';
import { FIELD_NAMES, formatValue } from '../../content/index.ts';

const IN_THE_LANGUAGE_OF_THE_AUTHOR = new Set(['title', 'description', 'altText', 'knownFlaws', 'tags']);

/** All that the author says of it, what is empty included: it is part of what one decides on. */
export function ItemFields({ fields }: { fields: ContentFields }) {
  const { i18n } = useLingui();
  return (
    <section role="group" className="flow" aria-labelledby="review-details">
      <h2 id="review-details">
        <Trans>Details</Trans>
      </h2>
      <dl className="review-details">
        {CONTENT_FIELDS.map((field) => {
          const value = formatValue(fields, field, i18n);
          return (
            <div key={field}>
              <dt>{i18n._(FIELD_NAMES[field])}</dt>
              {value ? (
                <dd {...(IN_THE_LANGUAGE_OF_THE_AUTHOR.has(field) ? { lang: fields.language } : {})}>
                  {value}
                </dd>
              ) : (
                <dd className="review-empty">
                  <Trans>Empty</Trans>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
