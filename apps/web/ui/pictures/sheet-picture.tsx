import { type Drawing, mapItems } from '@relievo/graphic/model';
import { writeDrawing } from '@relievo/graphic/svg';
import { useEffect, useMemo, useRef } from 'react';
import { drawPreview, type Preview } from '../../lib/layout/draw-preview.ts';
import { settingsStore, themeStore } from '../../lib/settings/display.ts';
import { useStore } from '../../lib/stores/use-store.ts';

export type SheetLook = 'print' | Preview;

interface SheetPictureProps {
  drawing: Drawing;
  look: SheetLook;
  /** Says what the picture shows. */
  alt: string;
}

/** Shows a sheet as it is printed, as it is raised, or in the dots and pins of a medium. */
export function SheetPicture({ drawing, look, alt }: SheetPictureProps) {
  return look === 'print' ? (
    <PrintedSheet drawing={drawing} alt={alt} />
  ) : (
    <FeltSheet drawing={drawing} look={look} alt={alt} />
  );
}

function PrintedSheet({ drawing, alt }: { drawing: Drawing; alt: string }) {
  const address = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(writeDrawing(toPrint(drawing)))}`,
    [drawing],
  );
  return <img src={address} alt={alt} />;
}

/** Shows letters to eyes: words have print on the screen, and braille on the sheet. */
function toPrint(drawing: Drawing): Drawing {
  return mapItems(drawing, (item) =>
    item.kind === 'text' && item.print !== '' ? { ...item, braille: null } : item,
  );
}

function FeltSheet({ drawing, look, alt }: { drawing: Drawing; look: Preview; alt: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useStore(themeStore);
  const { contrastLevel } = useStore(settingsStore);
  const colors = contrastLevel === 'high' ? 'contrast' : theme;
  useEffect(() => {
    if (canvas.current) drawPreview(canvas.current, drawing, look, colors);
  }, [drawing, look, colors]);
  return <canvas ref={canvas} role="img" aria-label={alt} />;
}
