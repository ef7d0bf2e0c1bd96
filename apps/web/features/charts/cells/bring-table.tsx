import { Trans, useLingui } from '@lingui/react/macro';
import type { VegaLiteWork } from '@relievo/chart/work';
import { useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { formatFileSize } from '../../../lib/words/file-size.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { reportWords } from '../work/report-words.ts';
import type { Cells } from './cells.ts';
import { MOST_FILE_BYTES, READ_ENDINGS } from './read-file.ts';
import { type Brought, type NamedCells, type NotBrought, readSource, readText } from './read-source.ts';

interface BringTableProps {
  /** Remarks of how the file was read go with it to the page that shows the table. */
  onTable: (cells: Cells, name: string, notes: readonly string[]) => void;
  /** A chart that was written elsewhere, with its table. */
  onChart: (work: VegaLiteWork) => void;
  /** Remarks of a file that was brought on another page. */
  earlierNotes?: readonly string[];
  /** Says that the table replaces the cells of the grid. */
  isReplacing?: boolean;
}

/** Takes a table from elsewhere: a file, or cells that were copied. */
export function BringTable({ onTable, onChart, earlierNotes = [], isReplacing = false }: BringTableProps) {
  const { t } = useLingui();
  const [pasted, setPasted] = useState('');
  const [isReading, setIsReading] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [notes, setNotes] = useState(earlierNotes);
  const [choices, setChoices] = useState<readonly NamedCells[]>([]);
  const wordsOf = (read: NotBrought): string => {
    if ('said' in read) return read.said;
    if ('failed' in read) return t`The file could not be sent. Check your connection, and choose it again.`;
    if ('problem' in read) return reportWords(read.problem);
    return read.refused === 'too_large'
      ? t`The file has ${formatFileSize(read.size)}; ${formatFileSize(read.most ?? MOST_FILE_BYTES)} is the most. Keep the rows and columns that the chart shows, and choose it again.`
      : t`The table holds ${read.size} characters, more than a chart can keep. Keep the rows and columns that the chart shows, and add it again.`;
  };
  const refuse = (words: string) => {
    setRefused(words);
    announce(t`Error: ${words}`, 'errors');
  };
  const accept = (read: Brought, name: string) => {
    setRefused(null);
    setChoices([]);
    if ('work' in read) {
      setNotes([]);
      onChart(read.work);
    } else if ('cells' in read) {
      const remarks =
        read.encoding === 'windows-1252'
          ? [
              t`The file is not in UTF-8, so its letters were read as Windows writes them in Western Europe. Check words with accents.`,
            ]
          : [];
      setNotes(remarks);
      onTable(read.cells, name, remarks);
    } else {
      setNotes(read.notes);
      const [only, ...others] = read.tables;
      if (only && others.length === 0) return onTable(only.cells, name, read.notes);
      setChoices(read.tables);
      announce(t`The file has ${read.tables.length} tables. Choose one of them.`);
    }
  };
  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    setIsReading(true);
    const read = await readSource(file);
    setIsReading(false);
    if (isBrought(read)) accept(read, file.name);
    else refuse(wordsOf(read));
  };
  const insert = () => {
    const read = readText(pasted);
    if (!isBrought(read)) return refuse(wordsOf(read));
    setPasted('');
    accept(read, '');
  };
  return (
    <div className="flow chart-sources">
      {refused ? <Refusal text={refused} /> : null}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <FileDrop
        label={t`Choose a table`}
        help={
          isReplacing
            ? t`A spreadsheet (XLSX, ODS), CSV, TSV or text, JSON, or a Vega-Lite chart with its data. It replaces what is in the grid; Undo brings that back.`
            : t`A spreadsheet (XLSX, ODS), CSV, TSV or text, JSON, or a Vega-Lite chart with its data.`
        }
        accept={READ_ENDINGS}
        onFiles={(files) => void take(files)}
      />
      {isReading ? <Loading label={t`Reading the file…`} isPart /> : null}
      {choices.length > 0 ? (
        <fieldset className="chart-buttons chart-tables">
          <legend>
            <Trans>The file has several tables. Which one is the chart for?</Trans>
          </legend>
          {choices.map(({ name, cells }, index) => (
            <Button key={index} onPress={() => accept({ tables: [{ name, cells }], notes }, name)}>
              <AuthorsWords>{name}</AuthorsWords> <Trans>({cells.length} rows)</Trans>
            </Button>
          ))}
        </fieldset>
      ) : null}
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
  );
}

function isBrought(read: Brought | NotBrought): read is Brought {
  return 'tables' in read || 'work' in read || 'cells' in read;
}
