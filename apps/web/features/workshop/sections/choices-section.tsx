import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Specimen } from '../specimen/specimen.tsx';
import { useMedia } from '../specimen/use-media.ts';

export function ChoicesSection() {
  const { t } = useLingui();
  const media = useMedia();
  const [height, setHeight] = useState(0.5);
  return (
    <section>
      <h2>
        <Trans>Choices</Trans>
      </h2>
      <div className="workshop-fields">
        <Specimen title={t`Checkboxes`}>
          <div className="choice-list">
            <Checkbox>{t`With braille`}</Checkbox>
            <Checkbox defaultSelected>{t`With print`}</Checkbox>
            <Checkbox isIndeterminate>{t`With some of the sounds`}</Checkbox>
            <Checkbox isDisabled>{t`With smell`}</Checkbox>
          </div>
        </Specimen>
        <Specimen title={t`Radio buttons`}>
          <RadioGroup
            label={t`Made for`}
            help={t`One of these.`}
            options={media}
            defaultValue="pins"
            error={t`Pins need a display.`}
          />
        </Specimen>
        <Specimen title={t`Switches`}>
          <div className="choice-list">
            <Switch>{t`Sound`}</Switch>
            <Switch defaultSelected>{t`Grid`}</Switch>
            <Switch isDisabled>{t`Motion`}</Switch>
          </div>
        </Specimen>
        <Specimen title={t`Sliders`}>
          <Slider
            label={t`Height`}
            help={t`Of the highest dots, in millimetres.`}
            value={height}
            from={0.1}
            to={1}
            step={0.1}
            onChange={setHeight}
          />
        </Specimen>
      </div>
    </section>
  );
}
