import { Trans, useLingui } from '@lingui/react/macro';
import type { PictureRecipe } from '@relievo/contracts/pictures';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import type { ChangeRecipe } from './change-recipe.ts';

interface TurnsProps {
  recipe: PictureRecipe;
  onChange: ChangeRecipe;
}

/** Quarters of a turn, and the few degrees by which a scan lies askew. */
export function Turns({ recipe, onChange }: TurnsProps) {
  const { t, i18n } = useLingui();
  const turn = (quarters: number, said: string) => {
    onChange({ quarterTurns: (recipe.quarterTurns + quarters) % 4 });
    announce(said);
  };
  return (
    <fieldset className="picture-group">
      <legend>{t`Straighten`}</legend>
      <div className="picture-buttons">
        <Button onPress={() => turn(3, t`The picture was turned to the left.`)}>
          <Trans>Turn left</Trans>
        </Button>
        <Button onPress={() => turn(1, t`The picture was turned to the right.`)}>
          <Trans>Turn right</Trans>
        </Button>
      </div>
      <Slider
        label={t`Straighten by`}
        help={t`To the right, or with a minus to the left.`}
        value={recipe.straighten}
        from={-15}
        to={15}
        step={0.5}
        format={(value) => t`${i18n.number(value)}°`}
        onChange={(straighten) => onChange({ straighten }, 'straighten')}
      />
    </fieldset>
  );
}
