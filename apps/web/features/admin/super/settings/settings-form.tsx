import { Trans, useLingui } from '@lingui/react/macro';
import { LONGEST_BANNER, type SiteSettings } from '@relievo/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bindTo } from '../../../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../../../lib/forms/use-form-problems.ts';
import { client } from '../../../../lib/server/client.ts';
import { productSettingsQuery } from '../../../../lib/server/product-settings.ts';
import { useAction } from '../../../../lib/server/use-action.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Form } from '../../../../ui/forms/form.tsx';
import { siteSettingsQuery } from './settings-query.ts';

export function SettingsForm({ settings }: { settings: SiteSettings }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const draft = useFormDraft('relievo-draft-site-settings', { banner: settings.banner });
  const problems = useFormProblems(['banner']);
  const [signUpIsOpen, setSignUpIsOpen] = useState(settings.signUpIsOpen);
  const [foundingOpensTier, setFoundingOpensTier] = useState(settings.foundingOpensTier);
  const saving = useAction({
    run: () =>
      client.superAdmin.changeSettings({
        signUpIsOpen,
        foundingOpensTier,
        banner: draft.fields.banner.trim(),
      }),
    done: t`The settings are saved.`,
    onDone: (saved) => {
      draft.forget();
      queries.setQueryData(siteSettingsQuery.queryKey, saved);
      void queries.invalidateQueries({ queryKey: productSettingsQuery.queryKey });
    },
    onRefused: (refusal) => problems.place(refusal),
  });
  return (
    <div className="super-form">
      <Form
        label={t`Site settings`}
        problems={problems}
        refused={saving.refused}
        onSubmit={() => saving.start()}
      >
        <Checkbox isSelected={signUpIsOpen} onChange={setSignUpIsOpen}>
          <Trans>Anyone can create an account</Trans>
        </Checkbox>
        <p>
          <Trans>While this is off, only people who are invited to an organization can create one.</Trans>
        </p>
        <Checkbox isSelected={foundingOpensTier} onChange={setFoundingOpensTier}>
          <Trans>Creating an organization opens paid content to its members</Trans>
        </Checkbox>
        <p>
          <Trans>While this is off, a super administrator grants it to each organization.</Trans>
        </p>
        <TextField
          {...bindTo(draft, problems)('banner')}
          label={t`Banner`}
          help={t`Everyone reads it at the top of each page. Leave it empty to show none.`}
          optional
          multiline
          limit={LONGEST_BANNER}
        />
        <div className="form-actions">
          <Button type="submit" variant="primary" isBusy={saving.isPending} busyWords={t`Saving…`}>
            <Trans>Save settings</Trans>
          </Button>
        </div>
      </Form>
    </div>
  );
}
