import { Trans, useLingui } from '@lingui/react/macro';
import { MARK_LIMITS } from '@relievo/contracts/content';
import { useRef } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FieldProblem } from '../../../ui/fields/field-parts.tsx';
import type { DrawingOfResource } from '../../resource/index.ts';
import { MarkFields } from './mark-fields.tsx';
import { EMPTY_MARK, readMarks, type TypedMark } from './typed-marks.ts';

interface MarksFieldsProps {
  drawing: DrawingOfResource;
  /** The places as a draft keeps them. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Places of the drawing at which something is to change: each a part, or a point of the sheet, and what to do there. */
export function MarksFields({ drawing, value, onChange, error }: MarksFieldsProps) {
  const { t } = useLingui();
  const group = useRef<HTMLFieldSetElement>(null);
  const marks = readMarks(value);
  const keep = (next: readonly TypedMark[]) => onChange(next.length > 0 ? JSON.stringify(next) : '');
  const add = () => {
    keep([...marks, EMPTY_MARK]);
    announce(t`Place ${marks.length + 1} added`);
    requestAnimationFrame(() =>
      group.current?.querySelector<HTMLElement>('li:last-child .select-button')?.focus(),
    );
  };
  const remove = (at: number) => {
    keep(marks.filter((_, other) => other !== at));
    announce(t`Place ${at + 1} removed`);
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>(':scope > button')?.focus());
  };
  return (
    <fieldset ref={group} className="field review-marks">
      <legend>
        <Trans>Places in the drawing</Trans>
      </legend>
      {marks.length > 0 ? (
        <ol role="list">
          {marks.map((mark, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place has no other name than its number
            <li key={at}>
              <MarkFields
                number={at + 1}
                mark={mark}
                drawing={drawing}
                onChange={(next) => keep(marks.map((other, place) => (place === at ? next : other)))}
                onRemove={() => remove(at)}
              />
            </li>
          ))}
        </ol>
      ) : null}
      <FieldProblem text={error} />
      <Button isDisabled={marks.length >= MARK_LIMITS.marks} onPress={add}>
        {marks.length > 0 ? <Trans>Add another place</Trans> : <Trans>Add a place</Trans>}
      </Button>
    </fieldset>
  );
}
