import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useBuiltRoutes } from '../../../lib/layout/built-routes.ts';
import { usePageName } from '../../../lib/layout/page-names.ts';
import { CLAMPS, type LayoutDescriberSettings } from '../../../lib/settings/accessibility-settings.ts';
import { changeSettings } from '../../../lib/settings/display.ts';
import { normalizeCombo } from '../../../lib/settings/key-combo.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

/** The description of the page's layout: whether, by which key, when it speaks by itself, and in whose words. */
export function DescriberSettings({ settings }: { settings: LayoutDescriberSettings }) {
  const { t } = useLingui();
  const change = (part: Partial<LayoutDescriberSettings>) =>
    changeSettings({ layoutDescriber: { ...settings, ...part } });
  const [least, most] = CLAMPS.announceDelay;
  return (
    <section role="group" className="flow" aria-labelledby="display-describer">
      <h2 id="display-describer">
        <Trans>Description of the page layout</Trans>
      </h2>
      <Switch isSelected={settings.enabled} onChange={(enabled) => change({ enabled })}>
        <Trans>Layout descriptions are on</Trans>
      </Switch>
      {settings.enabled ? (
        <>
          <TextField
            label={t`Key that opens the description`}
            help={t`For example Alt+D`}
            value={settings.triggerKey}
            onChange={(key) => change({ triggerKey: key.trim() === '' ? 'Alt+D' : key })}
            onBlur={() => change({ triggerKey: normalizeCombo(settings.triggerKey) })}
          />
          <Switch isSelected={settings.autoAnnounce} onChange={(autoAnnounce) => change({ autoAnnounce })}>
            <Trans>Announce the layout of each page when it opens</Trans>
          </Switch>
          <Slider
            label={t`Pause before it is announced, in milliseconds`}
            value={settings.announceDelay}
            from={least}
            to={most}
            step={50}
            onChange={(announceDelay) => change({ announceDelay })}
          />
          <OwnDescriptions
            descriptions={settings.customDescriptions}
            onChange={(customDescriptions) => change({ customDescriptions })}
          />
        </>
      ) : null}
    </section>
  );
}

interface OwnDescriptionsProps {
  descriptions: Readonly<Record<string, string>>;
  onChange: (descriptions: Readonly<Record<string, string>>) => void;
}

function OwnDescriptions({ descriptions, onChange }: OwnDescriptionsProps) {
  const { t } = useLingui();
  const { paths } = useBuiltRoutes();
  const [path, setPath] = useState('/');
  const nameOf = usePageName();
  const page = nameOf(path);
  const words = descriptions[path] ?? '';
  return (
    <fieldset className="own-descriptions">
      <legend className="field-label">
        <Trans>Your own descriptions</Trans>
      </legend>
      <div className="field">
        <label htmlFor="own-description-path">{t`Page`}</label>
        <select
          id="own-description-path"
          className="input"
          value={path}
          onChange={(event) => setPath(event.target.value)}
        >
          {paths.map((each) => (
            <option key={each} value={each}>
              {nameOf(each)}
            </option>
          ))}
        </select>
      </div>
      <TextField
        label={t`Description of the page ${page}`}
        help={t`Leave it empty to use the standard description.`}
        multiline
        value={words}
        onChange={(text) => {
          const { [path]: _, ...others } = descriptions;
          onChange(text === '' ? others : { ...others, [path]: text });
        }}
      />
      {words ? (
        <Button
          onPress={() => {
            const { [path]: _, ...others } = descriptions;
            onChange(others);
            announce(t`Removed your description of the page ${page}`);
          }}
        >
          <Trans>Remove this description</Trans>
        </Button>
      ) : null}
    </fieldset>
  );
}
