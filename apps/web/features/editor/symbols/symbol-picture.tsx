import { createSymbolGroup, type TactileSymbol } from '@relievo/graphic/editing/symbols';
import { writeDrawing } from '@relievo/graphic/svg';
import { memo } from 'react';

/** The symbol as it is raised on swell paper; its name and its sentence are beside it. */
export const SymbolPicture = memo(function SymbolPicture({ symbol }: { symbol: TactileSymbol }) {
  return (
    <img
      className="picture-choice-picture"
      src={writeSource(symbol)}
      alt=""
      loading="lazy"
      draggable={false}
    />
  );
});

const NO_MARGINS = { top: 0, right: 0, bottom: 0, left: 0 };

function writeSource(symbol: TactileSymbol): string {
  const { size, name } = symbol;
  const svg = writeDrawing({
    version: 1,
    id: 'symbol',
    title: name,
    description: '',
    language: 'en',
    sheet: { ...size, margins: NO_MARGINS, braille: 'marburg-medium' },
    layers: [{ id: 'layer-1', name: '', visible: true, items: [createSymbolGroup(symbol, { x: 0, y: 0 })] }],
  });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
