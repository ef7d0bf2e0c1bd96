import { useLingui } from '@lingui/react/macro';
import type { Session } from '@relievo/contracts/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { Building2, Check } from 'lucide-react';
import { client } from '../../../lib/server/client.ts';
import { sessionQuery } from '../../../lib/server/session.ts';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { Menu, MenuItem, MenuSection } from '../../../ui/overlays/menu.tsx';
import { useAccountCommands } from '../../commands/account-commands.ts';
import { useCommandPlace } from '../../commands/use-command-place.ts';
import { AccountButton } from './account-button.tsx';
import { findRoleName } from './role-names.ts';
import './account-menu.css';

interface SignedInMenuProps {
  session: Session;
  /** What had happened to its button before the menu arrived. */
  startsOpen: boolean;
  startsFocused: boolean;
}

/** Loaded for people who are signed in. */
export function SignedInMenu({ session, startsOpen, startsFocused }: SignedInMenuProps) {
  const { t, i18n } = useLingui();
  const place = useCommandPlace();
  const commands = useAccountCommands();
  const switchTo = useOrganizationSwitch();
  const nameOf = useOrganizationName();
  const { user, organizations, currentOrganization, accountType } = session;
  return (
    <Menu
      aria-label={t`Account`}
      startsOpen={startsOpen}
      trigger={<AccountButton id="user-menu" autoFocus={startsFocused} />}
      note={
        <dl className="account-note">
          <div>
            <dt className="spoken">{t`Name`}</dt>
            <dd>
              <strong>{user.displayName}</strong>
            </dd>
          </div>
          <div>
            <dt className="spoken">{user.email === null ? t`User name` : t`Email`}</dt>
            <dd>{user.email ?? user.username}</dd>
          </div>
          <div>
            <dt className="spoken">{t`Account type`}</dt>
            <dd>{i18n._(findRoleName(accountType))}</dd>
          </div>
        </dl>
      }
    >
      <MenuSection title={t`Organization`}>
        {organizations.map(({ organization }) => {
          const isCurrent = organization.id === currentOrganization?.id;
          return (
            <MenuItem
              key={organization.id}
              icon={
                isCurrent ? (
                  <Check aria-hidden="true" size={20} />
                ) : (
                  <Building2 aria-hidden="true" size={20} />
                )
              }
              onAction={() => void switchTo(organization.id)}
            >
              {nameOf(organization, isCurrent)}
            </MenuItem>
          );
        })}
      </MenuSection>
      <MenuSection title={t`You`}>
        {commands.map((command) => {
          const { name, label, icon: Icon } = command;
          return (
            <MenuItem
              key={name}
              icon={Icon ? <Icon aria-hidden="true" size={20} /> : null}
              onAction={() => command.perform(place)}
            >
              {i18n._(label)}
            </MenuItem>
          );
        })}
      </MenuSection>
    </Menu>
  );
}

type Organization = Session['organizations'][number]['organization'];

/** A personal organization has the name of its person: it is told apart from them. */
function useOrganizationName(): (organization: Organization, isCurrent: boolean) => string {
  const { t } = useLingui();
  return ({ name, type }, isCurrent) => {
    const told = type === 'personal' ? t`${name} (personal)` : name;
    return isCurrent ? t`${told} (current)` : told;
  };
}

function useOrganizationSwitch() {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async (organizationId: string) => {
    try {
      const organization = await client.organizations.switch({ organizationId });
      await queries.invalidateQueries();
      await queries.refetchQueries({ queryKey: sessionQuery.queryKey });
      toasts.show(t`You are now working in ${organization.name}.`, 'success');
    } catch {
      toasts.show(t`The organization could not be changed. Please try again.`, 'error');
    }
  };
}
