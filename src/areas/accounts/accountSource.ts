import { accountCalls } from '../../api/endpoints/administration/accounts';
import { ApiError } from '../../api/errors';
import { updateCache, useQuery, write } from '../../api/useApi';
import type { CatalogSource } from '../../catalog/source';
import type { UserAccount } from '../../domain/accounts/account';
import { purposeOf } from '../../domain/accounts/confirmation';
import type { Role } from '../../domain/rights';
import { spokenNameOf } from '../../texts/records/memberLabels';
import { pageTexts } from '../../texts/texts';
import { accountsTexts } from './texts.fr';
import type { ConfirmCall } from './useConfirmation';

/** The values of the form: an invitation has all of them, a change only the role. */
export interface AccountValues {
  email?: string | undefined;
  nom?: string | undefined;
  prenom?: string | undefined;
  role: Role;
}

/**
 * @param onUnsent receives the link of an invitation that could not be mailed
 * @param confirmed makes the calls that the back end may want confirmed
 */
export const accountSourceOf = (
  onUnsent: (name: string, link: string) => void,
  confirmed: ConfirmCall,
): CatalogSource<UserAccount, AccountValues> => ({
  kind: 'account',
  subject: 'comptes',
  useRows: () => useQuery(accountCalls.list, {}),
  change: (client, edit) => updateCache(client, accountCalls.list, {}, edit),
  async create(client, { email = '', nom = '', prenom = '', role }) {
    const body = { email, nom, prenom, role };
    const invited = await confirmed(purposeOf(accountCalls.invite), () =>
      write(client, accountCalls.invite, { body }),
    );
    const { envoye, lien: link, ...account } = invited;
    if (envoye) return account;
    // The account is there and shows in the list, so the form says what is left to do.
    if (!link) throw new ApiError({ kind: 'server', status: 200, message: pageTexts(accountsTexts).notSent });
    onUnsent(spokenNameOf(account), link);
    return { ...account, invitation_envoyee: false };
  },
  update: (client, { id }, { role }) =>
    confirmed(purposeOf(accountCalls.setRole, id), () =>
      write(client, accountCalls.setRole, { id, body: { role } }),
    ),
  remove: (client, { id }) =>
    confirmed(purposeOf(accountCalls.remove, id), () => write(client, accountCalls.remove, { id })),
  isCreationTold: ({ invitation_envoyee }) => invitation_envoyee === false,
});
