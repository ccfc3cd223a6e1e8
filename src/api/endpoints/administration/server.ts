/** How the server of the back end is, for administrators. */
import * as z from 'zod/mini';
import { checksSchema, serverStateSchema, trialMailSchema } from '../../../domain/serverState';
import { family, get, post } from '../../endpoint';

const needs = 'etat-serveur';
const tagged = { needs, tags: ['serveur'] } as const;

export const serverCalls = family('serveur', {
  /** What the server knows of itself without asking the network. */
  etat: get('/api/serveur/etat/', serverStateSchema, tagged),
  /** The mail server and the certificate of the public address, which it asks for at most five seconds each. */
  reseau: get('/api/serveur/reseau/', checksSchema, tagged),
  /** What needs a hand now; mostly nothing. */
  alertes: get('/api/serveur/alertes/', checksSchema, tagged),
  /** Confirms that the server's clock is right. 409 where it has moved on by more than an hour since it was shown. */
  confirmerHorloge: post('/api/serveur/horloge/', serverStateSchema, {
    body: z.object({ horloge: z.string() }),
    needs,
    invalidates: ['serveur', 'journal'],
  }),
  /** Sends a trial mail to the account that asks. */
  essayerCourriel: post('/api/serveur/courriel/', trialMailSchema, { needs }),
});
