import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditDetails, AuditEntry } from '@relievo/contracts/administration';
import { AuthorsWords } from '../../../../ui/page/authors-words.tsx';
import { CHANGE_NAMES, VALUE_NAMES } from './change-words.ts';
import { type Change, listChanges } from './list-changes.ts';

/** What is noted of one deed, in words; below it all of it as it is stored, for who looks into a fault. */
export function ChangesCell({ entry }: { entry: AuditEntry }) {
  const changes = listChanges(entry.details);
  const hasDetails = entry.subjectId !== null || Object.keys(entry.details).length > 0;
  return (
    <div className="audit-changes">
      {changes.length > 0 ? (
        <ul role="list">
          {changes.map((change) => (
            <li key={JSON.stringify(change)}>
              <OneChange change={change} />
            </li>
          ))}
        </ul>
      ) : null}
      {hasDetails ? <TechnicalDetails entry={entry} /> : null}
    </div>
  );
}

function OneChange({ change: { name, before, after } }: { change: Change }) {
  const { i18n } = useLingui();
  const known = CHANGE_NAMES[name];
  const label = known ? i18n._(known) : name;
  if (before === undefined || after === undefined)
    return (
      <Trans>
        {label}: <Value name={name} value={after ?? before ?? null} />
      </Trans>
    );
  return (
    <Trans>
      {label}: from <Value name={name} value={before} /> to <Value name={name} value={after} />
    </Trans>
  );
}

/** What is not set takes the value of the environment of the server. */
const CONFIGURED = /Megabytes$|^languageModel/;

/** A value that has a name has it in the reader's language; what somebody wrote stays as it is. */
function Value({ name, value }: { name: string; value: AuditDetails[string] }) {
  const { t, i18n } = useLingui();
  const nameOne = (one: AuditDetails[string]) => {
    const known = typeof one === 'string' ? VALUE_NAMES[name]?.[one] : undefined;
    return known ? i18n._(known) : undefined;
  };
  if (value === null && CONFIGURED.test(name)) return <>{t`what the server is configured with`}</>;
  if (value === null || value === '') return <>{t`nothing`}</>;
  if (typeof value === 'boolean') return <>{value ? t`yes` : t`no`}</>;
  if (typeof value === 'number') return <>{i18n.number(value)}</>;
  if (typeof value === 'string') return <>{nameOne(value) ?? <AuthorsWords>{value}</AuthorsWords>}</>;
  if (!Array.isArray(value)) return <code>{JSON.stringify(value)}</code>;
  return <>{value.map((one) => nameOne(one) ?? String(one)).join(', ') || t`nothing`}</>;
}

function TechnicalDetails({ entry: { action, subjectType, subjectId, details } }: { entry: AuditEntry }) {
  return (
    <details>
      <summary>
        <Trans>Technical details</Trans>
      </summary>
      <code dir="ltr" translate="no">
        {[action, subjectType, subjectId, JSON.stringify(details)].filter(Boolean).join(' ')}
      </code>
    </details>
  );
}
