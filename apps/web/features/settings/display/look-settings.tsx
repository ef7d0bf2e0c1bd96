import { Trans } from '@lingui/react/macro';
import type { AccessibilitySettings } from '../../../lib/settings/accessibility-settings.ts';
import { changeSettings } from '../../../lib/settings/display.ts';
import { Switch } from '../../../ui/fields/switch.tsx';

export function LookSettings({ settings }: { settings: AccessibilitySettings }) {
  return (
    <section role="group" className="flow" aria-labelledby="display-look">
      <h2 id="display-look">
        <Trans>Focus, borders, labels and time</Trans>
      </h2>
      <ul className="choice-list" role="list">
        <li>
          <Switch
            isSelected={settings.focusIndicatorEnhanced}
            onChange={(focusIndicatorEnhanced) => changeSettings({ focusIndicatorEnhanced })}
          >
            <Trans>Thicker focus ring</Trans>
          </Switch>
        </li>
        <li>
          <Switch
            isSelected={settings.enhancedBorders}
            onChange={(enhancedBorders) => changeSettings({ enhancedBorders })}
          >
            <Trans>Thicker borders around surfaces and controls</Trans>
          </Switch>
        </li>
        <li>
          <Switch
            isSelected={settings.visibleLabels}
            onChange={(visibleLabels) => changeSettings({ visibleLabels })}
          >
            <Trans>Show labels on icon-only buttons</Trans>
          </Switch>
        </li>
        <li>
          <Switch
            isSelected={settings.noTimeLimits}
            onChange={(noTimeLimits) => changeSettings({ noTimeLimits })}
          >
            <Trans>No time limits</Trans>
          </Switch>
        </li>
      </ul>
      <p className="field-help">
        <Trans>Motion is always reduced: nothing moves, fades or blinks.</Trans>
      </p>
    </section>
  );
}
