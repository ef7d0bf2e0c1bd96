import { Trans, useLingui } from '@lingui/react/macro';
import { MOST_ERASED, type PictureRecipe } from '@relievo/contracts/pictures';
import type { Part } from '@relievo/trace/enhance';
import { useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { ChangeRecipe } from './change-recipe.ts';
import { type Edges, EVERYTHING, toPart } from './edges.ts';

const SIDES = ['left', 'top', 'right', 'bottom'] as const;

interface RectanglesProps {
  recipe: PictureRecipe;
  onChange: ChangeRecipe;
}

/** A rectangle by its distances from the edges, which is cut out, erased or all that stays. */
export function Rectangles({ recipe: { crop, kept, erased }, onChange }: RectanglesProps) {
  const { t } = useLingui();
  const [edges, setEdges] = useState<Edges>(EVERYTHING);
  const part = toPart(edges);
  const problem = t`Enter numbers from 0 to 100 that leave something between them.`;
  const names: Readonly<Record<keyof Edges, string>> = {
    left: t`From the left (%)`,
    top: t`From the top (%)`,
    right: t`From the right (%)`,
    bottom: t`From the bottom (%)`,
  };
  const apply = (said: string, make: (chosen: Part) => Partial<PictureRecipe>) => {
    if (part === null) return announce(problem, 'errors');
    onChange(make({ ...part }));
    announce(said);
  };
  const bringBack = () => {
    onChange({ crop: null, kept: null, erased: [] });
    announce(t`The whole picture is back.`);
  };
  return (
    <fieldset className="picture-group">
      <legend>{t`Cut and erase`}</legend>
      <p className="field-help">
        <Trans>A rectangle by how far its sides lie from the edges of the picture.</Trans>
      </p>
      <div className="picture-edges">
        {SIDES.map((side) => (
          <TextField
            key={side}
            label={names[side]}
            inputMode="decimal"
            value={edges[side]}
            onChange={(value) => setEdges({ ...edges, [side]: value })}
          />
        ))}
      </div>
      {part === null ? <p className="field-help">{problem}</p> : null}
      <div className="picture-buttons">
        <Button onPress={() => apply(t`The picture is cut to the rectangle.`, (cut) => ({ crop: cut }))}>
          <Trans>Crop to it</Trans>
        </Button>
        <Button
          isBusy={erased.length >= MOST_ERASED}
          onPress={() => apply(t`The rectangle is erased.`, (gone) => ({ erased: [...erased, gone] }))}
        >
          <Trans>Erase it</Trans>
        </Button>
        <Button onPress={() => apply(t`Only the rectangle is kept.`, (stays) => ({ kept: stays }))}>
          <Trans>Keep only it</Trans>
        </Button>
        {crop !== null || kept !== null || erased.length > 0 ? (
          <Button onPress={bringBack}>
            <Trans>Bring back the whole picture</Trans>
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
