import type { ComponentProps, MouseEvent } from 'react';

/** What every button of ours takes besides its looks. */
export type PressProps = Omit<
  ComponentProps<'button'>,
  'children' | 'className' | 'style' | 'disabled' | 'type' | 'aria-label' | 'onClick'
> & {
  /** What it does; it hears nothing of the mouse or the key that did it. */
  onPress?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  /** What it began is under way: it keeps the focus, says that it cannot be pressed, and ignores who does. */
  isBusy?: boolean | undefined;
};

/** A button is the browser's own: keyboard, touch and forms behave as everywhere. */
export function buildPressProps({
  onPress,
  isDisabled = false,
  isBusy = false,
  ...props
}: PressProps): ComponentProps<'button'> {
  if (isBusy) return { ...props, 'aria-disabled': true, onClick: ignorePress };
  return { disabled: isDisabled, ...(onPress ? { onClick: () => onPress() } : {}), ...props };
}

/** Enter in a field presses the button that sends the form, so that this keeps it from being sent twice as well. */
function ignorePress(event: MouseEvent): void {
  event.preventDefault();
}
