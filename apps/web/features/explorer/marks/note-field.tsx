import { Trans, useLingui } from '@lingui/react/macro';
import type { Spot } from '@relievo/chart/explore';
import { nameOfPoint } from '@relievo/chart/words';
import type { ChartContent } from '@relievo/contracts/library/files';
import { MARK_NOTE_LENGTH } from '@relievo/contracts/marks';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { PointMarks } from './use-marks.ts';

interface NoteFieldProps {
  chart: ChartContent;
  marks: PointMarks;
  spot: Spot;
  onDone: () => void;
}

/** A note of one's own at a point. Escape leaves everything as it was. */
export function NoteField({ chart, marks, spot, onDone }: NoteFieldProps) {
  const { t } = useLingui();
  const own = marks.findOwn(spot);
  const [note, setNote] = useState(own?.note ?? '');
  const [isShared, setIsShared] = useState(own?.isShared ?? false);
  const series = chart.series[spot.series];
  const point = series?.points[spot.point];
  const name = series && point ? nameOfPoint(point, series, chart.language) : '';
  return (
    <form
      className="flow"
      aria-label={t`Your note`}
      onSubmit={(event) => {
        event.preventDefault();
        marks.keep(spot, note.trim(), isShared, onDone);
      }}
    >
      <TextField
        label={t`Your note at ${name}`}
        value={note}
        onChange={setNote}
        maxLength={MARK_NOTE_LENGTH}
        autoComplete="off"
        // Its key was pressed to type here.
        autoFocus
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
        }}
      />
      {marks.canShare ? (
        <Checkbox isSelected={isShared} onChange={setIsShared}>
          <Trans>Show it to the classes that I teach</Trans>
        </Checkbox>
      ) : null}
      <div className="explorer-tools">
        <Button type="submit" variant="primary">
          <Trans>Save note</Trans>
        </Button>
        <Button onPress={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
