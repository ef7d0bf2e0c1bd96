import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Phrases } from '../../../ui/said/phrases.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { PictureViewer, type PictureViewerProps } from '../picture/picture-viewer.tsx';
import { type Parts, partsQuery } from '../query/parts-query.ts';
import { SheetOnScreen } from '../sheet/sheet-on-screen.tsx';
import './explore.css';
import { describePart, namePart } from '../parts/part-words.ts';
import { PartWalk } from './part-walk.tsx';
import { PartsList } from './parts-list.tsx';

type DrawingExplorerProps = Pick<PictureViewerProps, 'address' | 'alt' | 'language' | 'onFail'> & {
  /** The list of the parts stands above the picture. */
  withList: boolean;
};

/** A drawing in full size whose parts are said when a finger or a pointer meets them, or one by one by arrow keys. */
export function DrawingExplorer({ withList, ...picture }: DrawingExplorerProps) {
  const { t, i18n } = useLingui();
  const { data: parts, isError, refetch } = useQuery(partsQuery(picture.address));
  const [chosen, setChosen] = useState<string | null>(null);
  const [isLaid, setIsLaid] = useState(false);
  useSayWhenListed(withList ? (parts ?? undefined) : undefined);
  const part = parts?.parts.find(({ id }) => id === chosen);
  const words = part && parts && describePart(part, parts, i18n);
  const meet = (x: number, y: number, reach: number) => {
    const met = parts?.partAt({ x, y }, reach);
    if (!parts || !met || met.id === chosen) return;
    setChosen(met.id);
    announce(namePart(met, parts.language), 'exploring');
  };
  return (
    <>
      {withList && isError ? (
        <p>
          <Trans>The parts could not be loaded.</Trans>{' '}
          <Button onPress={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      ) : null}
      {withList && !isError && parts === undefined ? <Loading label={t`Loading...`} isPart /> : null}
      {withList && parts ? <PartsList parts={parts} chosen={chosen} onChoose={setChosen} /> : null}
      {withList && parts && parts.parts.length > 0 ? (
        <PartWalk parts={parts} chosen={chosen} onChoose={setChosen} />
      ) : null}
      {!withList && parts && parts.parts.length > 0 ? (
        <p className="parts-now">
          {words ? <Phrases said={words} /> : t`Touch or point at a part of the drawing to hear what it is.`}
        </p>
      ) : null}
      {withList && parts && parts.parts.length > 0 ? (
        <p className="part-section">
          <Button onPress={() => setIsLaid(true)}>
            <Trans>Lay a printed sheet on this screen</Trans>
          </Button>
        </p>
      ) : null}
      {parts ? <SheetOnScreen parts={parts} isOpen={isLaid} onClose={() => setIsLaid(false)} /> : null}
      <PictureViewer
        {...picture}
        {...(parts ? { sheet: parts.sheet, outlined: part?.box ?? null, onMeet: meet } : {})}
      />
    </>
  );
}

/** Whoever asked for the list does not see it come. */
function useSayWhenListed(listed: Parts | undefined): void {
  const count = listed?.parts.length ?? 0;
  useEffect(() => {
    if (count === 0) return;
    announce(plural(count, { one: '# part is listed', other: '# parts are listed' }));
  }, [count]);
}
