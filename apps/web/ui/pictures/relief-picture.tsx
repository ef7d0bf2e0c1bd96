import type { Drawing } from '@relievo/graphic/model';
import type { ReliefTheme } from '@relievo/graphic/raster/relief';
import { useEffect, useRef, useState } from 'react';
import { settingsStore, themeStore } from '../../lib/settings/display.ts';
import { useStore } from '../../lib/stores/use-store.ts';
import './relief-picture.css';

interface ReliefPictureProps {
  /** Loaded when the picture is shown, so that a page does not wait for it. */
  load: () => Promise<Drawing>;
  /** What the picture shows, in words. */
  alt: string;
  /** Width and height of the sheet, so that nothing moves when the picture arrives. */
  width: number;
  height: number;
}

const PIXELS_PER_MM = 5;

/** A drawing as raised paper under low light: what fingers find, for eyes. */
export function ReliefPicture({ load, alt, width, height }: ReliefPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useStore(themeStore);
  const { contrastLevel } = useStore(settingsStore);
  const reliefTheme: ReliefTheme = contrastLevel === 'high' ? 'contrast' : theme;
  const [drawn, setDrawn] = useState<ReliefTheme>();
  useEffect(() => {
    let left = false;
    const draw = async () => {
      const [{ drawRelief }, drawing] = await Promise.all([
        import('../../lib/layout/draw-relief.ts'),
        load(),
      ]);
      if (left || !canvas.current) return;
      drawRelief(canvas.current, drawing, reliefTheme, PIXELS_PER_MM);
      setDrawn(reliefTheme);
    };
    void draw();
    return () => {
      left = true;
    };
  }, [load, reliefTheme]);
  return (
    <canvas
      ref={canvas}
      className="relief-picture"
      role="img"
      aria-label={alt}
      aria-busy={drawn !== reliefTheme}
      width={width * PIXELS_PER_MM}
      height={height * PIXELS_PER_MM}
    />
  );
}
