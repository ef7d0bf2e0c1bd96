import { Trans } from '@lingui/react/macro';
import type { Reader } from '@relievo/graphic/model';
import type { Finding } from '@relievo/graphic/rules';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { SeveralSheets } from '../sheets/several-sheets.tsx';
import { OVERVIEW, useSheets, WHOLE } from '../sheets/sheet-views.ts';
import { NotDrawn } from '../work/not-drawn.tsx';
import type { StepProps } from '../work/step-props.ts';
import { useDrawing } from '../work/use-drawing.ts';
import { Findings } from './findings.tsx';
import { OutputChoice } from './output-choice.tsx';
import { Parts } from './parts.tsx';
import { Previews } from './previews.tsx';
import { SimplifiedForWhom } from './simplified-for-whom.tsx';
import { useFindings } from './use-findings.ts';

/** The picture as a drawing: what fingers get, what they would miss, and the files that are wanted. */
export function ProcessStep({ draft, work, keeper }: StepProps) {
  const { drawing, error, isOld, retry } = useDrawing(draft, work, keeper);
  const [wanted, setWanted] = useState<Reader | null>(null);
  const reader = wanted ?? drawing?.spread?.reader ?? 'practiced';
  const [chosen, setChosen] = useState(OVERVIEW);
  const spread = useSheets(work.drawn?.svg ?? null, drawing);
  const sheet = spread?.sheets.find(({ id }) => id === chosen) ?? spread?.sheets[0];
  const findings = useFindings(sheet?.svg ?? work.drawn?.svg ?? null, work.process.profile);
  const [shown, setShown] = useState<Finding | null>(null);
  if (!drawing) return <NotDrawn error={error} retry={retry} />;
  return (
    <>
      {isOld ? (
        <div className="picture-note">
          <p>
            <Trans>
              You changed the picture in Enhance after you had worked on this drawing. The drawing still shows
              the picture as it was before.
            </Trans>
          </p>
          <Button onPress={() => keeper.change({ drawn: null, log: [] })}>
            <Trans>Draw it again from the picture</Trans>
          </Button>
        </div>
      ) : null}
      <div className="picture-process">
        <Previews
          draft={draft}
          work={work}
          keeper={keeper}
          drawing={sheet?.drawing ?? drawing}
          shown={shown}
          sheets={spread?.sheets ?? []}
          sheet={sheet?.id ?? WHOLE}
          onSheet={(id) => {
            setChosen(id);
            setShown(null);
          }}
        />
        <Findings
          keeper={keeper}
          drawing={sheet?.drawing ?? drawing}
          findings={findings}
          isWhole={sheet === undefined || sheet.id === WHOLE}
          shown={shown}
          onShow={(finding) => setShown(finding.code === shown?.code ? null : finding)}
        />
        <OutputChoice work={work} keeper={keeper} />
      </div>
      <SimplifiedForWhom work={work} keeper={keeper} reader={reader} onReader={setWanted} />
      <SeveralSheets work={work} keeper={keeper} reader={reader} spread={spread} />
      <Parts work={work} keeper={keeper} drawing={drawing} />
    </>
  );
}
