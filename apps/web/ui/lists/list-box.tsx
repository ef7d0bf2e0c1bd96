import '../fields/list-box.css';

export { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
