import type { ComponentProps } from 'react';

/** What every button of ours takes besides its looks. */
export type PressProps = Omit<
  ComponentProps<'button'>,
  'children' | 'className' | 'style' | 'disabled' | 'type' | 'aria-label'
> & {
  /** What it does; it hears nothing of the mouse or the key that did it. */
  onPress?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
};

/** A button is the browser's own: keyboard, touch and forms behave as everywhere. */
export function pressing({ onPress, isDisabled = false, ...props }: PressProps): ComponentProps<'button'> {
  return { disabled: isDisabled, ...(onPress ? { onClick: () => onPress() } : {}), ...props };
}
