import { Trans, useLingui } from '@lingui/react/macro';
import { MARK_LIMITS } from '@relievo/contracts/content';
import { millimetres } from '@relievo/words';
import { useQuantities } from '../../../lib/words/use-quantities.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { type DrawingOfResource, describePlace } from '../../resource/index.ts';
import type { TypedMark } from './typed-marks.ts';

/** No part has an empty id, and an option needs a value. */
const POINT = 'a point';

interface MarkFieldsProps {
  number: number;
  mark: TypedMark;
  drawing: DrawingOfResource;
  onChange: (mark: TypedMark) => void;
  onRemove: () => void;
}

/** One place: which part or point, and what to change there. */
export function MarkFields({ number, mark, drawing: { parts }, onChange, onRemove }: MarkFieldsProps) {
  const { t, i18n } = useLingui();
  const say = useQuantities();
  const { width, height } = parts.sheet;
  const change = (field: keyof TypedMark) => (value: string) => onChange({ ...mark, [field]: value });
  const isPart = parts.parts.some(({ id }) => id === mark.part);
  return (
    <div className="mark-fields" role="group" aria-label={t`Place ${number}`}>
      <Select
        label={t`Where`}
        value={isPart ? mark.part : POINT}
        onChange={(chosen) => change('part')(chosen === POINT ? '' : String(chosen ?? ''))}
        options={[
          { value: POINT, label: t`A point on the sheet` },
          ...parts.parts.map(({ id, name, place }) => ({
            value: id,
            label: `${name}. ${describePlace(place, i18n)}`,
          })),
        ]}
      />
      {isPart ? null : (
        <div className="mark-point">
          <TextField
            label={t`Millimetres from the left edge`}
            help={t`The sheet is ${say.millimetres(millimetres(width), 0)} wide.`}
            inputMode="decimal"
            value={mark.x}
            onChange={change('x')}
          />
          <TextField
            label={t`Millimetres from the top`}
            help={t`The sheet is ${say.millimetres(millimetres(height), 0)} high.`}
            inputMode="decimal"
            value={mark.y}
            onChange={change('y')}
          />
        </div>
      )}
      <TextField
        label={t`What to change there`}
        multiline
        limit={MARK_LIMITS.words}
        {...(mark.words.trim() === '' ? { name: 'marks' } : {})}
        value={mark.words}
        onChange={change('words')}
      />
      <Button variant="quiet" aria-label={t`Remove place ${number}`} onPress={onRemove}>
        <Trans>Remove</Trans>
      </Button>
    </div>
  );
}
