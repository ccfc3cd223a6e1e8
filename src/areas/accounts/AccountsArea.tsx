import { useMemo } from 'react';
import * as z from 'zod/mini';
import { accountRecordCalls } from '../../api/endpoints/administration/accountRecords';
import { accountCalls } from '../../api/endpoints/administration/accounts';
import { question } from '../../api/queryCache';
import { useQuery } from '../../api/useApi';
import { Catalog, loadDialogs } from '../../catalog/Catalog';
import type { CatalogForm, CatalogItem, CatalogView } from '../../catalog/source';
import type { UserAccount } from '../../domain/accounts/account';
import type { AccountLink } from '../../domain/accounts/accountRecord';
import { ACCOUNT_ROLES } from '../../domain/rights';
import { useIsHiddenByPage } from '../../session/hostPage';
import { useCapability } from '../../session/useSession';
import { formatDate } from '../../texts/formats';
import { fullNameOf, spokenNameOf } from '../../texts/records/memberLabels';
import { useTexts } from '../../texts/texts';
import { Badge } from '../../ui/display/Badge';
import { Screen } from '../../ui/display/Screen';
import { Select } from '../../ui/form/fields/Select';
import { LazyPart } from '../../ui/lazy/LazyPart';
import type { AreaProps, PrefetchPlan } from '../area';
import { BackToApps } from '../frame/navigation/BackToApps';
import { useAreaTitle } from '../frame/WidgetContext';
import { AccountMenu } from './AccountMenu';
import { type AccountValues, accountSourceOf } from './accountSource';
import { accountRecordTexts, accountsTexts } from './texts.fr';
import { useUnsentInvitation } from './UnsentInvitation';
import { useConfirmation } from './useConfirmation';

const loadAccount = () => import('./AccountDialog');
const loadProposals = () => import('./AccountProposals');
const loadRequired = () => import('./RequiredFactors');

export const prefetchPlan: PrefetchPlan = {
  data: () => [question(accountCalls.list, {})],
  next: () => [loadDialogs, loadAccount],
};

/** Who may sign in, and with which role. */
export default function AccountsArea({ readonly }: AreaProps<Record<never, never>>) {
  const title = useAreaTitle();
  const texts = useTexts(accountsTexts);
  const recordTexts = useTexts(accountRecordTexts);
  const hasRecords = useCapability('compte-membre');
  const records = useQuery(accountRecordCalls.records, hasRecords ? {} : null).data;
  const accounts = useQuery(accountCalls.list, {}).data ?? NO_ACCOUNTS;
  const parts = useMemo(
    () => partsOf(texts, recordTexts, records?.liens ?? NO_LINKS),
    [texts, recordTexts, records],
  );
  const showLink = useUnsentInvitation();
  const confirmed = useConfirmation();
  const isFixed = useIsHiddenByPage('edit') || readonly;
  const mayRequire = useCapability('facteur-exige');
  const source = useMemo(() => accountSourceOf(showLink, confirmed), [showLink, confirmed]);
  return (
    <Screen title={title} lead={<BackToApps />}>
      <Catalog
        source={source}
        texts={texts}
        layout="list"
        {...parts}
        Actions={AccountMenu}
        readonly={readonly}
      />
      {records && !isFixed && records.propositions.length > 0 && (
        <LazyPart load={loadProposals} props={{ proposals: records.propositions, accounts }} />
      )}
      {mayRequire && <LazyPart load={loadRequired} props={{ readonly: isFixed }} />}
    </Screen>
  );
}

const values = z.object({
  email: z.optional(z.string()),
  nom: z.optional(z.string()),
  prenom: z.optional(z.string()),
  role: z.enum(ACCOUNT_ROLES),
});

/** The role of an account, whether it can be used, and whether it has a second factor. */
function AccountBadges({ account }: { account: UserAccount }) {
  const texts = useTexts(accountsTexts);
  const { role, etat, second_facteur, invitation_envoyee } = account;
  return (
    <>
      <Badge tone={role === 'administrateur' ? 'accent' : undefined}>{texts[role]}</Badge>
      {etat === 'invite' && invitation_envoyee === false && (
        <Badge tone="warning" data-wraps>
          {texts.notInvited}
        </Badge>
      )}
      {etat === 'invite' && invitation_envoyee !== false && (
        <Badge tone="info" data-wraps>
          {texts.invited}
        </Badge>
      )}
      {etat === 'desactive' && <Badge tone="warning">{texts.disabled}</Badge>}
      {second_facteur && <Badge>{texts.secondFactor}</Badge>}
    </>
  );
}

const NO_ACCOUNTS: readonly UserAccount[] = [];
const NO_LINKS: readonly AccountLink[] = [];

function partsOf(
  texts: typeof accountsTexts,
  recordTexts: typeof accountRecordTexts,
  links: readonly AccountLink[],
) {
  const recordOf = ({ id }: UserAccount) => links.find(({ compte }) => compte === id)?.membre;
  const linkNote = (account: UserAccount) => {
    const record = recordOf(account);
    return record && recordTexts.shortLink(fullNameOf(record));
  };
  const item = (account: UserAccount): CatalogItem => ({
    name: fullNameOf(account),
    spoken: spokenNameOf(account),
    description: account.email,
    badge: <AccountBadges account={account} />,
    note: [
      linkNote(account),
      account.sessions > 0 && texts.sessions(account.sessions),
      account.vu_le && texts.seen(formatDate(account.vu_le)),
    ]
      .filter(Boolean)
      .join(' · '),
  });
  const roles = ACCOUNT_ROLES.map((role) => ({ value: role, label: texts[role] }));
  const form: CatalogForm<UserAccount, AccountValues> = {
    schema: values,
    fields: (row, { TextField }) => (
      <>
        {!row && (
          <>
            <TextField
              name="email"
              type="email"
              label={texts.email}
              hint={texts.emailHint}
              required
              autoComplete="off"
            />
            <TextField name="prenom" label={texts.firstName} required maxLength={150} autoComplete="off" />
            <TextField name="nom" label={texts.lastName} required maxLength={150} autoComplete="off" />
          </>
        )}
        <Select
          name="role"
          label={texts.role}
          hint={texts.roleHint}
          options={roles}
          defaultValue={row?.role ?? 'utilisateur'}
        />
      </>
    ),
  };
  const view: CatalogView<UserAccount> = { label: texts.manage, load: loadAccount };
  return { item, form, view };
}
