/** What would follow from a change of state: which memberships of the people end, and what is to come for them. */
import { sql } from 'kysely';
import {
  type ConcernedPerson,
  PREVIEW_PEOPLE_MAX,
  type StateFollows,
} from '../../../../../src/domain/register/stateChange';
import type { LeavingReason } from '../../../../../src/domain/register/states';
import type { Database } from '../../../store/database/database';
import { comingRegistrations, comingServices } from './coming';
import { type AskedState, judgeStates, shownRefusals } from './judgeStates';
import { accountsOf } from './linkedAccounts';

type Place = ConcernedPerson['etapes'][number];

interface PlacesRow {
  id: number;
  groupe: Place | null;
  departement: Place | null;
  etapes: Place[] | null;
  conjoint: ConcernedPerson['conjoint'];
}

async function placesOf(db: Database, ids: readonly number[]): Promise<PlacesRow[]> {
  const { rows } = await sql<PlacesRow>`
    select m.id,
      (select json_build_object('id', g.id, 'nom', g.nom) from groupes_membres as s join groupes as g on g.id = s.groupe_id
        where s.membre_id = m.id and s.date_sortie is null) as groupe,
      (select json_build_object('id', d.id, 'nom', d.nom) from departements_membres as s
        join departements as d on d.id = s.departement_id
        where s.membre_id = m.id and s.date_sortie is null) as departement,
      (select json_agg(json_build_object('id', e.id, 'nom', e.libelle) order by e.ordre, e.id)
        from membres_etapes as s join etapes as e on e.id = s.etape_id where s.membre_id = m.id) as etapes,
      (select json_build_object('id', c.id, 'nom', c.nom, 'prenom', c.prenom, 'genre', c.genre, 'situation', c.situation_matrimoniale)
        from membres as c where c.id = m.conjoint_id) as conjoint
    from membres as m where m.id = any(${[...ids]}::integer[])`.execute(db);
  return rows;
}

/** The rows by the member whose they are. */
function byMember<T extends { member: number }>(rows: readonly T[]): Map<number, T[]> {
  const found = new Map<number, T[]>();
  for (const row of rows) found.set(row.member, [...(found.get(row.member) ?? []), row]);
  return found;
}

interface Context {
  today: string;
  /** The account that asks; missing where accounts aren't linked to records. */
  caller?: number | undefined;
  /** The reason of a departure; undefined where it isn't asked about. */
  reason?: LeavingReason | null | undefined;
}

/** A return ends nothing. */
export async function stateFollows(
  db: Database,
  asked: AskedState,
  { today, caller, reason }: Context,
): Promise<StateFollows> {
  const { people, left } = await judgeStates(db, asked, asked.state === 'parti' ? reason : undefined);
  const ending = asked.state === 'actif' ? [] : people.map(({ id }) => id);
  const places = await placesOf(db, ending);
  const placesBy = new Map(places.map((row) => [row.id, row]));
  const registrations = await comingRegistrations(db, ending, today);
  const services = await comingServices(db, ending, today);
  const accounts = caller === undefined ? undefined : await accountsOf(db, ending, caller);
  const [registrationsBy, servicesBy] = [byMember(registrations), byMember(services)];
  const shown = people.slice(0, PREVIEW_PEOPLE_MAX).map(({ id, nom, prenom, etat }): ConcernedPerson => {
    const row = placesBy.get(id);
    return {
      id,
      nom,
      prenom,
      etat,
      groupe: row?.groupe ?? null,
      departement: row?.departement ?? null,
      etapes: row?.etapes ?? [],
      inscriptions: (registrationsBy.get(id) ?? []).map(({ id: person, event, day, etat: state }) => ({
        id: person,
        evenement: { id: event.id, nom_evenement: event.nom_evenement },
        jour: day,
        etat: state,
      })),
      services: (servicesBy.get(id) ?? []).map(({ id: assignment, event, day, role, isSeries }) => ({
        id: assignment,
        evenement: { id: event.id, nom_evenement: event.nom_evenement },
        jour: day,
        role: role.libelle,
        serie: isSeries,
      })),
      conjoint: row?.conjoint ?? null,
      compte: accounts?.get(id) ?? null,
    };
  });
  return {
    total: people.length,
    personnes: shown,
    refus: shownRefusals(left),
    comptes: {
      groupes: places.filter(({ groupe }) => groupe).length,
      departements: places.filter(({ departement }) => departement).length,
      etapes: places.reduce((sum, { etapes }) => sum + (etapes?.length ?? 0), 0),
      inscriptions: registrations.length,
      services: services.length,
      ...(accounts && { comptes: [...accounts.values()].filter(({ reste: stays }) => !stays).length }),
    },
  };
}
