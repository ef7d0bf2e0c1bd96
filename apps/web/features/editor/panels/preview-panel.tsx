import { useLingui } from '@lingui/react/macro';
import { writeDrawing } from '@relievo/graphic/svg';
import { useEffect, useRef, useState } from 'react';
import { drawPreview, PREVIEWS, type Preview } from '../../../lib/layout/draw-preview.ts';
import { settingsStore, themeStore } from '../../../lib/settings/display.ts';
import { useStore } from '../../../lib/stores/use-store.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { useHistory } from '../state/use-editor.ts';
import { useHelper } from '../work/use-helper.ts';
import { LearnerPreview } from './learner-preview.tsx';
import { PrintPreview } from './print-preview.tsx';

const SHOWN = [...PREVIEWS, 'print', 'low-vision', 'learner'] as const;
type Shown = (typeof SHOWN)[number];

/** The sheet as fingers will find it, by the same dots that a file holds; and as eyes do. */
export function PreviewPanel() {
  const { t } = useLingui();
  const { drawing } = useHistory();
  const [shown, setShown] = useState<Shown>('relief');
  const names: Readonly<Record<Shown, string>> = {
    relief: t`Relief on swell paper`,
    dots: t`Embossed dots`,
    dotpad: t`Pins of a Dot Pad`,
    monarch: t`Pins of a Monarch`,
    print: t`In print`,
    'low-vision': t`In print, with low vision (20/200)`,
    learner: t`As a learner explores it`,
  };
  const preview = PREVIEWS.find((one) => one === shown);
  const label = t`${names[shown]}: ${drawing.title}`;
  return (
    <div className="editor-fields">
      <Select
        label={t`Preview`}
        options={SHOWN.map((value) => ({ value, label: names[value] }))}
        selectedKey={shown}
        onSelectionChange={(key) => setShown(SHOWN.find((one) => one === key) ?? shown)}
      />
      {shown === 'learner' ? <LearnerPreview key={writeDrawing(drawing)} /> : null}
      {shown === 'print' || shown === 'low-vision' ? (
        <PrintPreview drawing={drawing} label={label} isBlurred={shown === 'low-vision'} />
      ) : null}
      {preview ? <RaisedPreview preview={preview} label={label} /> : null}
    </div>
  );
}

/** Drawn in a worker where it has a canvas, so that who goes on drawing is not held up. */
function RaisedPreview({ preview, label }: { preview: Preview; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const helper = useHelper('preview');
  const { drawing } = useHistory();
  const theme = useStore(themeStore);
  const { contrastLevel } = useStore(settingsStore);
  const look = contrastLevel === 'high' ? 'contrast' : theme;
  useEffect(() => {
    if (!canvas.current) return;
    if (typeof OffscreenCanvas === 'undefined') drawPreview(canvas.current, drawing, preview, look);
    else helper.ask({ drawing, input: { preview, look }, tell: (made) => show(canvas.current, made) });
  }, [drawing, preview, look, helper]);
  return <canvas ref={canvas} className="editor-preview" role="img" aria-label={label} />;
}

function show(canvas: HTMLCanvasElement | null, made: ImageBitmap): void {
  if (!canvas) return;
  [canvas.width, canvas.height] = [made.width, made.height];
  canvas.getContext('2d')?.drawImage(made, 0, 0);
  made.close();
}
