import { Trans, useLingui } from '@lingui/react/macro';
import type { PictureRecipe } from '@relievo/contracts/pictures';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Loading } from '../../../ui/states/loading.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { showPixels } from '../work/load-picture.ts';
import { pictureQuery } from '../work/picture-queries.ts';
import { useEnhanced } from './use-enhanced.ts';

/** Before and after, reduced; what is traced in the end is the whole picture. */
export function EnhancedPicture({ draftId, recipe }: { draftId: string; recipe: PictureRecipe }) {
  const { t } = useLingui();
  const { data: before, error } = useQuery(pictureQuery(draftId));
  const after = useEnhanced(before, recipe);
  if (error) return <Refusal text={t`The picture could not be shown. Your settings still work.`} />;
  if (!before) return <Loading label={t`Loading your picture…`} isPart />;
  return (
    <div className="picture-pair">
      <figure className="picture-figure">
        <div className="picture-under-page">
          <PixelCanvas pixels={before} label={t`The picture before`} />
          <PageOutline corners={recipe.corners} {...before} />
        </div>
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

/** Where the page lies, over the picture; told in numbers beside it. */
function PageOutline({
  corners,
  width,
  height,
}: {
  corners: PictureRecipe['corners'];
  width: number;
  height: number;
}) {
  if (corners === null || corners === 'find') return null;
  const { topLeft, topRight, bottomRight, bottomLeft } = corners;
  const points = [topLeft, topRight, bottomRight, bottomLeft]
    .map(({ x, y }) => `${(x / 1000) * width},${(y / 1000) * height}`)
    .join(' ');
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polygon points={points} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

function PixelCanvas({ pixels, label }: { pixels: Parameters<typeof showPixels>[1]; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) showPixels(canvas.current, pixels);
  }, [pixels]);
  return <canvas ref={canvas} role="img" aria-label={label} />;
}
