import { useLingui } from '@lingui/react/macro';
import { readRefusal } from '@relievo/contracts/client';
import { useQuery } from '@tanstack/react-query';
import { useParam } from '../../../ui/page/use-param.ts';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { NotFound } from '../../../ui/states/not-found.tsx';
import { classQuery } from '../classes-query.ts';
import { OwnClass } from './own-class.tsx';
import { TaughtClass } from './taught-class.tsx';

/** One class: for its teachers to run, for its learners to see who is in it and what was given. */
export function ClassPage() {
  const { t } = useLingui();
  const id = useParam('id');
  const found = useQuery(classQuery(id));
  if (readRefusal(found.error)?.code === 'not_found') return <NotFound />;
  return (
    <Loaded level={2} query={found} loading={t`Loading the class…`} failed={t`The class could not be loaded`}>
      {(view) => (view.teaches ? <TaughtClass view={view} /> : <OwnClass view={view} />)}
    </Loaded>
  );
}
