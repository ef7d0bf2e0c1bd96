import { ListBox as AriaListBox, ListBoxItem as AriaListBoxItem } from 'react-aria-components/ListBox';
import '../fields/list-box.css';

// Handed on by name alone, they would be taken from where they come from, and the looks left out of the page.
export const ListBox = AriaListBox;
export const ListBoxItem = AriaListBoxItem;
