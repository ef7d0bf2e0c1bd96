import { Trans, useLingui } from '@lingui/react/macro';
import { Maximize2, Minus, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import './viewer.css';
import { type Zoom, zoomed, zoomOfKey } from './zoom.ts';

/** A picture in full size, to be looked at closely: by buttons, or in its place by plus, minus, zero and one. */
export function PictureViewer({
  address,
  alt,
  language,
  onFail,
}: {
  address: string;
  alt: string;
  /** BCP 47, of what it is said to show. */
  language: string;
  onFail: () => void;
}) {
  const { t } = useLingui();
  const image = useRef<HTMLImageElement>(null);
  const [own, setOwn] = useState(0);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const percentNow = () => (zoom === 'fit' ? fitted(image.current) : zoom);
  const show = (next: Zoom) => {
    setZoom(next);
    announce(next === 'fit' ? t`The whole picture` : t`${next} %`);
  };
  const width = zoom === 'fit' || own === 0 ? null : (own * zoom) / 100;
  return (
    <div className="picture-viewer">
      <div className="picture-tools" role="group" aria-label={t`Size of the picture`}>
        <IconButton
          label={t`Smaller`}
          icon={<Minus aria-hidden="true" size={20} />}
          onPress={() => show(zoomed(percentNow(), 'out'))}
        />
        <span className="picture-percent">{zoom === 'fit' ? t`Whole` : t`${zoom} %`}</span>
        <IconButton
          label={t`Larger`}
          icon={<Plus aria-hidden="true" size={20} />}
          onPress={() => show(zoomed(percentNow(), 'in'))}
        />
        <Button icon={<Maximize2 aria-hidden="true" size={20} />} onPress={() => show('fit')}>
          <Trans>Whole picture</Trans>
        </Button>
        <Button onPress={() => show(100)}>{t`100 %`}</Button>
      </div>
      {/* It scrolls, so keys have to reach it. */}
      <div
        className="picture-place"
        role="region"
        aria-label={t`Picture in full size: plus and minus change its size, arrow keys move it`}
        tabIndex={0}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          const next = zoomOfKey(event.key, percentNow());
          if (next === null) return;
          event.preventDefault();
          show(next);
        }}
      >
        <img
          ref={image}
          src={`${address}?show`}
          alt={alt}
          lang={language}
          data-fits={width === null || undefined}
          {...(width === null ? {} : { style: { width } })}
          onLoad={({ currentTarget }) => setOwn(currentTarget.naturalWidth)}
          onError={onFail}
        />
      </div>
    </div>
  );
}

/** In percent of its own size, where it is shown whole. */
const fitted = (image: HTMLImageElement | null): number =>
  image && image.naturalWidth > 0 ? (image.width / image.naturalWidth) * 100 : 100;
