import { fireEvent } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { screen, showPage } from '../../../lib/testing/page.tsx';
import { Video } from './video.tsx';

async function playVideo() {
  const { person } = await showPage(
    <>
      <button type="button">Another</button>
      <Video video={{ provider: 'vimeo', id: '76979871' }} />
    </>,
    { path: '/' },
  );
  await person.click(screen.getByRole('button', { name: 'Play the video' }));
  return { person, frame: screen.getByTitle('Demonstration video') };
}

test('a video has the focus again when its page takes it away on arrival', async () => {
  const { frame } = await playVideo();
  expect(document.activeElement).toBe(frame);
  frame.blur();
  fireEvent.load(frame);
  expect(document.activeElement).toBe(frame);
});

test('a person who has left the video meanwhile keeps the focus', async () => {
  await playVideo();
  const other = screen.getByRole('button', { name: 'Another' });
  other.focus();
  fireEvent.load(screen.getByTitle('Demonstration video'));
  expect(document.activeElement).toBe(other);
});
