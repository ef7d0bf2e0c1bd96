import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { canonicalise, type Drawing, mapItems, perform, writeDrawing } from '@relievo/graphic';
import { useMemo, useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { useThingWords } from '../../../lib/words/use-thing-words.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { addToLog, BY_HAND } from '../work/simplification-words.ts';
import { listParts, type SizedPart } from './part-sizes.ts';
import type { StepProps } from './process-step.tsx';

interface PartsProps extends Pick<StepProps, 'work' | 'keeper'> {
  drawing: Drawing;
}

/** So many parts are shown at once. */
const SHOWN = 20;
const LARGEST_LEFT_OUT = 40;

/** What the drawing consists of: parts get a name, and what the lesson does not need is left out. */
export function Parts({ work, keeper, drawing }: PartsProps) {
  const { t, i18n } = useLingui();
  const parts = useMemo(() => listParts(drawing), [drawing]);
  const [smallest, setSmallest] = useState(5);
  const [shown, setShown] = useState(SHOWN);
  const small = parts.filter(({ size }) => size < smallest);
  const keep = (changed: Drawing, code: string, count: number) => {
    if (!work.drawn) return;
    keeper.change({
      drawn: { ...work.drawn, svg: writeDrawing(canonicalise(changed)) },
      log: addToLog(work.log, [{ code, count, message: LOGGED[code] ?? code }]),
    });
  };
  const leaveOut = (gone: readonly SizedPart[]) => {
    const removed = perform(drawing, { do: 'delete', ids: gone.map(({ item }) => item.id) });
    if (!removed.ok) return;
    keep(removed.value.drawing, BY_HAND.leftOut, gone.length);
    announce(
      plural(gone.length, {
        one: '# part is left out. Undo brings it back.',
        other: '# parts are left out. Undo brings them back.',
      }),
    );
  };
  const millimetres = (size: number) => t`${i18n.number(size, { maximumFractionDigits: 0 })} mm`;
  return (
    <section role="group" className="flow" aria-labelledby="picture-parts">
      <h3 id="picture-parts" tabIndex={-1}>
        {plural(parts.length, { 0: 'No parts', one: '# part', other: '# parts' })}
      </h3>
      <p>
        <Trans>
          A tactile graphic keeps what the lesson needs. What is small is felt last and confuses first.
        </Trans>
      </p>
      <div className="picture-choices">
        <Slider
          label={t`Smaller than`}
          value={smallest}
          from={1}
          to={LARGEST_LEFT_OUT}
          step={1}
          format={millimetres}
          onChange={setSmallest}
        />
        <div className="picture-buttons">
          <Button isBusy={small.length === 0} onPress={() => leaveOut(small)}>
            {plural(small.length, {
              0: 'No parts are so small',
              one: 'Leave out # small part',
              other: 'Leave out # small parts',
            })}
          </Button>
        </div>
      </div>
      <ol className="picture-parts">
        {parts
          .toReversed()
          .slice(0, shown)
          .map((part, at) => (
            <PartItem
              key={part.item.id}
              part={part}
              number={at + 1}
              size={millimetres(part.size)}
              onName={(name) =>
                keep(
                  mapItems(drawing, (item) => (item.id === part.item.id ? { ...item, name } : item)),
                  BY_HAND.named,
                  1,
                )
              }
              onLeaveOut={() => leaveOut([part])}
            />
          ))}
      </ol>
      {parts.length > shown ? (
        <div className="picture-buttons">
          <Button onPress={() => setShown(shown + SHOWN)}>
            <Trans>Show more parts</Trans>
          </Button>
        </div>
      ) : null}
    </section>
  );
}

const LOGGED: Readonly<Record<string, string>> = {
  [BY_HAND.leftOut]: 'Parts were left out by choice.',
  [BY_HAND.named]: 'Parts were given a name.',
};

interface PartItemProps {
  part: SizedPart;
  /** From the largest on, so that two that are alike are told apart. */
  number: number;
  size: string;
  onName: (name: string) => void;
  onLeaveOut: () => void;
}

function PartItem({ part: { item, kind }, number, size, onName, onLeaveOut }: PartItemProps) {
  const { t } = useLingui();
  const { kind: nameKind } = useThingWords();
  const [name, setName] = useState(item.name);
  const what = t`${number}, ${nameKind(kind)}, ${size}`;
  return (
    <li className="picture-part">
      <TextField
        label={t`Name of part ${what}`}
        value={name}
        onChange={setName}
        onBlur={() => (name.trim() === item.name ? undefined : onName(name.trim()))}
        maxLength={200}
        optional
      />
      <Button aria-label={t`Leave out: part ${what}`} onPress={onLeaveOut}>
        <Trans>Leave out</Trans>
      </Button>
    </li>
  );
}
