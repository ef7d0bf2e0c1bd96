import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ComboBox } from '../../../ui/fields/combo-box.tsx';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Specimen } from '../specimen/specimen.tsx';
import { useMedia } from '../specimen/use-media.ts';

const LIMIT = 200;

export function FieldsSection() {
  const { t } = useLingui();
  return (
    <section>
      <h2>
        <Trans>Fields</Trans>
      </h2>
      <Specimen title={t`Text`}>
        <TextSpecimens />
      </Specimen>
      <Specimen title={t`One of many`}>
        <ListSpecimens />
      </Specimen>
      <Specimen title={t`Files`}>
        <FileSpecimen />
      </Specimen>
    </section>
  );
}

function TextSpecimens() {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const [words, setWords] = useState('');
  return (
    <div className="workshop-fields">
      <TextField label={t`Title`} help={t`What the sheet is called.`} />
      <TextField label={t`Subtitle`} optional />
      <TextField label={t`Number of sheets`} error={t`Please enter a number.`} defaultValue="?" />
      <TextField label={t`Made by`} isDisabled defaultValue="Relievo" />
      <TextField label={t`Description`} multiline limit={LIMIT} value={words} onChange={setWords} />
      <PasswordField label={t`Password`} autoComplete="new-password" />
      <SearchField label={t`Search the sheets`} value={query} onChange={setQuery} />
    </div>
  );
}

function ListSpecimens() {
  const { t } = useLingui();
  const media = useMedia();
  return (
    <div className="workshop-fields">
      <Select label={t`Medium`} help={t`What it is made for.`} options={media} placeholder={t`Choose one`} />
      <Select label={t`Medium that is missing`} error={t`Please choose a medium.`} options={media} />
      <Select label={t`Medium that is set`} isDisabled options={media} defaultValue="swell-paper" />
      <ComboBox label={t`Medium by name`} help={t`Type a part of its name.`} options={media} />
      <ComboBox label={t`Medium with an error`} error={t`There is no such medium.`} options={media} />
    </div>
  );
}

function FileSpecimen() {
  const { t } = useLingui();
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <>
      <FileDrop
        label={t`Drop a file here`}
        help={t`PNG or SVG, at most 20 MB.`}
        accept={['image/png', 'image/svg+xml']}
        onFiles={(files) => setNames(files.map(({ name }) => name))}
      />
      {names.length > 0 ? <p role="status">{t`Chosen: ${names.join(', ')}`}</p> : null}
    </>
  );
}
