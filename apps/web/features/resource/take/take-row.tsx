import { Trans, useLingui } from '@lingui/react/macro';
import type { TakeWay } from '@relievo/contracts/people';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { formatFileSize } from '../../../lib/words/file-size.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonAnchor } from '../../../ui/actions/link.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { BeingMade } from '../files/being-made.tsx';
import { useMade } from '../files/use-made.ts';
import { saveFile } from './save-file.ts';
import { useTakeWords } from './take-words.ts';
import { type Device, findImpossibility, findMainFile } from './ways-to-take.ts';

interface TakeRowProps {
  resourceId: string;
  way: TakeWay;
  devices: readonly Device[];
  /** The device that was chosen in this browser before, which may not be offered here. */
  chosen: string | undefined;
  isFirst: boolean;
  onChoose: (device: string) => void;
}

/** One way: a press makes the file where there is none yet, and downloads it. */
export function TakeRow({ resourceId, way, devices, chosen, isFirst, onChoose }: TakeRowProps) {
  const { t } = useLingui();
  const words = useTakeWords();
  const device =
    devices.find(({ id }) => id === chosen) ??
    devices.find((one) => findImpossibility(one) === undefined) ??
    devices[0];
  if (!device) return null;
  const name = words.wayName(way);
  return (
    <li className="take-way">
      <TakeButton
        key={device.id}
        resourceId={resourceId}
        device={device}
        name={name}
        deviceName={devices.length > 1 ? words.deviceName(way, device) : ''}
        isFirst={isFirst}
        onTake={() => onChoose(device.id)}
      />
      {devices.length > 1 ? (
        <select
          className="input take-device"
          aria-label={t`Options for ${name}`}
          value={device.id}
          onChange={({ target }) => onChoose(target.value)}
        >
          {devices.map((one) => (
            <option key={one.id} value={one.id}>
              {words.deviceName(way, one)}
            </option>
          ))}
        </select>
      ) : null}
    </li>
  );
}

interface TakeButtonProps {
  resourceId: string;
  device: Device;
  name: string;
  /** Empty where there is nothing to choose. */
  deviceName: string;
  isFirst: boolean;
  onTake: () => void;
}

function TakeButton({ resourceId, device, name, deviceName, isFirst, onTake }: TakeButtonProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const wasTaken = useRef(false);
  // The same form may be made from the list of all formats: then nobody waits for it here.
  const [isAsked, setAsked] = useState(false);
  const fullName = deviceName === '' ? name : t`${name}, ${deviceName}`;
  const { make, onEnd } = useMade(resourceId, device, fullName, (found) => {
    setAsked(false);
    const file = findMainFile(found);
    if (!file) return;
    saveFile(file);
    announce(t`Downloaded: ${fullName}`);
  });
  const { made, request } = device;
  const file = made && findMainFile(made);
  const impossibility = findImpossibility(device);
  const isOver = file !== undefined || impossibility !== undefined;
  useEffect(() => {
    // The button that had the focus is gone: its link is there instead, or why there is none.
    if (!isOver || !wasTaken.current) return;
    wasTaken.current = false;
    if (document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('a, .offer-problem')?.focus();
  }, [isOver]);
  const variant = isFirst ? 'primary' : 'secondary';
  const icon = <Download aria-hidden="true" size={20} />;
  const isWaiting = request?.state === 'waiting';
  const problem = make.refused ?? (request?.state === 'failed' ? request.problem : null);
  if (impossibility !== undefined)
    return (
      <div ref={place} className="take-button">
        <p className="offer-problem" tabIndex={-1}>
          {fullName}: <span lang="en">{impossibility}</span>
        </p>
      </div>
    );
  return (
    <div ref={place} className="take-button">
      {file ? (
        <ButtonAnchor variant={variant} href={file.address} download icon={icon} onClick={onTake}>
          {name}
          <Kind name={deviceName} />
          <span className="take-much"> {formatFileSize(file.size)}</span>
        </ButtonAnchor>
      ) : (
        <Button
          variant={variant}
          icon={icon}
          isBusy={isWaiting || make.isPending}
          busyWords={t`Making ${fullName}…`}
          onPress={() => {
            onTake();
            setAsked(true);
            wasTaken.current = true;
            make.start();
          }}
        >
          {name}
          <Kind name={deviceName} />
        </Button>
      )}
      {isAsked && isWaiting && request.progressId ? (
        <BeingMade progressId={request.progressId} onEnd={onEnd} />
      ) : null}
      {problem ? (
        <>
          <Refusal text={problem} />
          <p>
            <Trans>Press again to try once more.</Trans>
          </p>
        </>
      ) : null}
    </div>
  );
}

/** Beside the button there is a list that shows it; who hears the button by itself hears it too. */
function Kind({ name }: { name: string }) {
  return name === '' ? null : <span className="spoken">{` (${name})`}</span>;
}
