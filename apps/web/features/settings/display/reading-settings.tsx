import { Trans, useLingui } from '@lingui/react/macro';
import { type AccessibilitySettings, CLAMPS } from '../../../lib/settings/accessibility-settings.ts';
import { changeSettings } from '../../../lib/settings/display.ts';
import { Slider } from '../../../ui/fields/slider.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';

/** Help for the eye that loses its line, and for whoever reads better by ear. */
export function ReadingSettings({ settings }: { settings: AccessibilitySettings }) {
  const { t, i18n } = useLingui();
  const [slowest, fastest] = CLAMPS.readAloudSpeed;
  return (
    <section role="group" className="flow" aria-labelledby="display-reading">
      <h2 id="display-reading">
        <Trans>Reading</Trans>
      </h2>
      <Switch
        isSelected={settings.readingRuler}
        onChange={(readingRuler) => changeSettings({ readingRuler })}
      >
        <Trans>Reading ruler</Trans>
      </Switch>
      <p className="field-help">
        <Trans>
          A bright band over a few lines, with the rest of the page dimmed. It follows the pointer, your
          finger and the focus; Alt+Shift+Up arrow and Alt+Shift+Down arrow move it by a line.
        </Trans>
      </p>
      <Switch isSelected={settings.readAloud} onChange={(readAloud) => changeSettings({ readAloud })}>
        <Trans>Button that reads the page aloud</Trans>
      </Switch>
      <p className="field-help">
        <Trans>It is in the header of each page. Alt+R starts and stops the reading too.</Trans>
      </p>
      <Slider
        label={t`Speed of the voice`}
        value={settings.readAloudSpeed}
        from={slowest}
        to={fastest}
        step={0.25}
        format={(speed) => i18n.number(speed, { style: 'percent' })}
        onChange={(readAloudSpeed) => changeSettings({ readAloudSpeed })}
      />
    </section>
  );
}
