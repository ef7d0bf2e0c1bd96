import {
  ChartSpline,
  Folder,
  Laptop,
  LibraryBig,
  Microscope,
  Music,
  Palette,
  PersonStanding,
  Triangle,
  TriangleRight,
  Variable,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { canDrawEmoji } from './draws-emoji.ts';
import './category-mark.css';

const SIZE = 24;

/** The same things in our own lines. */
const DRAWN: Readonly<Record<string, ReactElement>> = {
  '🔢': <Variable size={SIZE} />,
  '📈': <ChartSpline size={SIZE} />,
  '📐': <TriangleRight size={SIZE} />,
  '🔺': <Triangle size={SIZE} />,
  '🔬': <Microscope size={SIZE} />,
  '🏃': <PersonStanding size={SIZE} />,
  '📚': <LibraryBig size={SIZE} />,
  '🎨': <Palette size={SIZE} />,
  '🎵': <Music size={SIZE} />,
  '💻': <Laptop size={SIZE} />,
};

/** The emoji of a category; on a machine that has no picture for it, a drawing of ours instead of an empty box. */
export function CategoryMark({ icon }: { icon: string }) {
  return (
    <span className="category-mark" aria-hidden="true">
      {canDrawEmoji() ? icon : (DRAWN[icon] ?? <Folder size={SIZE} />)}
    </span>
  );
}
