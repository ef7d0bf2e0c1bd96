import { Trans, useLingui } from '@lingui/react/macro';
import { EMPTY_CHART_WORK, type SavedChartWork } from '@relievo/contracts/charts';
import { type ReactNode, useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { reportWords } from '../work/report-words.ts';
import type { ChartKeeper } from '../work/use-kept-work.ts';
import type { Outcome } from '../work/use-made-chart.ts';
import { BringTable } from './bring-table.tsx';
import {
  type Cells,
  cellAt,
  insertColumn,
  insertRow,
  letterOf,
  moveReadings,
  type Place,
  removeColumn,
  removeRow,
  toGrid,
  widthOf,
  writeBlock,
  writeCell,
} from './cells.ts';
import { Columns } from './columns.tsx';
import { ComparePicture } from './compare-picture.tsx';
import { confirmCell, isUncertain, moveMarks, settleChanged } from './from-picture.ts';
import { FunctionSource } from './function-source.tsx';
import { Grid, nameOf } from './grid.tsx';
import { readPasted } from './read-file.ts';
import { Remarks } from './remarks.tsx';
import { useGrid } from './use-grid.ts';
import { workOfWritten } from './work-of-written.ts';

interface DataStepProps {
  work: SavedChartWork;
  outcome: Outcome;
  keeper: ChartKeeper;
  /** Remarks of a file with which the chart was begun. */
  earlierNotes: readonly string[];
  /** The chart that the cells make. */
  live: ReactNode;
  onUndo: () => boolean;
  onRedo: () => boolean;
}

/** The table: typed, pasted or brought as a file, and what was recognised in it. */
export function DataStep({
  work,
  outcome: { read },
  keeper,
  earlierNotes,
  live,
  onUndo,
  onRedo,
}: DataStepProps) {
  const { t } = useLingui();
  const cells = toGrid(work.cells);
  const columns = widthOf(cells);
  const grid = useGrid({ rows: cells.length, columns });
  const hasHeader = namesColumns(work, read?.table.rows);
  const { cursor } = grid;
  const marks = work.fromPicture ?? null;
  const [isOpenAtFirst] = useState(
    () => earlierNotes.length > 0 || cells.every((row) => row.every((cell) => cell.trim() === '')),
  );
  const change = (next: Cells, words?: string, name?: string) => {
    keeper.change(
      { cells: next, ...(marks ? { fromPicture: settleChanged(marks, cells, next) } : {}) },
      name,
    );
    if (words) announce(words);
  };
  /** A row or a column is added or removed, and the marks of its neighbours move with them. */
  const reshape = (next: Cells, along: 'row' | 'column', at: number, by: 1 | -1) =>
    keeper.change({
      cells: next,
      ...(along === 'column' ? { readings: moveReadings(work.readings, at, by) } : {}),
      ...(marks ? { fromPicture: moveMarks(marks, { along, at, by }) } : {}),
    });
  const noMarks = marks ? { fromPicture: null } : {};
  const bring = (next: Cells, said: string) => {
    keeper.change({ cells: next, readings: [], ...noMarks });
    const [rows, width] = [next.length, widthOf(next)];
    announce(said || t`${rows} rows and ${width} columns are in the grid.`);
  };
  const paste = (text: string, at: Place) => {
    const pasted = readPasted(text);
    if ('cells' in pasted)
      change(
        writeBlock(cells, at, pasted.cells),
        t`${pasted.cells.length} rows and ${widthOf(pasted.cells)} columns pasted.`,
      );
    else
      announce(
        t`Error: ${'problem' in pasted ? reportWords(pasted.problem) : t`This is too much for a chart.`}`,
        'errors',
      );
  };
  const name = nameOf(cells, hasHeader, cursor.column);
  const row = cursor.row + 1 - (hasHeader ? 1 : 0);
  const cell = row === 0 ? t`Name of column ${letterOf(cursor.column)}` : t`${name}, row ${row}`;
  return (
    <div className="flow">
      <details className="chart-bring" open={isOpenAtFirst}>
        <summary>
          <Trans>Upload or paste a table</Trans>
        </summary>
        <BringTable
          isReplacing
          earlierNotes={earlierNotes}
          onTable={(next, file) =>
            bring(next, file ? t`${file} is in the grid: ${next.length} rows, ${widthOf(next)} columns.` : '')
          }
          onChart={(written) => {
            keeper.change({ ...workOfWritten(written, work), ...noMarks });
            announce(
              t`The chart is loaded: its data is in the grid, and its kind and labels are in steps 2 and 3.`,
            );
          }}
        />
      </details>
      <div className="chart-beside">
        <div className="flow">
          <p id="chart-grid-keys">
            <Trans>
              Arrow keys move between cells. Type to write, or press Enter to change a cell. After writing,
              Enter goes on below and Tab to the right; at the edge a row or a column is added. You can paste
              cells from a spreadsheet.
            </Trans>
          </p>
          <Grid
            label={t`Data`}
            cells={cells}
            hasHeader={hasHeader}
            grid={grid}
            isUncertain={(place) => isUncertain(marks, place)}
            onChange={(next) => change(next)}
            onPaste={paste}
            onUndo={onUndo}
            onRedo={onRedo}
          />
          <div className="chart-cell-tools">
            <TextField
              label={cell}
              value={cellAt(cells, cursor)}
              onChange={(text) =>
                change(writeCell(cells, cursor, text), undefined, `cell ${cursor.row} ${cursor.column}`)
              }
              autoComplete="off"
            />
            <div className="chart-buttons">
              <Button
                onPress={() => {
                  reshape(insertRow(cells, cursor.row + 1), 'row', cursor.row + 1, 1);
                  announce(
                    row === 0
                      ? t`A row was added below the column names.`
                      : t`A row was added below row ${row}.`,
                  );
                  grid.move({ ...cursor, row: cursor.row + 1 });
                }}
              >
                <Trans>Add a row below</Trans>
              </Button>
              <Button
                onPress={() => {
                  reshape(insertColumn(cells, cursor.column + 1), 'column', cursor.column + 1, 1);
                  announce(t`A column was added after ${name}.`);
                  grid.move({ ...cursor, column: cursor.column + 1 });
                }}
              >
                <Trans>Add a column after</Trans>
              </Button>
              <Button
                onPress={() => {
                  reshape(removeRow(cells, cursor.row), 'row', cursor.row, -1);
                  announce(row === 0 ? t`The row of column names was removed.` : t`Row ${row} was removed.`);
                }}
              >
                <Trans>Remove the row</Trans>
              </Button>
              <Button
                onPress={() => {
                  reshape(removeColumn(cells, cursor.column), 'column', cursor.column, -1);
                  announce(t`Column ${name} was removed.`);
                }}
              >
                <Trans>Remove the column</Trans>
              </Button>
            </div>
          </div>
          {marks ? (
            <ComparePicture
              marks={marks}
              cursor={cursor}
              name={cell}
              onConfirm={() => {
                keeper.change({ fromPicture: confirmCell(marks, cursor) });
                announce(t`${cell} is certain now.`);
              }}
              onGo={(place) => grid.move(place)}
            />
          ) : null}
        </div>
        {live}
      </div>
      <FunctionSource
        onFunction={(next, formula) => {
          keeper.change({
            cells: next,
            readings: [],
            header: 'yes',
            decimal: 'point',
            ...noMarks,
            rows: EMPTY_CHART_WORK.rows,
            shape: { ...EMPTY_CHART_WORK.shape, type: 'function' },
            labels: { ...work.labels, title: work.labels.title || formula },
          });
          announce(t`The function is in the grid: ${next.length - 1} values.`);
        }}
      />
      <div className="chart-choices">
        <Select
          label={t`First row`}
          options={[
            { value: 'auto', label: t`As recognised` },
            { value: 'yes', label: t`Names the columns` },
            { value: 'no', label: t`Holds data` },
          ]}
          selectedKey={work.header}
          onSelectionChange={(key) => keeper.change({ header: key as SavedChartWork['header'] })}
        />
        <Select
          label={t`Decimals are written with`}
          options={[
            { value: 'auto', label: t`As recognised` },
            { value: 'point', label: t`A point: 1.5` },
            { value: 'comma', label: t`A comma: 1,5` },
          ]}
          selectedKey={work.decimal}
          onSelectionChange={(key) => keeper.change({ decimal: key as SavedChartWork['decimal'] })}
        />
      </div>
      {read ? (
        <>
          <Columns read={read} work={work} keeper={keeper} />
          <Remarks remarks={read.remarks} />
        </>
      ) : null}
    </div>
  );
}

/** As the person says, else as it was recognised: then a row less was read than there are. */
function namesColumns({ header, cells }: SavedChartWork, rows: number | undefined): boolean {
  if (header !== 'auto') return header === 'yes';
  const written = cells.filter((row) => row.some((cell) => cell.trim() !== '')).length;
  return rows === undefined || rows < written;
}
