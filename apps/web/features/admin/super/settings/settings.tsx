import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../../ui/states/loaded.tsx';
import { LanguageModelKey } from './language-model-key.tsx';
import { SettingsForm } from './settings-form.tsx';
import { aiQuery, siteSettingsQuery } from './settings-query.ts';

/** What is set for the whole place, and the one secret of it. */
export function Settings() {
  const { t } = useLingui();
  const settings = useQuery(siteSettingsQuery);
  const ai = useQuery(aiQuery);
  return (
    <div className="super-form">
      <Loaded
        level={2}
        query={settings}
        loading={t`Loading settings…`}
        failed={t`The settings could not be loaded`}
      >
        {(found) => <SettingsForm settings={found} />}
      </Loaded>
      <section className="flow" aria-labelledby="language-model-key">
        <h2 id="language-model-key">
          <Trans>Key of the language model</Trans>
        </h2>
        <Loaded
          level={3}
          query={ai}
          loading={t`Loading settings…`}
          failed={t`The settings could not be loaded`}
        >
          {(found) => <LanguageModelKey settings={found} />}
        </Loaded>
      </section>
    </div>
  );
}
