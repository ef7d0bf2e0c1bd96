import { Trans, useLingui } from '@lingui/react/macro';
import { type ExplorablePart, explorableOf } from '@relievo/graphic/explore';
import { findItem } from '@relievo/graphic/model';
import { writeDrawing } from '@relievo/graphic/svg';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import { soundThings } from '../state/sound-things.ts';
import { useHistory } from '../state/use-editor.ts';

/** As wide as the tip of a finger reads. */
const REACH = 3;
/** Between two parts of a tour, so that each can be heard to its end. */
const PAUSE_MS = 2500;

/** What a learner gets who explores the drawing: its parts by finger, by pointer and one by one, spoken and sounding. */
export function LearnerPreview() {
  const { t } = useLingui();
  const { drawing } = useHistory();
  const [explorable] = useState(() => explorableOf(drawing));
  const [address] = useState(() => `data:image/svg+xml,${encodeURIComponent(writeDrawing(drawing))}`);
  const [now, setNow] = useState<ExplorablePart | null>(null);
  const [isTouring, setTouring] = useState(false);
  const met = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const { parts, partAt } = explorable;
  const meet = (part: ExplorablePart | null) => {
    if (part?.id === met.current) return;
    met.current = part?.id ?? null;
    setNow(part);
    if (!part) return;
    const item = findItem(drawing, part.id);
    if (item) soundThings([item]);
    announce(tellPart(part), 'exploring');
  };
  const onMove = (event: PointerEvent<HTMLImageElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const { sheet } = drawing;
    const x = ((event.clientX - left) / width) * sheet.width;
    const y = ((event.clientY - top) / height) * sheet.height;
    meet(partAt({ x, y }, REACH));
  };

  const tour = (at: number) => {
    const part = parts[at];
    setTouring(part !== undefined);
    if (!part) return;
    met.current = null;
    meet(part);
    timer.current = setTimeout(() => tour(at + 1), PAUSE_MS);
  };
  const stop = () => {
    clearTimeout(timer.current);
    setTouring(false);
  };
  if (parts.length === 0)
    return (
      <p>
        <Trans>
          No part of this drawing has a name yet, so a learner would hear nothing. Name its objects.
        </Trans>
      </p>
    );
  return (
    <>
      <p>
        <Trans>Touch or point at the picture, or go through the parts. You hear what a learner hears.</Trans>
      </p>
      <div className="editor-row">
        <Button onPress={() => (isTouring ? stop() : tour(0))}>
          {isTouring ? <Trans>Stop the tour</Trans> : <Trans>Begin a tour of the parts</Trans>}
        </Button>
      </div>
      <p lang={drawing.language}>{now ? tellPart(now) : null}</p>
      <img
        className="editor-preview"
        src={address}
        alt={drawing.description || drawing.title}
        onPointerMove={onMove}
        onPointerDown={onMove}
      />
      <ul className="editor-parts" role="list" aria-label={t`Parts of the drawing`}>
        {parts.map((one) => (
          <li key={one.id}>
            <Button
              aria-pressed={one.id === now?.id}
              onPress={() => {
                met.current = null;
                meet(one);
              }}
            >
              <AuthorsWords>{one.name}</AuthorsWords>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function tellPart({ name, description }: ExplorablePart): string {
  return description ? `${name}. ${description}` : name;
}
