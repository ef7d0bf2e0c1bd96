import { useLingui } from '@lingui/react/macro';
import { useProductSettings } from '../../lib/server/product-settings.ts';
import { AuthorsWords } from '../../ui/page/authors-words.tsx';

/** What those who run this place tell everybody. */
export function SiteBanner() {
  const { t } = useLingui();
  const { banner } = useProductSettings();
  if (banner === '') return null;
  return (
    <div className="site-banner" role="note" aria-label={t`Message to everyone`}>
      <AuthorsWords>{banner}</AuthorsWords>
    </div>
  );
}
