export { STATE_NAMES, StateBadge } from './card/badges.tsx';
export { ResourceCard } from './card/resource-card.tsx';
export { ResourceItem } from './card/resource-item.tsx';
export { Thumbnail } from './card/thumbnail.tsx';
export { FindingKinds } from './files/finding-kinds.tsx';
export { FindingsForAuthor } from './files/findings-for-author.tsx';
export { ResourcePreview } from './page/resource-preview.tsx';
export { Listen } from './viewer/listen.tsx';
