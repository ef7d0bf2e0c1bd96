import type { ProductSettings } from '@relievo/contracts/product';

export type Film = NonNullable<ProductSettings['video']>;

export const VIDEO_PROVIDERS: Readonly<Record<Film['provider'], string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
};

/** The embeds that keep nothing in a browser before somebody plays, with captions on. */
export function buildVideoAddress({ provider, id }: Film): string {
  const film = encodeURIComponent(id);
  return provider === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${film}?cc_load_policy=1&autoplay=1&rel=0`
    : `https://player.vimeo.com/video/${film}?dnt=1&texttrack=en&autoplay=1`;
}
