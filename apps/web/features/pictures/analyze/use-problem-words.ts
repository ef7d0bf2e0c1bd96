import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { TouchProblem } from '@relievo/trace/classify';
import { useQuantities } from '../../../lib/words/use-quantities.ts';

/** What fingers would meet in a picture; null for what a later version of the server may say. */
export function useProblemWords(): (problem: TouchProblem) => string | null {
  const { t } = useLingui();
  const tell = useQuantities();
  return (problem) => {
    switch (problem.code) {
      case 'lines_crowded': {
        const [share, least] = [tell.share(problem.share, 0), tell.millimetres(problem.least)];
        return t`Along ${share} of its lines and edges, another one is nearer than ${least} on a sheet of A4. Fingers need that distance to tell them apart.`;
      }
      case 'lines_short': {
        const [count, least] = [tell.count(problem.count), tell.millimetres(problem.least)];
        return plural(problem.of, {
          one: `${count} of # line is shorter than ${least} on a sheet of A4, too short to be felt as a line.`,
          other: `${count} of # lines are shorter than ${least} on a sheet of A4, too short to be felt as lines.`,
        });
      }
      case 'areas_small': {
        const [count, least] = [tell.count(problem.count), tell.millimetres(problem.least)];
        return plural(problem.of, {
          one: `${count} of # area is narrower than ${least} on a sheet of A4, too narrow for a texture.`,
          other: `${count} of # areas are narrower than ${least} on a sheet of A4, too narrow for a texture.`,
        });
      }
      case 'raised_too_much': {
        const [share, most] = [tell.share(problem.share), tell.share(problem.most)];
        return t`${share} of it is not empty paper. A sheet on which more than ${most} is raised is too full to read.`;
      }
      case 'labels_many': {
        const most = tell.count(problem.most);
        return plural(problem.count, {
          one: `# label. More than ${most} hardly fit in braille.`,
          other: `# labels. More than ${most} hardly fit in braille.`,
        });
      }
      case 'parts_many': {
        const most = tell.count(problem.most);
        return plural(problem.count, {
          one: `# part. A sheet with more than ${most} is hard to remember.`,
          other: `# parts. A sheet with more than ${most} is hard to remember.`,
        });
      }
      case 'nothing_to_trace':
        return t`There is nothing to trace.`;
      default:
        return null;
    }
  };
}
