import { Trans, useLingui } from '@lingui/react/macro';
import type { PictureRecipe } from '@relievo/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Loading } from '../../../ui/states/loading.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { performHeavy } from '../work/perform-heavy.ts';
import { loadPicture, showPixels } from './load-picture.ts';

/** Before and after, reduced; what is traced in the end is the whole picture. */
export function EnhancedPicture({ draftId, recipe }: { draftId: string; recipe: PictureRecipe }) {
  const { t } = useLingui();
  const { data: before, error } = useQuery({
    queryKey: ['pictures', draftId, 'pixels'],
    queryFn: () => loadPicture(draftId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: 1,
  });
  const { data: after } = useQuery({
    queryKey: ['pictures', draftId, 'enhanced', recipe],
    queryFn: () => (before ? performHeavy('enhance', { pixels: before, recipe }) : null),
    enabled: before !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10_000,
    placeholderData: (shown) => shown,
  });
  if (error) return <Refusal text={t`The picture could not be shown. Your settings still work.`} />;
  if (!before) return <Loading label={t`Loading your picture…`} isPart />;
  return (
    <div className="picture-pair">
      <figure className="picture-figure">
        <PixelCanvas pixels={before} label={t`The picture before`} />
        <figcaption>
          <Trans>Before</Trans>
        </figcaption>
      </figure>
      <figure className="picture-figure">
        <PixelCanvas pixels={after ?? before} label={t`The picture after`} />
        <figcaption>
          <Trans>After</Trans>
        </figcaption>
      </figure>
    </div>
  );
}

function PixelCanvas({ pixels, label }: { pixels: Parameters<typeof showPixels>[1]; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) showPixels(canvas.current, pixels);
  }, [pixels]);
  return <canvas ref={canvas} role="img" aria-label={label} />;
}
