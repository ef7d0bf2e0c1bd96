import { Trans, useLingui } from '@lingui/react/macro';
import { Table } from '../../ui/lists/table.tsx';
import { BROWSER_STORAGE, COOKIES, HTTPS_PREFIX, type KeptInBrowser } from './stored/browser.ts';
import { type DeclaredTables, FIELD_KINDS, type FieldKind, KEPT } from './stored/declared.ts';
import { OUTBOUND_CALLS } from './stored/outbound.ts';

/** What the database keeps, table by table. The check compares it with the migrations. */
export function StoredTable({ caption, tables }: { caption: string; tables: DeclaredTables }) {
  const { t, i18n } = useLingui();
  return (
    <Table
      caption={caption}
      hidesCaption
      columns={[
        { id: 'purpose', label: t`What for`, cell: ([, { purpose }]) => i18n._(purpose) },
        { id: 'fields', label: t`What is stored`, cell: ([, { fields }]) => <Fields fields={fields} /> },
        { id: 'kept', label: t`Kept how long`, cell: ([, { kept }]) => i18n._(KEPT[kept].words) },
        { id: 'table', label: t`Table`, cell: ([name]) => <code>{name}</code> },
      ]}
      rows={Object.entries(tables)}
      rowKey={([name]) => name}
    />
  );
}

function Fields({ fields }: { fields: DeclaredTables[string]['fields'] }) {
  const { i18n } = useLingui();
  return (
    <ul>
      {Object.entries(fields).map(([kind, names]) => (
        <li key={kind}>
          {i18n._(FIELD_KINDS[kind as FieldKind])}: <code>{names.split(' ').join(', ')}</code>
        </li>
      ))}
    </ul>
  );
}

export function CookiesTable() {
  const { t } = useLingui();
  return <BrowserTable caption={t`Cookies`} rows={COOKIES} />;
}

export function StorageTable() {
  const { t } = useLingui();
  return <BrowserTable caption={t`Browser storage`} rows={BROWSER_STORAGE} />;
}

function BrowserTable({ caption, rows }: { caption: string; rows: readonly KeptInBrowser[] }) {
  const { t, i18n } = useLingui();
  return (
    <Table
      caption={caption}
      columns={[
        { id: 'purpose', label: t`What for`, cell: ({ purpose }) => i18n._(purpose) },
        { id: 'kept', label: t`Kept how long`, cell: ({ kept }) => i18n._(kept) },
        {
          id: 'name',
          label: t`Name`,
          cell: ({ name, isOfServer }) => (
            <>
              <code>{name}</code>
              {isOfServer ? (
                <Trans>
                  , on https <code>{`${HTTPS_PREFIX}${name}`}</code>
                </Trans>
              ) : null}
              {name.endsWith('-') ? <Trans> and what it belongs to</Trans> : null}
            </>
          ),
        },
      ]}
      rows={rows}
      rowKey={({ name }) => name}
    />
  );
}

export function OutboundTable() {
  const { t, i18n } = useLingui();
  return (
    <Table
      caption={t`What is sent to others`}
      hidesCaption
      columns={[
        { id: 'to', label: t`To whom`, cell: ({ to }) => i18n._(to) },
        { id: 'sent', label: t`What is sent`, cell: ({ sent }) => i18n._(sent) },
        { id: 'when', label: t`When`, cell: ({ when }) => i18n._(when) },
      ]}
      rows={OUTBOUND_CALLS}
      rowKey={({ to }) => to}
    />
  );
}
