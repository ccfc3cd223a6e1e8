import { comptes } from '../../api/endpoints/comptes';
import { ApiError } from '../../api/errors';
import { updateCache, useQuery, write } from '../../api/useApi';
import type { CatalogSource } from '../../catalog/source';
import type { Compte } from '../../domain/accounts/compte';
import { purposeOf } from '../../domain/accounts/confirmation';
import type { Role } from '../../domain/droits';
import { fullNameOf } from '../../texts/memberLabels';
import { pageTexts } from '../../texts/texts';
import { accountTexts } from './texts';
import type { Confirmed } from './useConfirmation';

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
  confirmed: Confirmed,
): CatalogSource<Compte, AccountValues> => ({
  subject: 'comptes',
  useRows: () => useQuery(comptes.list, {}),
  change: (client, edit) => updateCache(client, comptes.list, {}, edit),
  async create(client, { email = '', nom = '', prenom = '', role }) {
    const body = { email, nom, prenom, role };
    const invited = await confirmed(purposeOf(comptes.invite), () => write(client, comptes.invite, { body }));
    const { envoye, lien, ...compte } = invited;
    if (envoye) return compte;
    // The account is there and shows in the list, so the form says what is left to do.
    if (!lien) throw new ApiError({ kind: 'server', status: 200, message: pageTexts(accountTexts).notSent });
    onUnsent(fullNameOf(compte), lien);
    return { ...compte, invitation_envoyee: false };
  },
  update: (client, { id }, { role }) =>
    confirmed(purposeOf(comptes.setRole, id), () => write(client, comptes.setRole, { id, body: { role } })),
  remove: (client, { id }) =>
    confirmed(purposeOf(comptes.remove, id), () => write(client, comptes.remove, { id })),
  isCreationTold: ({ invitation_envoyee }) => invitation_envoyee === false,
});
