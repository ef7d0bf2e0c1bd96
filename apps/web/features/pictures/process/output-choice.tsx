import { useLingui } from '@lingui/react/macro';
import { OUTPUT_OFFERS } from '@relievo/contracts/library/files';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { useFileWords } from '../../resource/index.ts';
import type { StepProps } from '../work/step-props.ts';

/** The files that are made when it is saved; all others can be had on the page of the resource later. */
export function OutputChoice({ work, keeper }: Pick<StepProps, 'work' | 'keeper'>) {
  const { t } = useLingui();
  const { formName, formUse } = useFileWords();
  const { process } = work;
  const choose = (format: string, isWanted: boolean) =>
    keeper.change({
      process: {
        ...process,
        outputs: OUTPUT_OFFERS.map(({ id }): string => id).filter((id) =>
          id === format ? isWanted : process.outputs.includes(id),
        ),
      },
    });
  return (
    <fieldset className="picture-outputs">
      <legend>{t`Outputs`}</legend>
      <ul role="list">
        {OUTPUT_OFFERS.map(({ id }) => (
          <li key={id} data-chosen={process.outputs.includes(id)}>
            <Checkbox
              isSelected={process.outputs.includes(id)}
              onChange={(isWanted) => choose(id, isWanted)}
              aria-describedby={`picture-output-${id}`}
            >
              {formName(id)}
            </Checkbox>
            <p id={`picture-output-${id}`} className="field-help">
              {formUse(id)}
            </p>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
