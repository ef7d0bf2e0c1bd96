import {
  brailleDots,
  dashesOf,
  doubleOffset,
  FONT_SHARE,
  type Item,
  patternId,
  type ShapeItem,
  type Sheet,
  type TextItem,
  toPath,
  writePathData,
} from '@relievo/graphic';
import { memo } from 'react';

const INK = '#000000';
const PAPER = '#ffffff';
/** How far beside a line a pointer still takes it, in millimetres: twice this is a target for fingers. */
const REACH = 4;
/** Across a dot of braille, in every standard within a tenth of a millimetre. */
const DOT = 1.5;

interface ItemViewProps {
  item: Item;
  braille: Sheet['braille'];
  /** There is so much on the sheet that a pointer takes what it meets and nothing beside it. */
  isFull: boolean;
}

/** An item as swell paper would raise it. What did not change is not drawn again. */
export const ItemView = memo(function ItemView({ item, braille, isFull }: ItemViewProps) {
  switch (item.kind) {
    case 'group':
      return item.items.map((inner) => (
        <ItemView key={inner.id} item={inner} braille={braille} isFull={isFull} />
      ));
    case 'shape':
      return <ShapeView shape={item} isFull={isFull} />;
    case 'text':
      return <TextView text={item} braille={braille} />;
    case 'image':
      return (
        <image
          href={`data:image/png;base64,${item.png}`}
          width={1}
          height={1}
          preserveAspectRatio="none"
          transform={`matrix(${item.placement.join(' ')})`}
        />
      );
  }
});

function fillOf({ geometry, texture, color = INK }: ShapeItem): string {
  if (geometry.type === 'symbol' || texture === 'solid') return color;
  return texture ? `url(#${patternId(texture, color)})` : 'none';
}

function ShapeView({ shape, isFull }: { shape: ShapeItem; isFull: boolean }) {
  const { line, geometry } = shape;
  const d = writePathData(toPath(geometry).subpaths);
  return (
    <>
      <Ink shape={shape} d={d} />
      {isFull ? null : (
        <path
          d={d}
          fill="none"
          stroke="transparent"
          strokeWidth={(line?.width ?? 0) + 2 * REACH}
          pointerEvents="stroke"
        />
      )}
    </>
  );
}

function Ink({ shape, d }: { shape: ShapeItem; d: string }) {
  const { line, color = INK, geometry } = shape;
  const filled = { d, fill: fillOf(shape), fillRule: 'evenodd' } as const;
  if (line === null || geometry.type === 'symbol') return <path {...filled} />;
  if (line.style === 'double') {
    const reach = 2 * doubleOffset(line, 'swell');
    return (
      <>
        <path {...filled} stroke={color} strokeWidth={reach + line.width} strokeLinejoin="round" />
        <path d={d} fill="none" stroke={PAPER} strokeWidth={reach - line.width} strokeLinejoin="round" />
      </>
    );
  }
  const dashes = dashesOf(line, 'swell');
  return (
    <path
      {...filled}
      stroke={color}
      strokeWidth={line.width}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(dashes ? { strokeDasharray: dashes.join(' ') } : {})}
    />
  );
}

function TextView({ text, braille }: { text: TextItem; braille: Sheet['braille'] }) {
  const { at, print, printSize } = text;
  if (text.braille)
    return brailleDots(text, { braille }).map(({ x, y }) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={DOT / 2} fill={INK} />
    ));
  return print.split('\n').map((words, line) => (
    <text
      key={`${line} ${words}`}
      x={at.x}
      y={at.y + printSize * (line + FONT_SHARE)}
      fontSize={printSize * FONT_SHARE}
      fill={INK}
    >
      {words}
    </text>
  ));
}
