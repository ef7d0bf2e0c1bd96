import { Trans, useLingui } from '@lingui/react/macro';
import { type SiteSettings, type SiteSettingsShown, siteSettings } from '@relievo/contracts/administration';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bindTo } from '../../../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../../../lib/forms/use-form-problems.ts';
import { client } from '../../../../lib/server/client.ts';
import { productSettingsQuery } from '../../../../lib/server/product-settings.ts';
import { useAction } from '../../../../lib/server/use-action.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Form } from '../../../../ui/forms/form.tsx';
import { AccountFields } from './account-fields.tsx';
import { BannerField } from './banner-field.tsx';
import { type TickedSettings, TYPED_FIELDS, toSettings, toTyped } from './form-fields.ts';
import { LanguageModelFields } from './language-model-fields.tsx';
import { aiQuery, siteSettingsQuery } from './settings-query.ts';
import { UploadFields } from './upload-fields.tsx';

/** Everything that holds for the whole place, saved together. */
export function SettingsForm({ settings }: { settings: SiteSettingsShown }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { configured, signUpIsOpen, foundingOpensTier, uploadRoles, providersOff } = settings;
  const draft = useFormDraft('relievo-draft-site-settings', toTyped(settings));
  // The three fields of the language model are one thing: what is wrong with it is told at the first.
  const problems = useFormProblems([...TYPED_FIELDS, 'languageModel']);
  const bind = bindTo(draft, problems);
  const [ticked, setTicked] = useState<TickedSettings>({
    signUpIsOpen,
    foundingOpensTier,
    uploadRoles,
    providersOff,
  });
  const tick = (change: Partial<TickedSettings>) => setTicked((now) => ({ ...now, ...change }));
  const saving = useAction({
    run: (input: SiteSettings) => client.superAdmin.changeSettings(input),
    done: t`The settings are saved.`,
    onDone: (saved) => {
      draft.forget();
      queries.setQueryData(siteSettingsQuery.queryKey, saved);
      void queries.invalidateQueries({ queryKey: productSettingsQuery.queryKey });
      // A key belongs to the address that it was given for.
      void queries.invalidateQueries({ queryKey: aiQuery.queryKey });
    },
    onRefused: (refusal) => problems.place(refusal),
  });
  const onSubmit = () => {
    const checked = siteSettings.safeParse(toSettings(draft.fields, ticked));
    if (problems.accept(checked) && checked.data && !saving.isPending) saving.start(checked.data);
  };
  return (
    <Form label={t`Site settings`} problems={problems} refused={saving.refused} onSubmit={onSubmit}>
      <AccountFields ticked={ticked} tick={tick} providers={configured.providers} />
      <UploadFields ticked={ticked} tick={tick} bind={bind} configured={configured} />
      <LanguageModelFields
        bind={bind}
        configured={configured.languageModel}
        error={problems.errorOf('languageModel')}
      />
      <BannerField field={bind('banner')} />
      <div className="form-actions">
        <Button type="submit" variant="primary" isBusy={saving.isPending} busyWords={t`Saving…`}>
          <Trans>Save settings</Trans>
        </Button>
      </div>
    </Form>
  );
}
