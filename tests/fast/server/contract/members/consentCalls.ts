/** Consents of members of a server of the calling test file, by its calls. */
import { sql } from 'kysely';
import type { Consent, ConsentKind } from '../../../../../src/domain/register/consentWire';
import { present } from '../../../../support/present';
import { signedInServer } from '../../signedInServer';

export const home = signedInServer(12);
export const PROOF = 'Feuille signée, classeur 2026, Нина';
export const DAY_MS = 86_400_000;

export const kinds = async (): Promise<ConsentKind[]> =>
  (await home.call('GET', '/api/types-consentement/')).data.types;
export const kindOf = async (genre: string) =>
  present(
    (await kinds()).find((one) => one.genre === genre),
    genre,
  ).id;
export const consentsOf = async (id: number): Promise<Consent[]> =>
  (await home.call('GET', `/api/membres/${id}/consentements/`)).data.consentements;
export const agree = async (id: number, fields: object = {}) =>
  home.call('POST', `/api/membres/${id}/consentements/`, {
    ...{ type: await kindOf('image'), donne_par: id, du: '2025-09-06', preuve: PROOF },
    ...fields,
  });
export const withdraw = (consent: number, body: object = {}) =>
  home.call('POST', `/api/consentements/${consent}/retirer/`, body);
export const undo = (operation: number) => home.call('POST', `/api/journal/${operation}/annuler/`);
export const proofs = async () =>
  (await sql<{ texte: string }>`select texte from preuves_consentements`.execute(home.db)).rows.map(
    ({ texte }) => texte,
  );
export const someone = (fields: object = {}) =>
  home.add({ nom: 'de La Rochefoucauld-Montmorency', date_naissance: '1990-05-04', ...fields });
const seen = async (id: number) => ({ id, updated_at: (await home.member(id)).updated_at });
export const merge = async (kept: number, other: number) =>
  home.call('POST', '/api/doublons/fusionner/', {
    ...{ garde: await seen(kept), autre: await seen(other), choix: [] },
  });

/** A child of nine years with two parents. */
export async function family() {
  const [child, mother, father] = [
    await someone({ prenom: 'Mathilde', date_naissance: '2017-01-01' }),
    await someone({ prenom: 'Julie' }),
    await someone({ prenom: 'Marc' }),
  ];
  for (const parent of [mother, father])
    await sql`insert into enfants (parent_id, enfant_id) values (${parent}, ${child})`.execute(home.db);
  return { child, mother, father };
}
