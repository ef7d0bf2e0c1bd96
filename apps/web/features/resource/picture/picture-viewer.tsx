import { Trans, useLingui } from '@lingui/react/macro';
import type { Box } from '@relievo/graphic/model';
import { percent } from '@relievo/words';
import { Maximize2, Minus, Plus } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { useQuantities } from '../../../lib/words/use-quantities.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import './viewer.css';
import { stepZoom, type Zoom, zoomByKey } from './zoom.ts';

type Size = Pick<Box, 'width' | 'height'>;

export interface PictureViewerProps {
  address: string;
  alt: string;
  /** BCP 47, of what it is said to show. */
  language: string;
  onFail: () => void;
  /** In millimetres, where the picture is the sheet of a drawing. */
  sheet?: Size;
  /** A place on the sheet to be seen. */
  outlined?: Box | null;
  /** A finger or a pointer is at this place of the sheet; what is nearer than `reach` millimetres is under it. */
  onMeet?: (x: number, y: number, reach: number) => void;
}

/** A picture in full size, to be looked at closely: by buttons, or in its place by plus, minus, zero and one. */
export function PictureViewer(props: PictureViewerProps) {
  const { address, alt, language, onFail, sheet, outlined, onMeet } = props;
  const { t } = useLingui();
  const say = useQuantities();
  const image = useRef<HTMLImageElement>(null);
  const [own, setOwn] = useState(0);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const percentNow = () => (zoom === 'fit' ? fitImage(image.current) : zoom);
  const show = (next: Zoom) => {
    setZoom(next);
    announce(next === 'fit' ? t`Whole picture` : say.share(percent(next), 0));
  };
  const width = zoom === 'fit' || own === 0 ? null : (own * zoom) / 100;
  const meet = ({ clientX, clientY }: PointerEvent) => {
    const shown = image.current?.getBoundingClientRect();
    if (!shown || !sheet || shown.width === 0) return;
    const perPixel = sheet.width / shown.width;
    onMeet?.((clientX - shown.left) * perPixel, (clientY - shown.top) * perPixel, FINGER * perPixel);
  };
  return (
    <div className="picture-viewer">
      <div className="picture-tools" role="group" aria-label={t`Size of the picture`}>
        <IconButton
          label={t`Smaller`}
          icon={<Minus aria-hidden="true" size={20} />}
          onPress={() => show(stepZoom(percentNow(), 'out'))}
        />
        <span className="picture-percent">{zoom === 'fit' ? t`Whole` : say.share(percent(zoom), 0)}</span>
        <IconButton
          label={t`Larger`}
          icon={<Plus aria-hidden="true" size={20} />}
          onPress={() => show(stepZoom(percentNow(), 'in'))}
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
        aria-label={t`Full-size picture. Use plus and minus to zoom, and the arrow keys to move it`}
        tabIndex={0}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          const next = zoomByKey(event.key, percentNow());
          if (next === null) return;
          event.preventDefault();
          show(next);
        }}
      >
        <div
          className="picture-sheet"
          data-fits={width === null || undefined}
          {...(width === null && sheet ? { style: { width: wholeOf(sheet) } } : {})}
          onPointerDown={meet}
          onPointerMove={meet}
        >
          <img
            ref={image}
            src={`${address}?show`}
            alt={alt}
            lang={language}
            {...(width === null ? {} : { style: { width } })}
            onLoad={({ currentTarget }) => setOwn(currentTarget.naturalWidth)}
            onError={onFail}
          />
          {sheet && outlined ? (
            <span className="part-outline" aria-hidden="true" style={shareOf(outlined, sheet)} />
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** In pixels: how far from a line one is still on it. */
const FINGER = 8;

/** As wide as it may be, and no higher than a window shows. */
function wholeOf({ width, height }: Size): string {
  return `min(100%, ${(76 * width) / height}vh)`;
}

function shareOf({ x, y, width, height }: Box, sheet: Size) {
  return {
    left: `${(x / sheet.width) * 100}%`,
    top: `${(y / sheet.height) * 100}%`,
    width: `${(width / sheet.width) * 100}%`,
    height: `${(height / sheet.height) * 100}%`,
  };
}

/** In percent of its own size, where it is shown whole. */
function fitImage(image: HTMLImageElement | null): number {
  return image && image.naturalWidth > 0 ? (image.width / image.naturalWidth) * 100 : 100;
}
