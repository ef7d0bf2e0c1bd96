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
  sheet: Sheet;
}

/** An item as swell paper would raise it. What did not change is not drawn again. */
export const ItemView = memo(function ItemView({ item, sheet }: ItemViewProps) {
  switch (item.kind) {
    case 'group':
      return item.items.map((inner) => <ItemView key={inner.id} item={inner} sheet={sheet} />);
    case 'shape':
      return <ShapeView shape={item} />;
    case 'text':
      return <TextView text={item} sheet={sheet} />;
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

function ShapeView({ shape }: { shape: ShapeItem }) {
  const { line, color = INK, geometry } = shape;
  const d = writePathData(toPath(geometry).subpaths);
  const isLined = line !== null && geometry.type !== 'symbol';
  const strokes = isLined ? <Strokes line={line} d={d} color={color} /> : null;
  return (
    <>
      <path d={d} fill={fillOf(shape)} fillRule="evenodd" />
      {strokes}
      <path
        d={d}
        fill="none"
        stroke="transparent"
        strokeWidth={(line?.width ?? 0) + 2 * REACH}
        pointerEvents="stroke"
      />
    </>
  );
}

function Strokes({ line, d, color }: { line: NonNullable<ShapeItem['line']>; d: string; color: string }) {
  const shared = { d, fill: 'none', strokeLinejoin: 'round' } as const;
  if (line.style === 'double') {
    const reach = 2 * doubleOffset(line, 'swell');
    return (
      <>
        <path {...shared} stroke={color} strokeWidth={reach + line.width} />
        <path {...shared} stroke={PAPER} strokeWidth={reach - line.width} />
      </>
    );
  }
  const dashes = dashesOf(line, 'swell');
  return (
    <path
      {...shared}
      stroke={color}
      strokeWidth={line.width}
      strokeLinecap="round"
      {...(dashes ? { strokeDasharray: dashes.join(' ') } : {})}
    />
  );
}

function TextView({ text, sheet }: { text: TextItem; sheet: Sheet }) {
  const { at, print, printSize, braille } = text;
  if (braille)
    return brailleDots(text, sheet).map(({ x, y }) => (
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
