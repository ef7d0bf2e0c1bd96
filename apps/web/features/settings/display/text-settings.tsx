import { Trans, useLingui } from '@lingui/react/macro';
import {
  type AccessibilitySettings,
  CLAMPS,
  TYPEFACES,
} from '../../../lib/settings/accessibility-settings.ts';
import { changeSettings } from '../../../lib/settings/display.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';

export function TextSettings({ settings }: { settings: AccessibilitySettings }) {
  const { t, i18n } = useLingui();
  const [smallest, largest] = CLAMPS.fontSize;
  return (
    <section role="group" className="flow" aria-labelledby="display-text">
      <h2 id="display-text">
        <Trans>Text</Trans>
      </h2>
      <Slider
        label={t`Font size`}
        help={t`As a percentage of your browser’s text size.`}
        value={settings.fontSize}
        from={smallest}
        to={largest}
        step={5}
        format={(percent) => i18n.number(percent / 100, { style: 'percent' })}
        onChange={(fontSize) => changeSettings({ fontSize })}
      />
      <RadioGroup
        label={t`Typeface`}
        value={settings.typeface}
        onChange={(chosen) => changeSettings({ typeface: TYPEFACES.find((each) => each === chosen) })}
        options={[
          { value: 'hyperlegible', label: t`Atkinson Hyperlegible, made for low vision` },
          {
            value: 'opendyslexic',
            label: t`OpenDyslexic, with heavy feet that some people with dyslexia prefer`,
          },
          { value: 'system', label: t`The typeface of this device` },
        ]}
      />
      <Switch isSelected={settings.textSpacing} onChange={(textSpacing) => changeSettings({ textSpacing })}>
        <Trans>Use my own text spacing</Trans>
      </Switch>
      {settings.textSpacing ? <Spacing settings={settings} /> : null}
    </section>
  );
}

function Spacing({ settings }: { settings: AccessibilitySettings }) {
  const { t } = useLingui();
  const fields = [
    { field: 'lineHeight', label: t`Line height`, step: 0.1 },
    { field: 'letterSpacing', label: t`Letter spacing`, step: 0.01 },
    { field: 'wordSpacing', label: t`Word spacing`, step: 0.01 },
    { field: 'paragraphSpacing', label: t`Paragraph spacing`, step: 0.1 },
  ] as const;
  return fields.map(({ field, label, step }) => {
    const [from, to] = CLAMPS[field];
    return (
      <Slider
        key={field}
        label={label}
        value={settings[field]}
        from={from}
        to={to}
        step={step}
        onChange={(value) => changeSettings({ [field]: value })}
      />
    );
  });
}
