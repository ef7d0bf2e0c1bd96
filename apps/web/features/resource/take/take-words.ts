import { useLingui } from '@lingui/react/macro';
import type { TakeWay } from '@relievo/contracts/people';
import { useFileWords } from '../files/file-words.ts';
import type { Device } from './ways-to-take.ts';

/** What a way and its devices are called. */
export function useTakeWords() {
  const { t } = useLingui();
  const files = useFileWords();
  const ways: Readonly<Record<TakeWay, string>> = {
    swell: t`Swell paper`,
    embosser: t`Embosser`,
    display: t`Display`,
    sound: t`Sound`,
    text: t`Text`,
  };
  return {
    wayName: (way: TakeWay) => ways[way],
    /** What there is to choose: a size of paper, a display, or a kind of file. */
    deviceName: (way: TakeWay, { format, profile }: Pick<Device, 'format' | 'profile'>) =>
      way === 'swell' || format === 'pins' ? files.mediumName(profile) : files.fullName(format, profile),
  };
}
