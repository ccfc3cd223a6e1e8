/** What a card says of a consent. No React. */
import { birthdayOf } from '../../../../domain/members/birthday';
import type { Member } from '../../../../domain/members/member';
import { CONSENT_AGE, type ConsentState, isAskedWithParents } from '../../../../domain/register/consents';
import type { Consent } from '../../../../domain/register/consentWire';
import { readDay } from '../../../../domain/storedDay';
import { formatDay } from '../../../../texts/records/formatDay';
import { fullNameOf } from '../../../../texts/records/memberLabels';
import type { ConsentsTexts } from './texts.fr';

/** Who gave it: names of records or as they were written, «un parent» for one who was erased. */
function giversText(consent: Consent, member: Member, texts: ConsentsTexts): string {
  const {
    donne_par: first,
    donne_par_nom: name,
    second_parent: second,
    second_parent_nom: otherName,
  } = consent;
  if (first?.id === member.id) return fullNameOf(first);
  const giver = first ? fullNameOf(first) : (name ?? texts.parent);
  const other = second ? fullNameOf(second) : otherName;
  const names = other ? texts.both(giver, other) : giver;
  return consent.accord_enfant ? texts.withChild(names) : names;
}

/** The day on which the person turned 15, where the parents had answered before. */
export function grownSince(
  { accord_enfant, du }: Consent,
  member: Member,
  today: string,
): string | undefined {
  const born = readDay(member.date_naissance);
  if (!born || !accord_enfant || !isAskedWithParents(born, du) || isAskedWithParents(born, today))
    return undefined;
  return birthdayOf(born, CONSENT_AGE);
}

/** «Barré Julie · depuis le 06/09/2025», «Retiré le 12/03/2026 · Rivet Alice» */
export function standingText(
  state: ConsentState,
  consent: Consent | undefined,
  member: Member,
  texts: ConsentsTexts,
): string {
  if (!consent) return texts.never;
  const { du, jusquau, retire_le, retire_par } = consent;
  if (state === 'retire' && retire_le) {
    const said = retire_le === du ? texts.refusedOn : texts.withdrawnOn;
    return [said(formatDay(retire_le)), retire_par].filter(Boolean).join(' · ');
  }
  const end = jusquau && (state === 'expire' ? texts.ended : texts.until)(formatDay(jusquau));
  return [giversText(consent, member, texts), texts.since(formatDay(du)), end].filter(Boolean).join(' · ');
}
