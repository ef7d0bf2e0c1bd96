import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import './button.css';
import './link.css';
import type { ButtonVariant } from './button.tsx';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

function Anchor({ children, ...props }: AnchorProps) {
  return <a {...props}>{children}</a>;
}

/** An in-app link; the router sets `aria-current="page"` where it leads to the page on screen. */
export const Link = createLink(Anchor);

type ButtonAnchorProps = AnchorProps & { variant?: ButtonVariant; icon?: ReactNode };

function ButtonAnchor({ variant = 'secondary', icon, children, ...props }: ButtonAnchorProps) {
  return (
    <a {...props} className="button" data-variant={variant}>
      {icon}
      <span>{children}</span>
    </a>
  );
}

/** Looks like a button, is a link: it goes somewhere. */
export const ButtonLink = createLink(ButtonAnchor);
