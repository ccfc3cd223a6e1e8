import type { Kysely } from 'kysely';
import { runStatements } from './runStatements';

/** What the journal leaves out of registered people: what visitors wrote stands in the row alone, so that it goes with it. */
const SAID = ['email', 'telephone', 'valeurs', 'prenom', 'nom', 'cle', 'recherche'].join(',');

const recordAgain = (event: 'insert' | 'update'): string[] => {
  const rows = event === 'update' ? 'old table as anciens new table as nouveaux' : 'new table as nouveaux';
  return [
    `drop trigger noter_${event} on inscrits`,
    `create trigger noter_${event} after ${event} on inscrits referencing ${rows} for each statement
      execute function noter_changements('evenements', 'evenement_id', '{${SAID}}', '{updated_at}')`,
  ];
};

/**
 * The answers of each registered person, and which questions are asked once for a whole registration. Registrations that were open
 * before have no list: all of their questions are asked once, and what was answered stays at the registration.
 */
const statements: readonly string[] = [
  'alter table inscriptions_reglages add column questions_une_fois integer[]',
  'alter table inscrits add column valeurs jsonb',
  ...recordAgain('insert'),
  ...recordAgain('update'),
  "comment on column inscriptions_reglages.questions_une_fois is 'Questions du formulaire posées une fois par inscription\u00a0; les autres le sont à chaque personne. Sans liste, toutes le sont une fois.'",
  "comment on column inscrits.valeurs is 'Réponses de la personne\u00a0; celles de toute l’inscription sont dans inscriptions.valeurs.'",
];

export const up = <T>(db: Kysely<T>) => runStatements(db, ...statements);
