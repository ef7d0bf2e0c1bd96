import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  ArrowRight: msg`Right arrow`,
  ArrowLeft: msg`Left arrow`,
  ArrowUp: msg`Up arrow`,
  ArrowDown: msg`Down arrow`,
  PageUp: msg`Page up`,
  PageDown: msg`Page down`,
  Home: msg`Home`,
  End: msg`End`,
  Space: msg`Space`,
  Enter: msg`Enter`,
  Backspace: msg`Backspace`,
  Delete: msg`Delete`,
  Ctrl: msg`Ctrl`,
  Shift: msg`Shift`,
  '[': msg`[ (left bracket)`,
  ']': msg`] (right bracket)`,
};

/** 'Shift+End', 'L, then X', 'Page up or up arrow': as somebody reads it. */
export function tellKeys(keys: readonly string[], i18n: I18n): string {
  return keys.map((one) => tellKey(one, i18n)).join(i18n._(msg` or `));
}

export function tellKey(keys: string, i18n: I18n): string {
  return keys
    .split(' ')
    .map((press) =>
      press
        .split('+')
        .map((key) => (NAMES[key] ? i18n._(NAMES[key]) : key.length === 1 ? key.toUpperCase() : key))
        .join('+'),
    )
    .join(i18n._(msg`, then `));
}
