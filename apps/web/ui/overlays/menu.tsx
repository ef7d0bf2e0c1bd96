import type { ComponentProps, ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  MenuSection as AriaMenuSection,
  MenuTrigger,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Pressable } from 'react-aria-components/Pressable';
import '../fields/list-box.css';

type MenuProps = Omit<AriaMenuProps<object>, 'children' | 'className' | 'style'> & {
  /** The button that opens it; it names the menu. */
  trigger: ComponentProps<typeof Pressable>['children'];
  /** Words above the entries that are not entries: who is signed in. */
  note?: ReactNode;
  /** Where its button was pressed before the menu had arrived. */
  startsOpen?: boolean;
  children: ReactNode;
};

/** For commands. Site navigation is a list of links, never a menu. */
export function Menu({ trigger, note, startsOpen = false, children, ...props }: MenuProps) {
  return (
    <MenuTrigger defaultOpen={startsOpen}>
      <Pressable>{trigger}</Pressable>
      <Popover className="popover" placement="bottom end">
        {note ? <div className="menu-note">{note}</div> : null}
        <AriaMenu {...props} className="menu">
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

type MenuItemProps = Omit<AriaMenuItemProps, 'children' | 'className' | 'style'> & {
  icon?: ReactNode;
  children: string;
};

export function MenuItem({ icon, children, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem {...props} textValue={children} className="menu-item">
      {icon}
      <span>{children}</span>
    </AriaMenuItem>
  );
}

export function MenuSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <AriaMenuSection>
      <Header className="menu-section-title">{title}</Header>
      {children}
    </AriaMenuSection>
  );
}
