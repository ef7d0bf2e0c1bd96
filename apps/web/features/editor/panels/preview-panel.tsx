import { useLingui } from '@lingui/react/macro';
import { writeDrawing } from '@relievo/graphic';
import { useEffect, useRef, useState } from 'react';
import { drawPreview, PREVIEWS, type Preview } from '../../../lib/layout/draw-preview.ts';
import { settingsStore, themeStore } from '../../../lib/settings/display.ts';
import { useStore } from '../../../lib/stores/use-store.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { useEditorState } from '../state/use-editor.ts';
import { LearnerPreview } from './learner-preview.tsx';

const LEARNER = 'learner';

/** The sheet as fingers will find it: the same dots that a file holds. */
export function PreviewPanel() {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { history } = useEditorState();
  const [preview, setPreview] = useState<Preview>('relief');
  const [isOfLearner, setOfLearner] = useState(false);
  const theme = useStore(themeStore);
  const { contrastLevel } = useStore(settingsStore);
  const look = contrastLevel === 'high' ? 'contrast' : theme;
  const { drawing } = history;
  useEffect(() => {
    if (canvas.current) drawPreview(canvas.current, drawing, preview, look);
  }, [drawing, preview, look]);
  const names: Readonly<Record<Preview, string>> = {
    relief: t`Relief on swell paper`,
    dots: t`Embossed dots`,
    dotpad: t`Pins of a Dot Pad`,
    monarch: t`Pins of a Monarch`,
  };
  return (
    <div className="editor-fields">
      <Select
        label={t`Preview`}
        options={[
          ...PREVIEWS.map((value) => ({ value, label: names[value] })),
          { value: LEARNER, label: t`As a learner explores it` },
        ]}
        selectedKey={isOfLearner ? LEARNER : preview}
        onSelectionChange={(key) => {
          setOfLearner(key === LEARNER);
          setPreview(PREVIEWS.find((one) => one === key) ?? preview);
        }}
      />
      {isOfLearner ? <LearnerPreview key={writeDrawing(drawing)} /> : null}
      <canvas
        hidden={isOfLearner}
        ref={canvas}
        className="editor-preview"
        role="img"
        aria-label={t`${names[preview]}: ${drawing.title}`}
      />
    </div>
  );
}
