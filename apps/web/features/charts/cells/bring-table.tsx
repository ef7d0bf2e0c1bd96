import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { formatFileSize } from '../../../lib/words/file-size.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { reportWords } from '../work/report-words.ts';
import type { Cells } from './cells.ts';
import { type FileRead, MOST_FILE_BYTES, READ_ENDINGS, readPasted, readTableFile } from './read-file.ts';

/** A table from elsewhere: a file, or what was copied. It takes the place of what stands in the grid. */
export function BringTable({ onTable }: { onTable: (cells: Cells, name: string) => void }) {
  const { t } = useLingui();
  const [pasted, setPasted] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const refuse = (read: Exclude<FileRead, { cells: Cells }>) => {
    const words = wordsOf(read);
    setRefused(words);
    announce(t`Error: ${words}`, 'errors');
  };
  const wordsOf = (read: Exclude<FileRead, { cells: Cells }>): string => {
    if ('problem' in read) return reportWords(read.problem);
    return read.refused === 'too_large'
      ? t`The file has ${formatFileSize(read.size)}; ${formatFileSize(MOST_FILE_BYTES)} is the most. Keep the rows and columns that the chart shows, and choose it again.`
      : t`The table holds ${read.size} characters, more than a chart can keep. Keep the rows and columns that the chart shows, and bring it again.`;
  };
  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    const read = await readTableFile(file);
    if (!('cells' in read)) return refuse(read);
    setRefused(null);
    setNote(
      read.encoding === 'windows-1252'
        ? t`The file is not in UTF-8, so its letters were read as Windows writes them in Western Europe. Check words with accents.`
        : null,
    );
    onTable(read.cells, file.name);
  };
  const insert = () => {
    const read = readPasted(pasted);
    if (!('cells' in read)) return refuse(read);
    setRefused(null);
    setNote(null);
    setPasted('');
    onTable(read.cells, '');
  };
  return (
    <details className="chart-bring">
      <summary>
        <Trans>Upload or paste a table</Trans>
      </summary>
      <div className="flow">
        {refused ? <Refusal text={refused} /> : null}
        {note ? <p>{note}</p> : null}
        <FileDrop
          label={t`Choose a table`}
          help={t`CSV, TSV or text, up to ${formatFileSize(MOST_FILE_BYTES)}. It replaces what is in the grid; Undo brings that back.`}
          accept={READ_ENDINGS}
          onFiles={(files) => void take(files)}
        />
        <TextField
          label={t`Paste cells from a spreadsheet`}
          multiline
          value={pasted}
          onChange={setPasted}
          autoComplete="off"
        />
        <Button isDisabled={pasted.trim() === ''} onPress={insert}>
          <Trans>Use these cells</Trans>
        </Button>
      </div>
    </details>
  );
}
