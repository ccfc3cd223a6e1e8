/** The call that saves a family at once. Apart from the other writes of members, because only its sheet makes it. */
import { familyDraftSchema, familySchema } from '../../domain/members/familyDraft';
import { family, post } from '../endpoint';

export const familyCalls = family('membres', {
  /** New members, links and addresses of a family, stored whole or not at all. Only 201 is a success. */
  createFamily: post('/api/membres/famille/', familySchema, {
    body: familyDraftSchema,
    status: 201,
    needs: 'famille',
    extras: { 'adultes.updated_at': 'versions', 'enfants.updated_at': 'versions' },
    invalidates: ['membres', 'noms', 'effectifs', 'groupes', 'departements'],
  }),
});
