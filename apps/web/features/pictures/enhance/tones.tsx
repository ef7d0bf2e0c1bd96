import { useLingui } from '@lingui/react/macro';
import type { PictureRecipe } from '@relievo/contracts/pictures';
import { Slider } from '../../../ui/fields/slider.tsx';
import type { ChangeRecipe } from './change-recipe.ts';

interface TonesProps {
  recipe: PictureRecipe;
  onChange: ChangeRecipe;
}

/** What makes lines stand out from the paper. */
export function Tones({ recipe, onChange }: TonesProps) {
  const { t, i18n } = useLingui();
  return (
    <fieldset className="picture-group">
      <legend>{t`Clear`}</legend>
      <Slider
        label={t`Contrast`}
        value={recipe.contrast}
        from={-100}
        to={100}
        step={5}
        onChange={(contrast) => onChange({ contrast }, 'contrast')}
      />
      <Slider
        label={t`Threshold`}
        help={t`Darker becomes ink, lighter becomes paper. 0 leaves grays and colors.`}
        value={recipe.threshold}
        from={0}
        to={254}
        step={2}
        onChange={(threshold) => onChange({ threshold }, 'threshold')}
      />
      <Slider
        label={t`Remove grain`}
        value={recipe.denoise}
        from={0}
        to={3}
        step={1}
        onChange={(denoise) => onChange({ denoise }, 'denoise')}
      />
      <Slider
        label={t`Drop details`}
        help={t`Details smaller than this share of the picture are left out.`}
        value={recipe.simplify}
        from={0}
        to={100}
        step={1}
        format={(value) => i18n.number(value / 1000, { style: 'percent', maximumFractionDigits: 1 })}
        onChange={(simplify) => onChange({ simplify }, 'simplify')}
      />
    </fieldset>
  );
}
