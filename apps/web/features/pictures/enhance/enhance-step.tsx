import { Trans, useLingui } from '@lingui/react/macro';
import { EMPTY_PICTURE_WORK, type PictureRecipe } from '@relievo/contracts/pictures';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { StepProps } from '../work/step-props.ts';
import type { ChangeRecipe } from './change-recipe.ts';
import { EnhancedPicture } from './enhanced-picture.tsx';
import { PageCornersGroup } from './page-corners.tsx';
import { Rectangles } from './rectangles.tsx';
import { Tones } from './tones.tsx';
import { Turns } from './turns.tsx';

/** The picture is straightened, cut and cleared before it is traced. */
export function EnhanceStep({ draft, work, keeper }: StepProps) {
  const { recipe } = work;
  const change: ChangeRecipe = (part, name) =>
    keeper.change({ recipe: { ...keeper.store.get().history.present.recipe, ...part } }, name);
  return (
    <div className="picture-enhance">
      <EnhancedPicture draftId={draft.id} recipe={recipe} />
      <div className="flow">
        <p>
          {isAsItWas(recipe) ? (
            <Trans>Nothing is changed yet. Skip this step if the picture is clear.</Trans>
          ) : (
            <Trans>The original stays as it is. Every change can be undone.</Trans>
          )}
        </p>
        <Presets onChange={change} />
        <PageCornersGroup draftId={draft.id} corners={recipe.corners} onChange={change} />
        <Turns recipe={recipe} onChange={change} />
        <Tones recipe={recipe} onChange={change} />
        <Rectangles recipe={recipe} onChange={change} />
      </div>
    </div>
  );
}

const AS_IT_WAS: PictureRecipe = { ...EMPTY_PICTURE_WORK.recipe, corners: null };

function isAsItWas(recipe: PictureRecipe): boolean {
  const corners = recipe.corners === 'find' ? null : recipe.corners;
  return JSON.stringify({ ...recipe, corners }) === JSON.stringify(AS_IT_WAS);
}

/** One press for pictures of a kind; every value can be moved afterwards. */
function Presets({ onChange }: { onChange: ChangeRecipe }) {
  const { t } = useLingui();
  const presets: readonly { name: string; part: Partial<PictureRecipe> }[] = [
    { name: t`As it is`, part: AS_IT_WAS },
    { name: t`Clean drawing`, part: { contrast: 20, denoise: 0, threshold: 0, simplify: 4 } },
    { name: t`Scanned page`, part: { contrast: 30, denoise: 1, threshold: 0, simplify: 6 } },
    { name: t`Faint pencil`, part: { contrast: 70, denoise: 1, threshold: 200, simplify: 6 } },
    { name: t`Black and white`, part: { contrast: 0, denoise: 1, threshold: 128, simplify: 4 } },
  ];
  return (
    <fieldset className="picture-group">
      <legend>{t`Presets`}</legend>
      <div className="picture-buttons">
        {presets.map(({ name, part }) => (
          <Button
            key={name}
            onPress={() => {
              onChange(part);
              announce(t`${name} was applied.`);
            }}
          >
            {name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
