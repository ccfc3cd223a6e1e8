/**
 * Copies the links of a member to another one. The first member is deleted afterwards with its links, so undoing the merge
 * removes the copies and restores the links. A link that both have is not doubled.
 */
import { sql } from 'kysely';
import { keysOf } from '../../../../src/domain/records';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { departmentStays, endStays, groupStays, type StayKind } from '../../store/rows/stays';
import type { MergingStep } from '../privacy/declaration/declared';
import { declaredLinks } from '../privacy/person/columns';
import { moveRegistrations } from './moveRegistrations';

interface Copy {
  /** The id of the member who is kept. */
  to: number;
  from: number;
}

async function copyFamily(trx: WriteTransaction, { to, from }: Copy): Promise<void> {
  await sql`insert into enfants (parent_id, enfant_id)
    select ${to}::integer, enfant_id from enfants where parent_id = ${from}
    on conflict do nothing`.execute(trx);
  await sql`insert into enfants (parent_id, enfant_id)
    select parent_id, ${to}::integer from enfants where enfant_id = ${from}
    on conflict do nothing`.execute(trx);
}

const copyTags = (trx: WriteTransaction, { to, from }: Copy) =>
  sql`insert into membres_tags (membre_id, tag_id)
    select ${to}::integer, tag_id from membres_tags where membre_id = ${from}
    on conflict do nothing`.execute(trx);

/**
 * A step that both have gets the earlier date, and the notes of both. Its row is removed and made again, because the journal
 * records no change of a link.
 */
async function copySteps(trx: WriteTransaction, { to, from }: Copy): Promise<void> {
  const { rows } = await sql<{ etape_id: number; date_association: string; notes: string | null }>`
    select etape_id, min(date_association) as date_association, string_agg(distinct notes, E'\n') as notes
    from membres_etapes where membre_id in (${to}, ${from})
    group by etape_id
    having bool_or(membre_id = ${from}) and (count(*) = 1 or count(distinct (date_association, notes)) = 2)`.execute(
    trx,
  );
  if (rows.length === 0) return;
  const steps = rows.map(({ etape_id }) => etape_id);
  await trx.deleteFrom('membres_etapes').where('membre_id', '=', to).where('etape_id', 'in', steps).execute();
  await trx
    .insertInto('membres_etapes')
    .values(rows.map((row) => ({ ...row, membre_id: to })))
    .execute();
}

interface Stay {
  membre_id: number;
  parent: number;
  date_inscription: string;
}

/**
 * Copies every former stay. Two present stays in the same group or department become one, with the earlier date; of two
 * in different ones, the one that isn't kept ends today.
 * @param kept the member whose present stay continues
 */
async function copyStays(
  trx: WriteTransaction,
  kind: StayKind,
  { to, from }: Copy,
  kept: number,
  today: string,
): Promise<void> {
  const [stays, key] = [sql.table(kind.stays), sql.ref(kind.key)];
  const { rows } = await sql<Stay>`select membre_id, ${key} as parent, date_inscription from ${stays}
    where date_sortie is null and membre_id in (${to}, ${from})`.execute(trx);
  const own = rows.find(({ membre_id }) => membre_id === to);
  const other = rows.find(({ membre_id }) => membre_id === from);
  const isSame = own && other && own.parent === other.parent;
  if (isSame && other.date_inscription < own.date_inscription)
    await sql`update ${stays} set date_inscription = ${other.date_inscription}::date
      where membre_id = ${to} and date_sortie is null`.execute(trx);
  if (own && other && !isSame) await endStays(trx, kind, [kept === to ? from : to], today);
  await sql`insert into ${stays} (${key}, membre_id, date_inscription, date_sortie)
    select ${key}, ${to}::integer, date_inscription, date_sortie from ${stays}
    where membre_id = ${from} ${isSame ? sql`and date_sortie is not null` : sql``} order by id`.execute(trx);
}

const copyAbsences = (trx: WriteTransaction, { to, from }: Copy) =>
  sql`insert into absences (membre_id, du, au, note, lecteurs, auteur_id)
    select ${to}::integer, du, au, note, lecteurs, auteur_id from absences as a where membre_id = ${from} and not exists (
      select from absences as k where k.membre_id = ${to} and k.du = a.du and k.au = a.au
        and k.note is not distinct from a.note and k.lecteurs = a.lecteurs) order by id`.execute(trx);

/** What either of the two refuses stays refused, since the earlier day. */
async function copyOptOuts(trx: WriteTransaction, { to, from }: Copy): Promise<void> {
  await sql`insert into oppositions as o (membre_id, genre, depuis)
    select ${to}::integer, genre, depuis from oppositions where membre_id = ${from}
    on conflict (membre_id, genre) do update set depuis = least(o.depuis, excluded.depuis)`.execute(trx);
}

/** Moves notes with their authors and readers. Both records share the texts until the other one is gone. */
const copyNotes = (trx: WriteTransaction, { to, from }: Copy) =>
  sql`insert into notes (membre_id, genre, jour, lecteurs, texte_id, auteur_id, created_at)
    select ${to}::integer, genre, jour, lecteurs, texte_id, auteur_id, created_at from notes
    where membre_id = ${from} order by id`.execute(trx);

/** A year for which either of the two is up to date stays ticked, with its day and its author; of two ticks the earlier one. */
const copyDues = (trx: WriteTransaction, { to, from }: Copy) =>
  sql`insert into cotisations as d (membre_id, annee, note_le, auteur_id)
    select ${to}::integer, annee, note_le, auteur_id from cotisations where membre_id = ${from}
    on conflict (membre_id, annee) do update set note_le = excluded.note_le, auteur_id = excluded.auteur_id
    where excluded.note_le < d.note_le`.execute(trx);

/** What either of the two gave, as a parent too, is the kept one's. A parent who was noted twice stands once. */
async function moveGivenConsents(trx: WriteTransaction, { to, from }: Copy): Promise<void> {
  for (const column of ['donne_par_id', 'second_parent_id'] as const)
    await trx
      .updateTable('consentements')
      .set({ [column]: to })
      .where(column, '=', from)
      .execute();
  await trx
    .updateTable('consentements')
    .set({ second_parent_id: null })
    .where('donne_par_id', '=', to)
    .where('second_parent_id', '=', to)
    .execute();
}

/**
 * Consents of both stand beside each other, so that a withdrawal on either record wins over what was given before. Of two that say
 * the same one stays. Both records share the proofs until the other one is gone.
 */
const copyConsents = (trx: WriteTransaction, { to, from }: Copy) =>
  sql`insert into consentements (membre_id, type_id, donne_par_id, donne_par_nom, second_parent_id, second_parent_nom,
      accord_enfant, du, jusquau, retire_le, retire_par_id, preuve_id, auteur_id, created_at)
    select ${to}::integer, type_id, donne_par_id, donne_par_nom, second_parent_id, second_parent_nom,
      accord_enfant, du, jusquau, retire_le, retire_par_id, preuve_id, auteur_id, created_at
    from consentements as c where c.membre_id = ${from} and not exists (
      select from consentements as k where k.membre_id = ${to} and k.type_id = c.type_id and k.du = c.du
        and (k.jusquau, k.retire_le, k.donne_par_id, k.donne_par_nom, k.second_parent_id, k.second_parent_nom, k.accord_enfant)
          is not distinct from
          (c.jusquau, c.retire_le, c.donne_par_id, c.donne_par_nom, c.second_parent_id, c.second_parent_nom, c.accord_enfant)
        and (select texte from preuves_consentements where id = k.preuve_id)
          is not distinct from (select texte from preuves_consentements where id = c.preuve_id))
    order by c.id`.execute(trx);

/** Gives a speaker the answers of another one. Of two for one date, the later one stays. */
async function joinServices(trx: WriteTransaction, own: number, other: number): Promise<void> {
  await sql`delete from services as s using services as k
    where s.evenement_id = k.evenement_id and s.jour = k.jour and s.intervenant_id <> k.intervenant_id
      and s.intervenant_id in (${own}, ${other}) and k.intervenant_id in (${own}, ${other})
      and (coalesce(s.repondu_le, s.demande_le, s.created_at), s.id)
        < (coalesce(k.repondu_le, k.demande_le, k.created_at), k.id)`.execute(trx);
  await trx
    .updateTable('services')
    .set({ intervenant_id: own })
    .where('intervenant_id', '=', other)
    .execute();
}

/** Makes the speaker of a member that of another. Two speakers become one, with every role that either has at an event. */
async function joinSpeakers(trx: WriteTransaction, { to, from }: Copy): Promise<void> {
  const found = await trx
    .selectFrom('intervenants')
    .select(['id', 'membre_id'])
    .where('membre_id', 'in', [to, from])
    .execute();
  const own = found.find(({ membre_id }) => membre_id === to);
  const other = found.find(({ membre_id }) => membre_id === from);
  if (!other) return;
  if (!own) {
    await trx.updateTable('intervenants').set({ membre_id: to }).where('id', '=', other.id).execute();
    return;
  }
  await sql`delete from affectations as a using affectations as k
    where a.intervenant_id = ${other.id} and k.intervenant_id = ${own.id} and a.evenement_id = k.evenement_id
      and a.role_id = k.role_id and a.jour is not distinct from k.jour and coalesce(a.member_email, a.member_telephone, '')
        = coalesce(k.member_email, k.member_telephone, '')`.execute(trx);
  await trx
    .updateTable('affectations')
    .set({ intervenant_id: own.id })
    .where('intervenant_id', '=', other.id)
    .execute();
  await joinServices(trx, own.id, other.id);
  await trx.deleteFrom('intervenants').where('id', '=', other.id).execute();
}

/** Of two ticks for one day, the later one stays. */
const copyTicks = (trx: WriteTransaction, { to, from }: Copy) =>
  sql`insert into presences as p
      (evenement_id, jour, membre_id, etat, parti, cle, appareil, appareil_le, constate_le, recu_le, auteur_id, version)
    select evenement_id, jour, ${to}::integer, etat, parti, cle, appareil, appareil_le, constate_le, recu_le, auteur_id, version
    from presences where membre_id = ${from}
    on conflict (evenement_id, jour, personne_id) do update set etat = excluded.etat, parti = excluded.parti,
      cle = excluded.cle, appareil = excluded.appareil, appareil_le = excluded.appareil_le, constate_le = excluded.constate_le,
      auteur_id = excluded.auteur_id
    where p.constate_le < excluded.constate_le`.execute(trx);

/**
 * Of two proxies that one person gave for an assembly, the later one stays; one from the person to themselves is taken back. A
 * holder who has more than may be then keeps them, and the sheet says which of them don't count.
 */
async function moveProxies(trx: WriteTransaction, { to, from }: Copy): Promise<void> {
  await sql`delete from pouvoirs as p using pouvoirs as k
    where p.assemblee_id = k.assemblee_id and p.id <> k.id and p.mandant_id in (${to}, ${from})
      and k.mandant_id in (${to}, ${from}) and (p.constate_le, p.id) < (k.constate_le, k.id)`.execute(trx);
  for (const column of ['mandant_id', 'porteur_id'] as const)
    await trx
      .updateTable('pouvoirs')
      .set({ [column]: to })
      .where(column, '=', from)
      .execute();
  await trx
    .updateTable('pouvoirs')
    .set({ repris: true })
    .where('mandant_id', '=', to)
    .where('porteur_id', '=', to)
    .execute();
}

/**
 * The account of the other record becomes that of the kept one, unless that has one: then it stays without a record, as an
 * account has only one.
 */
const moveAccount = (trx: WriteTransaction, { to, from }: Copy) =>
  sql`update utilisateurs set membre_id = ${to} where membre_id = ${from}
    and not exists (select from utilisateurs where membre_id = ${to})`.execute(trx);

/** Copies the pairs that a search has found, and those that a user has dismissed. */
async function copyPairs(trx: WriteTransaction, { to, from }: Copy): Promise<void> {
  const ends = sql`least(${to}::integer, other), greatest(${to}::integer, other)`;
  const other = sql`case membre_a when ${from} then membre_b else membre_a end as other`;
  const isOthers = sql`${from} in (membre_a, membre_b) and ${to} not in (membre_a, membre_b)`;
  await sql`insert into doublons_ecartes (membre_a, membre_b, auteur_id, le)
    select ${ends}, auteur_id, le from (select ${other}, auteur_id, le from doublons_ecartes where ${isOthers}) as pairs
    on conflict do nothing`.execute(trx);
  await sql`insert into doublons (membre_a, membre_b, score, raisons)
    select ${ends}, score, raisons from (select ${other}, score, raisons from doublons where ${isOthers}) as pairs
    on conflict do nothing`.execute(trx);
}

type Step = (trx: WriteTransaction, copy: Copy, choice: StayChoice) => Promise<unknown>;

interface StayChoice {
  /** The members whose present group and department continue, where they differ. */
  kept: { groupe: number; departement: number };
  today: string;
}

/** Ticks are joined after those of registrations became the member's. The spouse is chosen, see mergeMembers.ts. */
const STEPS: Readonly<Record<Exclude<MergingStep, 'spouse'>, Step>> = {
  family: copyFamily,
  tags: copyTags,
  steps: copySteps,
  groups: (trx, copy, { kept, today }) => copyStays(trx, groupStays, copy, kept.groupe, today),
  departments: (trx, copy, { kept, today }) => copyStays(trx, departmentStays, copy, kept.departement, today),
  registrations: moveRegistrations,
  ticks: copyTicks,
  proxies: moveProxies,
  absences: copyAbsences,
  oppositions: copyOptOuts,
  notes: copyNotes,
  dues: copyDues,
  givenConsents: moveGivenConsents,
  consents: copyConsents,
  speakers: joinSpeakers,
  account: moveAccount,
  pairs: copyPairs,
};

/** Copies all links that the declaration names, but the spouse. */
export async function copyLinks(trx: WriteTransaction, copy: Copy, choice: StayChoice): Promise<void> {
  const declared = new Set(declaredLinks().map(([, , { merging }]) => merging));
  for (const step of keysOf(STEPS)) if (declared.has(step)) await STEPS[step](trx, copy, choice);
}
