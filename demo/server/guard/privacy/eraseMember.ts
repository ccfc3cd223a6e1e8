/** Erases a member: what is linked to it, what the user says is about it, and every trace of it in what writes keep. */
import { sql } from 'kysely';
import { joinedNameOf } from '../../../../src/domain/members/member';
import type {
  ErasedRegistration,
  ErasurePreview,
  ErasureRequest,
  Probable,
} from '../../../../src/domain/privacy/erasure';
import { foldAccents } from '../../../../src/domain/search/foldAccents';
import { HttpError, invalid, notFound } from '../../http/httpError';
import type { Database } from '../../store/database/database';
import { raiseVersion, type WriteTransaction } from '../../store/database/writeQueue';
import { memberWithRelations } from '../../store/rows/memberDetail';
import { rowTexts } from '../../store/rows/texts';
import { checkVersion } from '../writes/version';
import { erasePerson, goingOf } from './erasePerson';
import { noteErasures, noteRegistrations } from './erasures';
import { erasureOf } from './person/eraseRegistrations';
import type { PersonFacts } from './person/PersonFacts';
import type { FoundRegistration } from './person/registrations';
import { filterNames } from './person/traces';
import { recordsOf, type Trail, trailOf } from './person/trail';
import {
  type PersonTraits,
  probableAccounts,
  probableAnswers,
  probableSpeakers,
  reasonsAmong,
} from './probable';
import { privacyTexts } from './texts';

interface Person extends PersonTraits {
  id: number;
  created_at: string;
  updated_at: string;
}

/** @throws HttpError 404 */
export async function personOf(db: Database, id: number): Promise<Person> {
  const row = await db
    .selectFrom('membres')
    .select(['id', 'nom', 'prenom', 'email', 'telephone', 'created_at', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound(rowTexts.noMember);
  return row;
}

/** Shared filters whose name or content names the person. */
async function namingFilters(db: Database, known: PersonFacts): Promise<{ id: number; nom: string }[]> {
  const rows = await db.selectFrom('filtres_partages').select(['id', 'nom', 'contenu']).execute();
  return rows.filter((row) => filterNames({ ...row }, known));
}

/** Speakers that are erased only if the user says that they are this person. */
const proposedSpeakers = (db: Database, { known, former, speakers }: Trail) =>
  probableSpeakers(db, known, { former, except: speakers });

/** A registration as it is shown before: with the other people of it, and what of its contact isn't the person's. */
function shownRegistration(found: FoundRegistration): ErasedRegistration {
  const {
    id,
    prenom,
    nom,
    nom_evenement,
    jour,
    etat,
    corbeille: trash,
    reasons,
    isSure,
    own,
    others,
  } = found;
  const left = (['email', 'telephone'] as const).flatMap((column) =>
    own.includes(column) ? [] : (found[column] ?? []),
  );
  return {
    id,
    nom: `${prenom} ${nom}`.trim(),
    nom_evenement,
    jour,
    etat,
    raisons: reasons,
    va: isSure,
    corbeille: trash,
    autres: [...others],
    contact_va: own.length > 0,
    reste: left.join(', ') || null,
    reponses_vont: own.includes('valeurs') || Object.keys(found.valeurs).length === 0,
  };
}

export async function erasurePreview(
  db: Database,
  person: Person,
): Promise<Omit<ErasurePreview, 'sauvegardes'>> {
  const trail = await trailOf(db, await recordsOf(db, person.id));
  const { members, known } = trail;
  const { rows } = await sql<{ evenements: number; changements: number }>`
    select (select count(distinct evenement_id)::integer from affectations
        where intervenant_id = any(${[...trail.speakers]})) as evenements,
      (select count(*)::integer from changements where objet = 'membres' and objet_id = any(${[...members]})) as changements`.execute(
    db,
  );
  const answers = await probableAnswers(db, known.traits);
  const speakers = await proposedSpeakers(db, trail);
  return {
    ...(rows[0] ?? { evenements: 0, changements: 0 }),
    updated_at: person.updated_at,
    filtres: (await namingFilters(db, known)).map(({ nom }) => nom),
    reponses: answers.map(
      ({ id, formulaire: form, created_at, fichiers, recherche, corbeille: trash }): Probable => ({
        id,
        nom: form,
        le: created_at,
        nombre: fichiers,
        raisons: reasonsAmong(recherche, known.traits),
        corbeille: trash,
      }),
    ),
    intervenants: speakers.map(
      ({ id, nom, prenom, nombre, raisons }): Probable => ({
        id,
        nom: joinedNameOf({ nom, prenom }),
        nombre,
        raisons,
      }),
    ),
    inscriptions: trail.registrations.map(shownRegistration),
    comptes: (await probableAccounts(db, person, person.id)).map(({ email }) => email),
  };
}

/** @throws HttpError 409 when one of the chosen isn't proposed any more */
function checkProposed(chosen: readonly number[], proposed: readonly { id: number }[]): void {
  const ids = new Set(proposed.map(({ id }) => id));
  if (chosen.every((id) => ids.has(id))) return;
  throw new HttpError(409, privacyTexts.listChanged);
}

/**
 * @throws HttpError 404 when the member is gone, 409 when it or what was proposed has changed since it was shown, 422 for
 *   another name
 */
export async function eraseMember(
  trx: WriteTransaction,
  id: number,
  request: ErasureRequest,
): Promise<Person> {
  const { updated_at: seen, confirmation, reponses: answers, intervenants: speakers } = request;
  const chosen = request.inscriptions ?? [];
  const person = await personOf(trx, id);
  const names = [`${person.prenom} ${person.nom}`, `${person.nom} ${person.prenom}`].map(foldAccents);
  if (!names.includes(foldAccents(confirmation))) throw invalid({ confirmation: privacyTexts.otherName });
  const present = () => memberWithRelations(trx, id);
  await checkVersion({
    seen,
    updated_at: person.updated_at,
    sentence: rowTexts.memberChanged,
    present,
  });
  const records = await recordsOf(trx, id);
  const found = await trailOf(trx, records);
  checkProposed(answers, answers.length ? await probableAnswers(trx, found.known.traits) : []);
  checkProposed(speakers, speakers.length ? await proposedSpeakers(trx, found) : []);
  checkProposed(chosen, found.registrations);
  const isConfirmed = speakers.length + chosen.length > 0;
  const trail = isConfirmed
    ? await trailOf(trx, records, { intervenants: speakers, inscriptions: chosen })
    : found;
  const filters = (await namingFilters(trx, trail.known)).map((filter) => filter.id);
  const registrations = erasureOf(goingOf(trail, chosen));
  await noteErasures(trx, 'membres', records);
  await noteErasures(trx, 'intervenants', trail.speakers);
  await noteErasures(trx, 'reponses', answers);
  await noteErasures(trx, 'filtres_partages', filters);
  await noteRegistrations(trx, registrations);
  await erasePerson(trx, { trail, registrations, answers, filters });
  await raiseVersion(trx, 'evenements');
  return person;
}
