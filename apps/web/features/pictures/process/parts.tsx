import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { perform } from '@relievo/graphic/editing';
import { type Drawing, mapItems } from '@relievo/graphic/model';
import { findProfile, getProfile } from '@relievo/graphic/profiles';
import { writeDrawing } from '@relievo/graphic/svg';
import { canonicalise } from '@relievo/graphic/validation';
import { millimetres } from '@relievo/words';
import { useMemo, useState } from 'react';
import { openDrawing } from '../../../lib/drawings/open-drawing.ts';
import { placeLabel } from '../../../lib/drawings/place-label.ts';
import { client } from '../../../lib/server/client.ts';
import { ToldError } from '../../../lib/server/told-error.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { useQuantities } from '../../../lib/words/use-quantities.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { addToLog, BY_HAND } from '../work/simplifications.ts';
import type { StepProps } from '../work/step-props.ts';
import { PartItem } from './part-item.tsx';
import { listParts, type SizedPart } from './part-sizes.ts';

interface PartsProps extends Pick<StepProps, 'work' | 'keeper'> {
  drawing: Drawing;
}

/** So many parts are shown at once. */
const SHOWN = 20;
const LARGEST_LEFT_OUT = 40;

/** What the drawing consists of: parts get a name, and what the lesson does not need is left out. */
export function Parts({ work, keeper, drawing }: PartsProps) {
  const { t } = useLingui();
  const say = useQuantities();
  const parts = useMemo(() => listParts(drawing), [drawing]);
  const [smallest, setSmallest] = useState(5);
  const [shown, setShown] = useState(SHOWN);
  const small = parts.filter(({ size }) => size < smallest);
  /** On the drawing as it stands at this moment; false where it cannot be done. */
  const change = (code: string, count: number, edit: (now: Drawing) => Drawing | null): boolean => {
    const { drawn, log } = keeper.store.get().history.present;
    const read = drawn && openDrawing(drawn.svg);
    const changed = read?.ok ? edit(read.value) : null;
    if (!drawn || !changed) return false;
    keeper.change({
      drawn: { ...drawn, svg: writeDrawing(canonicalise(changed)) },
      log: addToLog(log, [{ code, count, message: LOGGED[code] ?? code }]),
    });
    return true;
  };
  const leaveOut = (gone: readonly SizedPart[]) => {
    const ids = gone.map(({ item }) => item.id);
    const isDone = change(BY_HAND.leftOut, gone.length, (now) => {
      const removed = perform(now, { do: 'delete', ids });
      return removed.ok ? removed.value.drawing : null;
    });
    if (!isDone) return;
    announce(
      plural(gone.length, {
        one: '# part is left out. Undo brings it back.',
        other: '# parts are left out. Undo brings them back.',
      }),
    );
  };
  const name = (part: SizedPart, words: string) =>
    change(BY_HAND.named, 1, (now) =>
      mapItems(now, (item) => (item.id === part.item.id ? { ...item, name: words } : item)),
    );
  const label = useAction({
    run: async ({ part, print }: { part: SizedPart; print: string }) => {
      const [braille] = await client.drawings.translate({ language: drawing.language, texts: [print] });
      const profile = findProfile(work.process.profile) ?? getProfile('swell-a4');
      const isDone = change(BY_HAND.labelled, 1, (now) =>
        braille ? placeLabel(now, { item: part.item, print, braille, isInKey: false }, profile) : null,
      );
      if (!isDone)
        throw new ToldError(t`There is no room for a label on this sheet. Leave something out first.`);
      announce(t`${print} is beside its part in braille.`);
    },
  });
  const sizeText = (size: number) => say.millimetres(millimetres(size), 0);
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
          format={sizeText}
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
      {label.refused ? <Refusal text={label.refused} /> : null}
      <ol className="picture-parts">
        {parts
          .toReversed()
          .slice(0, shown)
          .map((part, at) => (
            <PartItem
              key={part.item.id}
              part={part}
              number={at + 1}
              size={sizeText(part.size)}
              onName={(words) => name(part, words)}
              isBusy={label.isPending}
              onLabel={(print) => label.start({ part, print })}
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
  [BY_HAND.labelled]: 'Labels were written in braille.',
  [BY_HAND.leftOut]: 'Parts were left out by choice.',
  [BY_HAND.named]: 'Parts were given a name.',
};
