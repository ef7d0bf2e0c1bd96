import { Trans, useLingui } from '@lingui/react/macro';
import { Bookmark, Download, Trash2 } from 'lucide-react';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { ButtonLink, Link } from '../../../ui/actions/link.tsx';
import { Specimen } from '../specimen/specimen.tsx';

export function ActionsSection() {
  const { t } = useLingui();
  return (
    <section>
      <h2>
        <Trans>Actions</Trans>
      </h2>
      <Specimen title={t`Buttons`}>
        <div className="workshop-row">
          <Button variant="primary">{t`Primary`}</Button>
          <Button>{t`Secondary`}</Button>
          <Button variant="quiet">{t`Quiet`}</Button>
          <Button variant="danger" icon={<Trash2 aria-hidden="true" size={20} />}>{t`Delete`}</Button>
          <Button isDisabled>{t`Disabled`}</Button>
          <Button icon={<Download aria-hidden="true" size={20} />}>{t`With a picture`}</Button>
        </div>
      </Specimen>
      <Specimen title={t`Icon buttons`}>
        <div className="workshop-row">
          <IconButton label={t`Keep`} keys="Ctrl+K" icon={<Bookmark aria-hidden="true" />} />
          <IconButton label={t`Kept`} aria-pressed icon={<Bookmark aria-hidden="true" />} />
          <IconButton label={t`Cannot be kept`} isDisabled icon={<Bookmark aria-hidden="true" />} />
        </div>
      </Specimen>
      <Specimen title={t`Links`}>
        <p>
          <Trans>
            A link in a sentence leads <Link to="/about">about the product</Link>, and nothing else looks like
            it.
          </Trans>
        </p>
        <div className="workshop-row">
          <ButtonLink to="/help">{t`A link that looks like a button`}</ButtonLink>
          <ButtonLink to="/workshop/fullscreen">{t`The layout for the whole window`}</ButtonLink>
        </div>
      </Specimen>
      <Specimen title={t`Messages`}>
        <div className="workshop-row">
          <Button onPress={() => toasts.show(t`The sheet has three layers.`)}>{t`Tell something`}</Button>
          <Button onPress={() => toasts.show(t`The sheet is kept.`, 'success')}>{t`Tell a success`}</Button>
          <Button onPress={() => toasts.show(t`The sheet could not be kept.`, 'error')}>
            {t`Tell an error`}
          </Button>
        </div>
      </Specimen>
    </section>
  );
}
