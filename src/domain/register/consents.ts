/*
 * Consents of members (capability `consentements`): what a person, or the parents of a child, agreed to, from when until when, and
 * what was withdrawn. What the calls send stands in consentWire.ts.
 */
import * as z from 'zod/mini';
import { ageOn } from '../members/birthday';
import { ID_MAX, idSchema, textSchema } from '../wire';

/** What a kind is for: pictures, the directory, letters, or something of the organisation's own. */
export const CONSENT_PURPOSES = ['image', 'annuaire', 'lettre', 'propre'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Never asked; agreed; agreed until a day that has passed; withdrawn or refused. */
export const CONSENT_STATES = ['jamais', 'oui', 'expire', 'retire'] as const;
export type ConsentState = (typeof CONSENT_STATES)[number];

/** A kind and how people stand with it, as a list is narrowed to: `1-retire`. */
export interface ConsentFilter {
  kind: number;
  state: ConsentState;
}

/** @returns undefined for a text that says nothing of the kind */
export function readConsentFilter(text: string): ConsentFilter | undefined {
  const [, kind = '', word = ''] = /^([1-9]\d{0,9})-([a-z]+)$/.exec(text) ?? [];
  const state = CONSENT_STATES.find((one) => one === word);
  return state && Number(kind) <= ID_MAX ? { kind: Number(kind), state } : undefined;
}

/** From this age on a person agrees alone. */
export const CONSENT_AGE = 15;
/** The most own kinds, the longest name of one, and the most consents of a member. */
export const CONSENT_KINDS_MAX = 30;
export const CONSENT_KIND_LENGTH = 40;
export const CONSENTS_MAX = 500;
/** The longest name of a parent without a record, and the longest note of where the signed sheet is. */
export const CONSENT_NAME_MAX = 120;
export const CONSENT_PROOF_MAX = 300;

/** The days of one consent, `yyyy-mm-dd`. A refusal is withdrawn on the day on which it was asked. */
interface ConsentDays {
  du: string;
  jusquau?: string | null | undefined;
  retire_le?: string | null | undefined;
}

interface ConsentStanding<T extends ConsentDays> {
  state: ConsentState;
  /** The consent that decides: the one that holds longest, or the one that was withdrawn last. Missing where none was asked. */
  by?: T;
}

const FOREVER = '9999-12-31';
const endOf = ({ jusquau }: ConsentDays): string => jusquau ?? FOREVER;

/**
 * What holds on a day, from all consents of one person and one kind. A withdrawal wins over all that was given on its day or
 * before, by which record or in which order it was noted doesn't matter; only what was given later counts again.
 */
export function consentOn<T extends ConsentDays>(consents: readonly T[], day: string): ConsentStanding<T> {
  let withdrawn: T | undefined;
  for (const one of consents)
    if (
      one.retire_le &&
      one.retire_le <= day &&
      !(withdrawn?.retire_le && withdrawn.retire_le >= one.retire_le)
    )
      withdrawn = one;
  const since = withdrawn?.retire_le ?? '';
  let given: T | undefined;
  for (const one of consents) {
    const counts = one.du <= day && one.du > since;
    if (counts && (!given || endOf(one) > endOf(given))) given = one;
  }
  if (given) return { state: endOf(given) >= day ? 'oui' : 'expire', by: given };
  return withdrawn ? { state: 'retire', by: withdrawn } : { state: 'jamais' };
}

/** Whether the parents decide with the child, at the age of that day. Without a date of birth the person is asked as an adult. */
export function isAskedWithParents(born: string | undefined, day: string): boolean {
  const age = ageOn(born, day);
  return age !== null && age < CONSENT_AGE;
}

/** A consent as records and rows of lists have it, with its kind. */
export const listedConsentSchema = z.object({
  type: idSchema,
  nom: z.string(),
  genre: z.string(),
  du: z.string(),
  jusquau: textSchema,
  retire_le: textSchema,
});
type ListedConsent = z.infer<typeof listedConsentSchema>;

/** What a record or a row says of it; a back end that keeps none says nothing. */
export interface WithConsents {
  consentements?: readonly ListedConsent[] | null | undefined;
}

/** What holds of each kind that a person was asked for, in the order of the kinds. */
export function standingsOf(
  { consentements: consents }: WithConsents,
  day: string,
): ConsentStanding<ListedConsent>[] {
  const kinds = new Map<number, ListedConsent[]>();
  for (const one of consents ?? []) kinds.set(one.type, [...(kinds.get(one.type) ?? []), one]);
  return Array.from(kinds, ([, own]) => consentOn(own, day));
}

/** The names of the kinds of a purpose that a person refused or withdrew. No day changes that, only a later consent. */
export function refusedKinds(person: WithConsents, purpose: ConsentPurpose): string[] {
  const names: string[] = [];
  for (const { state, by } of standingsOf(person, FOREVER))
    if (state === 'retire' && by?.genre === purpose) names.push(by.nom);
  return names;
}

/** Whether a person was asked for pictures and doesn't agree, or not any more. Who was never asked has said nothing. */
export const isPictureDenied = (person: WithConsents, day: string): boolean =>
  standingsOf(person, day).some(
    ({ state, by }) => state !== 'oui' && by?.genre === ('image' satisfies ConsentPurpose),
  );
