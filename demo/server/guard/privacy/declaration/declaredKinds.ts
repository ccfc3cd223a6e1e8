/** The kinds of columns and links that the declaration has many of. */
import type { RecordLinks } from '../../../../../src/domain/duplicates/merge';
import { recordOf } from '../../../../../src/domain/records';
import { type DeclaredColumn, type DeclaredLink, type DeclaredTable, NOT_PERSONAL } from './declared';

export const member: DeclaredColumn = { whose: 'member', erasing: 'goes', file: 'membre' };
export const speaker: DeclaredColumn = { whose: 'speaker', erasing: 'emptied', file: 'evenements' };
export const answer: DeclaredColumn = { whose: 'answer', erasing: 'if chosen', file: 'reponses_probables' };
export const filter: DeclaredColumn = { whose: 'filter', erasing: 'if named' };
export const account: DeclaredColumn = { whose: 'account', erasing: 'stays' };
export const ownAccount: DeclaredColumn = { ...account, file: 'comptes_probables' };
/** People registered for events. Their rows stay, so that events keep their counts. */
export const attendee: DeclaredColumn = { whose: 'attendee', erasing: 'if named', file: 'inscriptions' };
/** Mails to one of the person's addresses. */
export const mail: DeclaredColumn = { whose: 'anyone', erasing: 'if named', file: 'mails' };
export const freeText: DeclaredColumn = { whose: 'free text', erasing: 'stays' };
export const stay: DeclaredColumn = { whose: 'member', erasing: 'goes', file: 'groupes' };
/** What a speaker answered stays as an answer, without the words. */
export const said: DeclaredColumn = { whose: 'speaker', erasing: 'emptied', file: 'services' };
export const absence: DeclaredColumn = { whose: 'member', erasing: 'goes', file: 'absences' };
export const note: DeclaredColumn = { whose: 'member', erasing: 'goes', file: 'notes' };
export const consent: DeclaredColumn = { whose: 'member', erasing: 'goes', file: 'consentements' };
export const history: DeclaredColumn = { whose: 'anyone', erasing: 'if named', file: 'historique' };

/** A link of a row that goes with the member. */
export const ofMember = (merging: DeclaredLink['merging'], compared?: keyof RecordLinks): DeclaredLink => ({
  to: 'membres',
  erasing: 'goes' as const,
  ...(merging && { merging }),
  ...(compared && { compared }),
});
/** The account that wrote a row, or that the row is of. */
export const byAccount: DeclaredLink = { to: 'utilisateurs', erasing: 'stays' };

/** Accounts are ended by their administrators, see «Comptes». */
export const UNTIL_ACCOUNT = {
  why: 'an account is deleted on its own, by an administrator',
  until: 'the account is deleted',
};
/** What others wrote about anything. */
const OTHERS_TEXT = {
  why: 'others wrote it, about anything',
  until: 'the thing that it describes is deleted',
};

export const none = (...columns: readonly string[]): Columns => recordOf(columns, () => NOT_PERSONAL);
export const all = (value: DeclaredColumn, ...columns: readonly string[]): Columns =>
  recordOf(columns, () => value);

type Columns = DeclaredTable['columns'];

/** A table of accounts, beside that of the accounts themselves. */
export const ofAccount = (columns: Columns): DeclaredTable => ({
  columns,
  links: { utilisateur_id: byAccount },
  kept: UNTIL_ACCOUNT,
});

/** A table of what others wrote about anything. */
export const others = (columns: Columns): DeclaredTable => ({ columns, kept: OTHERS_TEXT });

/** The person of a dated fact: the number of those who came and left stays. */
export const ofFact: DeclaredLink = {
  to: 'membres',
  erasing: 'emptied',
  merging: { left: 'the facts of each record stay its own, and the merge is a correction' },
};
