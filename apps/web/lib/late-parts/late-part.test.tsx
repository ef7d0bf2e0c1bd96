import { act, Component, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { createLatePart } from './late-part.ts';

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  place = document.createElement('main');
  root = createRoot(place);
  return async () => {
    await act(async () => root.unmount());
    vi.useRealTimers();
  };
});

/** A bundle that arrives, or fails, when the test says so. */
function createBundle() {
  const asked: {
    resolve: (bundle: { Greeting: typeof Greeting }) => void;
    reject: (error: Error) => void;
  }[] = [];
  return {
    asked,
    load: () =>
      new Promise<{ Greeting: typeof Greeting }>((resolve, reject) => {
        asked.push({ resolve, reject });
      }),
    arrive: () => act(async () => asked.at(-1)?.resolve({ Greeting })),
    /** All three tries. */
    fail: async () => {
      for (let tries = 0; tries < 3; tries++) {
        await act(async () => asked.at(-1)?.reject(new Error('offline')));
        await act(() => vi.advanceTimersByTimeAsync(2000));
      }
    },
  };
}

function render(content: ReactNode): Promise<void> {
  return act(async () => root.render(content));
}

test('a part shows what stands in its place, and itself as soon as it has arrived', async () => {
  const { load, arrive } = createBundle();
  const Late = createLatePart(load, 'Greeting');
  await render(<Late name="Ada" meanwhile={<p>Loading</p>} />);
  expect(place.textContent).toBe('Loading');
  await arrive();
  expect(place.textContent).toBe('Hello Ada');
});

test('a part that was loaded before is shown at once', async () => {
  const { load, arrive, asked } = createBundle();
  const Late = createLatePart(load, 'Greeting');
  const preloaded = Late.preload();
  await arrive();
  await preloaded;
  const shown: string[] = [];
  const watcher = new MutationObserver(() => shown.push(place.textContent));
  watcher.observe(place, { childList: true, subtree: true });
  await render(<Late name="Ada" meanwhile={<p>Loading</p>} />);
  expect(shown).toEqual(['Hello Ada']);
  expect(asked).toHaveLength(1);
});

test('a part that stands in many places is asked for once', async () => {
  const { load, arrive, asked } = createBundle();
  const Late = createLatePart(load, 'Greeting');
  await render([<Late key="1" name="Ada" />, <Late key="2" name="Max" />]);
  await arrive();
  expect(place.textContent).toBe('Hello AdaHello Max');
  expect(asked).toHaveLength(1);
});

test('a part that is gone before it arrives changes nothing', async () => {
  const { load, arrive } = createBundle();
  const Late = createLatePart(load, 'Greeting');
  await render(<Late name="Ada" />);
  await render(<p>Elsewhere</p>);
  await arrive();
  expect(place.textContent).toBe('Elsewhere');
});

class Boundary extends Component<{ children: ReactNode }, { fault?: Error }> {
  override state: { fault?: Error } = {};
  static getDerivedStateFromError(fault: Error) {
    return { fault };
  }
  override render() {
    const { fault } = this.state;
    if (!fault) return this.props.children;
    return (
      <button type="button" onClick={() => this.setState({ fault: undefined as never })}>
        {fault.message}
      </button>
    );
  }
}

test('a part that does not arrive fails, and is asked for anew when it is shown again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { load, arrive, fail, asked } = createBundle();
  const Late = createLatePart(load, 'Greeting');
  await render(
    <Boundary>
      <Late name="Ada" />
    </Boundary>,
  );
  await fail();
  expect(place.textContent).toBe('offline');
  expect(asked).toHaveLength(3);
  await act(async () => place.querySelector('button')?.click());
  await arrive();
  expect(place.textContent).toBe('Hello Ada');
});

test('a part whose preloading failed says so when it is shown, and does not wait a second time', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { load, fail, asked } = createBundle();
  const Late = createLatePart(load, 'Greeting');
  const preloaded = Late.preload();
  await fail();
  await preloaded;
  await render(
    <Boundary>
      <Late name="Ada" />
    </Boundary>,
  );
  expect(place.textContent).toBe('offline');
  expect(asked).toHaveLength(3);
});
