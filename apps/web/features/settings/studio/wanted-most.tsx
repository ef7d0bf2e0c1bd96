import { Trans, useLingui } from '@lingui/react/macro';
import { TAKE_WAYS } from '@relievo/contracts/people';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { useTakeWords } from '../../resource/index.ts';
import { Part } from '../part/part.tsx';
import type { StudioPartProps } from './studio-part.ts';

/** The ways that a resource is offered in first. */
export function WantedMost({ studio: { ways }, onChange }: StudioPartProps) {
  const { t } = useLingui();
  const words = useTakeWords();
  return (
    <Part id="studio-ways" title={t`What you use most`}>
      <p id="studio-ways-help">
        <Trans>These come first when you take a resource with you.</Trans>
      </p>
      <ul className="choice-list" role="list" aria-describedby="studio-ways-help">
        {TAKE_WAYS.map((way) => (
          <li key={way}>
            <Checkbox
              isSelected={ways.includes(way)}
              onChange={(isWanted) =>
                onChange({
                  ways: TAKE_WAYS.filter((one) => (one === way ? isWanted : ways.includes(one))),
                })
              }
            >
              {words.wayName(way)}
            </Checkbox>
          </li>
        ))}
      </ul>
    </Part>
  );
}
