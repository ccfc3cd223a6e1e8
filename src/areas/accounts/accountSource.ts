import { comptes } from '../../api/endpoints/accounts/comptes';
import { ApiError } from '../../api/errors';
import { updateCache, useQuery, write } from '../../api/useApi';
import type { CatalogSource } from '../../catalog/source';
import type { Compte } from '../../domain/accounts/compte';
import type { Role } from '../../domain/droits';
import { pageTexts } from '../../texts/texts';
import { accountTexts } from './texts';

/** The values of the form: an invitation has all of them, a change only the role. */
export interface AccountValues {
  email?: string | undefined;
  nom?: string | undefined;
  prenom?: string | undefined;
  role: Role;
}

export const accountSource: CatalogSource<Compte, AccountValues> = {
  subject: 'comptes',
  useRows: () => useQuery(comptes.list, {}),
  change: (client, edit) => updateCache(client, comptes.list, {}, edit),
  async create(client, { email = '', nom = '', prenom = '', role }) {
    const { envoye, ...compte } = await write(client, comptes.invite, { body: { email, nom, prenom, role } });
    // The account is there and shows in the list, so the form says what is left to do.
    if (!envoye)
      throw new ApiError({ kind: 'server', status: 200, message: pageTexts(accountTexts).notSent });
    return compte;
  },
  update: (client, { id }, { role }) => write(client, comptes.setRole, { id, body: { role } }),
  remove: (client, { id }) => write(client, comptes.remove, { id }),
};
