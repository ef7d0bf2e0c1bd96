import '../fields/list-box.css';

export { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
export { Text as ItemText } from 'react-aria-components/Text';
