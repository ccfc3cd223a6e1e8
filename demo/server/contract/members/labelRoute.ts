import { sql } from 'kysely';
import { memberLabelCalls } from '../../../../src/api/endpoints/register/memberLabels';
import { LABEL_IDS_MAX, type LabelPeople, type LabelPerson } from '../../../../src/domain/labels/labelPeople';
import type { Api } from '../../guard/api';
import { writeRoute } from '../../guard/writes/writeRoute';
import type { Database } from '../../store/database/database';
import { isTakenBy } from '../../store/rows/whoCounts';
import { idsIn } from './MemberSplit';
import { memberTexts } from './texts';

/** The age from which a person is written to with a title. */
const OF_AGE = 18;

const OUTPUTS = { etiquettes: 'labels', lettres: 'letters' } as const;

interface Row extends LabelPerson {
  est_actif: boolean;
  est_pris: boolean;
}

async function labelPeople(
  db: Database,
  ids: readonly number[],
  use: keyof typeof OUTPUTS,
  today: string,
): Promise<LabelPeople> {
  const { rows } = await sql<Row>`
    select m.id, m.nom, m.prenom, m.genre, m.adresse, m.adresse_complement, m.code_postal, m.ville, m.conjoint_id as conjoint,
      coalesce(m.date_naissance > ${today}::date - make_interval(years => ${OF_AGE}::integer), false) as mineur,
      (select array_agg(e.parent_id order by e.parent_id) from enfants as e where e.enfant_id = m.id) as parents,
      m.etat = 'actif' as est_actif, ${isTakenBy(OUTPUTS[use])} as est_pris
    from unnest(${[...ids]}::integer[]) with ordinality as wanted(id, place) join membres as m on m.id = wanted.id
    order by wanted.place`.execute(db);
  const left = rows.filter(({ est_actif: isActive }) => !isActive).length;
  const taken = rows.filter(({ est_pris: isTaken }) => isTaken);
  return {
    personnes: taken.map(({ est_actif: _, est_pris: __, ...person }) => person),
    partis: left,
    opposes: rows.length - left - taken.length,
  };
}

/** Serves the addresses for labels and letters. A back end without postcodes has none to tell. */
export function labelRoute(api: Api): void {
  const { today, capabilities } = api;
  const hasPostcodes = capabilities.includes('adresses');
  writeRoute(api, memberLabelCalls.labels, 'unqueued', ({ body }) => {
    const ids = idsIn('ids', body.ids, memberTexts.noMember, LABEL_IDS_MAX);
    return async (trx) => {
      const found = await labelPeople(trx, ids, body.pour, today());
      if (hasPostcodes) return found;
      const people = found.personnes.map((person) => ({
        ...person,
        adresse_complement: null,
        code_postal: null,
      }));
      return { ...found, personnes: people };
    };
  });
}
