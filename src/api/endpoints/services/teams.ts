import { askedDatesSchema, askedSchema } from '../../../domain/events/staffing';
import { changedTeamsSchema, teamChangeSchema } from '../../../domain/events/team';
import { family, post, put } from '../../endpoint';

/** Teams of single dates of a series. */
export const teamCalls = family('services', {
  /**
   * Replaces, adds or takes away one person on some dates at once, or on none. 409 where the team of one of them was changed
   * meanwhile.
   */
  changeTeams: put('/api/events/{id}/equipes/', changedTeamsSchema, {
    needs: 'equipes',
    invalidates: ['services', 'service', 'evenements', 'evenement', 'affectations', 'messages'],
    body: teamChangeSchema,
    extras: { prevenir: 'avis-comptes' },
  }),
  /** Mails the people of several dates who weren't asked yet: each gets one mail with all of theirs. */
  askAll: post('/api/services/demandes/', askedSchema, {
    needs: 'equipes',
    invalidates: ['services', 'service', 'messages'],
    body: askedDatesSchema,
  }),
});
