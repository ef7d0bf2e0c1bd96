export { SuggestingListSearch } from './form/suggesting-list-search.tsx';
