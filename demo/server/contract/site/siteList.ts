/**
 * What the organisation's site may list: names and identifiers of what visitors can open now. Counts, hours and people stay here.
 */
import { SITE_ROWS_MAX, type SiteList } from '../../../../src/domain/siteList';
import type { Api } from '../../guard/api';
import type { Database } from '../../store/database/database';
import { openingColumns } from '../forms/formRow';
import { stateOf } from '../forms/openState';
import { openRegistrations } from '../registrations/openNow';

async function openForms(db: Database, minute: string): Promise<SiteList['formulaires']> {
  const rows = await db
    .selectFrom('formulaires')
    .select(['identifiant', 'nom_du_formulaire', ...openingColumns])
    .orderBy('nom_du_formulaire')
    .orderBy('id')
    .execute();
  return rows
    .map((row) => ({
      identifiant: row.identifiant,
      nom: row.nom_du_formulaire,
      etat: stateOf(row, minute),
    }))
    .filter(({ etat }) => etat === 'ouvert')
    .slice(0, SITE_ROWS_MAX);
}

async function openEvents(db: Database, minute: string): Promise<SiteList['inscriptions']> {
  const open = await openRegistrations(db, minute);
  if (open.size === 0) return [];
  const rows = await db
    .selectFrom('evenements')
    .select(['id', 'nom_evenement', 'date', 'is_recurrent'])
    .where('id', 'in', [...open.keys()])
    .orderBy('date')
    .orderBy('id')
    .limit(SITE_ROWS_MAX)
    .execute();
  return rows.map(({ id, nom_evenement, date, is_recurrent }) => ({
    identifiant: open.get(id) ?? '',
    nom: nom_evenement,
    jour: is_recurrent ? null : String(date).slice(0, 10),
    etat: 'ouvert',
  }));
}

/** Whether an event is public. */
async function hasAgenda(db: Database): Promise<boolean> {
  const row = await db.selectFrom('evenements').select('id').where('public', '=', true).limit(1).execute();
  return row.length > 0;
}

type Place = Pick<Api, 'db' | 'capabilities' | 'minute'>;

export async function siteList({ db, capabilities, minute }: Place): Promise<SiteList> {
  return {
    formulaires: await openForms(db, minute()),
    inscriptions: capabilities.includes('inscriptions') ? await openEvents(db, minute()) : [],
    agenda: { public: capabilities.includes('agenda') && (await hasAgenda(db)) },
  };
}
