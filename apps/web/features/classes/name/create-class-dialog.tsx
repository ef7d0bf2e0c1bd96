import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { useGo } from '../../../ui/page/use-go.ts';
import { classesQuery } from '../classes-query.ts';
import { ClassNameDialog } from './class-name-dialog.tsx';

interface CreateClassDialogProps {
  organization: { readonly id: string; readonly name: string };
  onClose: () => void;
}

/** A new class opens at once: the next thing to do there is to add learners. */
export function CreateClassDialog({ organization, onClose }: CreateClassDialogProps) {
  const { t } = useLingui();
  const go = useGo();
  const queries = useQueryClient();
  return (
    <ClassNameDialog
      title={t`Create a class in ${organization.name}`}
      action={t`Create`}
      busyWords={t`Creating…`}
      draftKey={`relievo-draft-class-${organization.id}`}
      start=""
      run={(name) => client.classes.create({ organizationId: organization.id, name })}
      done={({ name }) => t`The class ${name} is created. You teach it.`}
      onDone={({ id }) => {
        void queries.invalidateQueries({ queryKey: classesQuery.queryKey });
        go(`/classes/${id}`);
      }}
      onClose={onClose}
    />
  );
}
