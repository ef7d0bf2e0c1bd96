import type { MessageDescriptor } from '@lingui/core';
import type { LucideIcon } from 'lucide-react';
import type { Viewer } from '../server/session.ts';

export type CommandGroup =
  | 'draw'
  | 'change'
  | 'arrange'
  | 'review'
  | 'go'
  | 'search'
  | 'view'
  | 'help'
  | 'account';

/** Where a command is performed: who is there, which pages stand, and the way to them. */
export interface CommandPlace {
  readonly viewer: Viewer;
  readonly isBuilt: (path: string) => boolean;
  readonly go: (
    path: string,
    way?: { readonly search?: Readonly<Record<string, string>>; readonly hash?: string },
  ) => void;
}

/** Something that can be done, as data: it feeds the keys, their help, the command palette, menus and tests. */
export interface Command {
  /** Never changes: a person's own keys, and what they used last, are kept under it. */
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly group: CommandGroup;
  readonly icon?: LucideIcon;
  /** The standard keys. */
  readonly keys?: string;
  /** Its keys are heard in text fields too: they mean nothing there. */
  readonly isHeardInFields?: boolean;
  /** The page it leads to or needs; a command to a page that does not stand is not offered. */
  readonly path?: string;
  /** Whether it can be done now, where that is not always so. */
  readonly when?: (place: CommandPlace) => boolean;
  readonly perform: (place: CommandPlace) => void;
}

export function isOffered({ path, when }: Command, place: CommandPlace): boolean {
  return (!path || place.isBuilt(path)) && (!when || when(place));
}
