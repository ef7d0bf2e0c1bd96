import { Trans, useLingui } from '@lingui/react/macro';
import { TINTS } from '../../../lib/settings/accessibility-settings.ts';
import {
  changeSettings,
  resetSettings,
  setTheme,
  settingsStore,
  type Theme,
  themeStore,
} from '../../../lib/settings/display.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { useStore } from '../../../lib/stores/use-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { DescriberSettings } from './describer-settings.tsx';
import { LookSettings } from './look-settings.tsx';
import { ReadingSettings } from './reading-settings.tsx';
import { TextSettings } from './text-settings.tsx';
import './display.css';

/** Every field of the accessibility settings. What is chosen shows at once, on the whole page. */
export function DisplayTab() {
  const { t } = useLingui();
  const theme = useStore(themeStore);
  const settings = useStore(settingsStore);
  return (
    <div className="settings-tab flow">
      <p>
        <Trans>
          Changes take effect at once. They are kept with your account and show on every device; the layout
          description is set for this browser alone.
        </Trans>
      </p>
      <section role="group" className="flow" aria-labelledby="display-colour">
        <h2 id="display-colour">
          <Trans>Theme and contrast</Trans>
        </h2>
        <RadioGroup
          label={t`Theme`}
          value={theme}
          onChange={(chosen) => setTheme(chosen as Theme)}
          options={[
            { value: 'light', label: t`Light` },
            { value: 'dark', label: t`Dark` },
          ]}
        />
        <RadioGroup
          label={t`Contrast`}
          value={settings.contrastLevel}
          onChange={(level) => changeSettings({ highContrast: level === 'high' })}
          options={[
            { value: 'normal', label: t`Normal, at least 7 to 1` },
            { value: 'high', label: t`High, black and white` },
          ]}
        />
        <RadioGroup
          label={t`Colour of the page`}
          help={t`A tint behind the text. High contrast has its own grounds and shows none.`}
          value={settings.tint}
          onChange={(chosen) => changeSettings({ tint: TINTS.find((each) => each === chosen) })}
          options={[
            { value: 'none', label: t`No tint` },
            { value: 'cream', label: t`Cream` },
            { value: 'yellow', label: t`Yellow` },
            { value: 'green', label: t`Green` },
            { value: 'blue', label: t`Blue` },
            { value: 'rose', label: t`Rose` },
          ]}
        />
      </section>
      <TextSettings settings={settings} />
      <ReadingSettings settings={settings} />
      <LookSettings settings={settings} />
      <DescriberSettings settings={settings.layoutDescriber} />
      <Button
        variant="danger"
        onPress={() => {
          resetSettings();
          announce(t`Display settings reset.`);
        }}
      >
        <Trans>Reset all display settings</Trans>
      </Button>
    </div>
  );
}
