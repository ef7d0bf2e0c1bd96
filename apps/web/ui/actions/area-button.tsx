import type { CSSProperties, ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';

interface AreaButtonProps {
  className: string;
  style: CSSProperties;
  /** It has the focus: a screen reader, or Tab, came to it. */
  onReach: () => void;
  /** A screen reader or a key pressed it. What a finger touches is found by its very tip, by who asked for the button. */
  onAsk: () => void;
  children: ReactNode;
}

/** A button over a part of a picture, at its place and in its size. */
export function AreaButton({ className, style, onReach, onAsk, children }: AreaButtonProps) {
  return (
    <AriaButton
      className={className}
      style={style}
      onFocus={onReach}
      onPress={({ pointerType }) => {
        if (pointerType === 'virtual' || pointerType === 'keyboard') onAsk();
      }}
    >
      {children}
    </AriaButton>
  );
}
