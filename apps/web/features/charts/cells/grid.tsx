import { useLingui } from '@lingui/react/macro';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import {
  type Cells,
  cellAt,
  clearRange,
  copyRange,
  isInside,
  letterOf,
  type Place,
  widthOf,
  writeCell,
} from './cells.ts';
import { findPlaceAfter, isWriting } from './grid-keys.ts';
import { ROW_REMS, type useGrid } from './use-grid.ts';
import './grid.css';

/** What is seen in an uncertain cell, in every language. */
const UNCERTAIN = '?';

interface GridProps {
  label: string;
  /** Every row as long as the others. */
  cells: Cells;
  /** The first row names the columns. */
  hasHeader: boolean;
  grid: ReturnType<typeof useGrid>;
  isUncertain: (place: Place) => boolean;
  onChange: (cells: Cells) => void;
  onPaste: (text: string, at: Place) => void;
  /** True where there was something to take back or to do again. */
  onUndo: () => boolean;
  onRedo: () => boolean;
}

/** A table to write in, with the keys of a spreadsheet. */
export function Grid({
  label,
  cells,
  hasHeader,
  grid,
  isUncertain,
  onChange,
  onPaste,
  onUndo,
  onRedo,
}: GridProps) {
  const { t } = useLingui();
  const { frame, onScroll, cursor, view, range } = grid;
  const columns = widthOf(cells);
  const body = hasHeader ? 1 : 0;
  const write = (text: string, then: Place) => {
    const written = text === cellAt(cells, cursor) ? cells : writeCell(cells, cursor, text);
    const isBeyond = then.row >= cells.length || then.column >= columns;
    // At an edge what is typed next would take the place of what was typed last.
    const isGrowing = isBeyond && text.trim() !== '';
    const next = isGrowing ? writeCell(written, then, '') : written;
    if (next !== cells) onChange(next);
    if (isGrowing)
      announce(
        then.column >= columns
          ? t`Column ${letterOf(then.column)} was added.`
          : t`Row ${then.row + 1 - body} was added.`,
      );
    grid.move(isBeyond && !isGrowing ? cursor : then);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (grid.writing !== null || event.altKey) return;
    const isRtl = document.documentElement.dir === 'rtl';
    const to = findPlaceAfter(event, cursor, { rows: cells.length, columns }, isRtl);
    const command = event.ctrlKey || event.metaKey ? event.key.toLowerCase() : '';
    if (to) grid.move(to, event.shiftKey);
    else if (event.key === 'Enter' || event.key === 'F2') grid.write(cellAt(cells, cursor));
    else if (event.key === 'Delete' || event.key === 'Backspace') onChange(clearRange(cells, range));
    else if (command === 'z' && !event.shiftKey) onUndo();
    else if (command === 'y' || command === 'z') onRedo();
    else if (event.key === ' ') grid.write(cellAt(cells, cursor));
    else if (isWriting(event)) grid.write(event.key);
    else return;
    event.preventDefault();
  };
  const clipboard = (event: ClipboardEvent<HTMLElement>) => {
    if (grid.writing !== null) return;
    event.preventDefault();
    if (event.type === 'paste') onPaste(event.clipboardData.getData('text/plain'), cursor);
    else {
      event.clipboardData.setData('text/plain', copyRange(cells, range));
      if (event.type === 'cut') onChange(clearRange(cells, range));
    }
  };
  const first = Math.max(view.firstRow, body);
  const shown = Array.from({ length: Math.max(0, view.lastRow - first + 1) }, (_, at) => first + at);
  const across = Array.from(
    { length: view.lastColumn - view.firstColumn + 1 },
    (_, at) => view.firstColumn + at,
  );
  const isCursorDrawn = cursor.row < body || (cursor.row >= first && cursor.row <= view.lastRow);
  const cell = (row: number, column: number) => (
    <Cell
      key={column}
      place={{ row, column }}
      text={cellAt(cells, { row, column })}
      isHead={row < body}
      writing={row === cursor.row && column === cursor.column ? grid.writing : null}
      isCursor={row === cursor.row && column === cursor.column}
      isStop={
        isCursorDrawn ? row === cursor.row && column === cursor.column : row === first && column === across[0]
      }
      isSelected={isInside(range, { row, column })}
      isUncertain={isUncertain({ row, column })}
      number={row + 1 - body}
      name={nameOf(cells, hasHeader, column)}
      onWrite={write}
      onLeave={(text) => {
        if (text !== cellAt(cells, cursor)) onChange(writeCell(cells, cursor, text));
        grid.leave();
      }}
      onCancel={grid.stopWriting}
    />
  );
  const pointAt = (place: Place) => {
    if (place.row !== cursor.row || place.column !== cursor.column) grid.move(place);
    else if (grid.writing === null) grid.write(cellAt(cells, place));
  };
  return (
    <div
      ref={frame}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable
      aria-rowcount={cells.length + (hasHeader ? 0 : 1)}
      aria-colcount={columns + 1}
      className="chart-grid"
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        const place = placeOf(target);
        if (place) pointAt(place);
      }}
      onCopy={clipboard}
      onCut={clipboard}
      onPaste={clipboard}
    >
      <div role="row" aria-rowindex={1} className="chart-grid-row chart-grid-names">
        <div role="columnheader" aria-colindex={1} className="chart-grid-number">
          <span className="spoken">{t`Row`}</span>
        </div>
        {across.map((column) =>
          hasHeader ? (
            cell(0, column)
          ) : (
            <div key={column} role="columnheader" aria-colindex={column + 2} className="chart-grid-cell">
              {letterOf(column)}
            </div>
          ),
        )}
      </div>
      <div role="presentation" style={{ blockSize: `${(first - body) * ROW_REMS}rem` }} />
      {shown.map((row) => (
        <div key={row} role="row" aria-rowindex={row + 2 - body} className="chart-grid-row">
          <div role="rowheader" aria-colindex={1} className="chart-grid-number">
            {row + 1 - body}
          </div>
          {across.map((column) => cell(row, column))}
        </div>
      ))}
      <div
        role="presentation"
        style={{ blockSize: `${Math.max(0, cells.length - 1 - view.lastRow) * ROW_REMS}rem` }}
      />
    </div>
  );
}

/** The cell that was pressed. */
function placeOf(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  const [row, column] = (cell?.dataset['place'] ?? '').split(' ').map(Number);
  return row === undefined || column === undefined ? null : { row, column };
}

/** What a column is called where it is spoken of: its name, else its letter. */
export function nameOf(cells: Cells, hasHeader: boolean, column: number): string {
  return (hasHeader && cells[0]?.[column]?.trim()) || letterOf(column);
}

interface CellProps {
  place: Place;
  text: string;
  isHead: boolean;
  writing: string | null;
  isCursor: boolean;
  isStop: boolean;
  isSelected: boolean;
  isUncertain: boolean;
  /** Of its row, as it is shown. */
  number: number;
  name: string;
  onWrite: (text: string, then: Place) => void;
  onLeave: (text: string) => void;
  onCancel: () => void;
}

function Cell({
  place,
  text,
  isHead,
  writing,
  isCursor,
  isStop,
  isSelected,
  isUncertain,
  number,
  name,
  onWrite,
  onLeave,
  onCancel,
}: CellProps) {
  const { t } = useLingui();
  const { row, column } = place;
  // What a key has ended is not ended once more by leaving.
  const isEnded = useRef(false);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value;
    isEnded.current = ['Enter', 'Tab', 'Escape'].includes(event.key);
    if (event.key === 'Enter') onWrite(typed, { row: Math.max(0, row + (event.shiftKey ? -1 : 1)), column });
    else if (event.key === 'Tab')
      onWrite(typed, { row, column: Math.max(0, column + (event.shiftKey ? -1 : 1)) });
    else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // Its keys and presses are those of the grid.
    <div
      role={isHead ? 'columnheader' : 'gridcell'}
      aria-colindex={column + 2}
      aria-selected={isSelected}
      tabIndex={isStop ? 0 : -1}
      className="chart-grid-cell"
      {...(text === '' && writing === null && !isHead
        ? { 'aria-label': isUncertain ? t`empty, uncertain` : t`empty` }
        : {})}
      {...(isUncertain ? { 'data-uncertain': '' } : {})}
      {...(isCursor ? { 'data-cursor': '' } : {})}
      data-place={`${row} ${column}`}
    >
      {writing === null ? (
        <>
          <span>{text}</span>
          {isHead && text === '' ? (
            <span className="spoken">{t`Column ${letterOf(column)}, empty`}</span>
          ) : null}
          {isUncertain ? (
            <>
              <span aria-hidden="true">{UNCERTAIN}</span>
              <span className="spoken">{t`uncertain`}</span>
            </>
          ) : null}
        </>
      ) : (
        <input
          className="chart-grid-input"
          aria-label={isHead ? t`Name of column ${letterOf(column)}` : t`${name}, row ${number}`}
          defaultValue={writing}
          onKeyDown={onKeyDown}
          onFocus={() => {
            isEnded.current = false;
          }}
          onBlur={(event) => !isEnded.current && onLeave(event.currentTarget.value)}
        />
      )}
    </div>
  );
}
