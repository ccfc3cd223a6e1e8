/**
 * The one rule of who counts: which people an output takes, by their state and by the contact that they don't want. Server and
 * browser both read this table; docs/PRIVACY.md prints it, and a test compares the two. It holds where `etats` is announced.
 */
import { type ConsentPurpose, refusedKinds, type WithConsents } from './consents';
import type { MemberState, OptOutKind } from './states';

/** Something that shows, counts or writes to people. */
export type PeopleOutput = keyof typeof TAKES;

interface Takes {
  /** `actifs`: people who left or died are left out. `filtre`: as the list's filter of states says, active ones without it. */
  states: 'actifs' | 'filtre' | 'tous';
  /** The contact that the output is: people who don't want it are left out. */
  contact?: Exclude<OptOutKind, 'tout'>;
  /** People who refused or withdrew a consent to it are left out. Who was never asked, or whose consent has ended, is not. */
  consent?: ConsentPurpose;
}

const TAKES = {
  /** The list of members, its counts, selection and export. */
  list: { states: 'filtre' },
  today: { states: 'actifs' },
  birthdays: { states: 'actifs' },
  /** Searches and lists from which people are chosen. */
  pickers: { states: 'actifs' },
  /** Numbers of members, pies, groups, departments and towns. */
  counts: { states: 'actifs' },
  expectedAttendance: { states: 'actifs' },
  /** Who votes at an assembly. */
  voters: { states: 'actifs' },
  absentSince: { states: 'actifs' },
  withoutVisit: { states: 'actifs' },
  /** Mails that the organisation writes by itself: reminders, cancelled and moved dates, requests to serve. */
  serviceMails: { states: 'actifs' },
  /** Receipts of what the person did, and passwords. */
  receipts: { states: 'tous' },
  letters: { states: 'actifs', contact: 'courriers', consent: 'lettre' },
  labels: { states: 'actifs', contact: 'courriers', consent: 'lettre' },
  newsletters: { states: 'actifs', contact: 'courriels' },
  copiedAddresses: { states: 'actifs', contact: 'courriels' },
  calls: { states: 'actifs', contact: 'telephone' },
  /** Past sheets, the journal, the life line, the file of a person's data, duplicates and merges. */
  history: { states: 'tous' },
} as const satisfies Record<string, Takes>;

export const peopleOutputs: Readonly<Record<PeopleOutput, Takes>> = TAKES;

/** What a back end says of a person; one that doesn't know states says nothing, and everybody counts. */
interface Stated extends WithConsents {
  etat?: string | null | undefined;
  oppositions?: readonly { genre: string }[] | null | undefined;
}

/** Whether a person neither left nor died. */
export const isActive = ({ etat: state }: Stated): boolean =>
  (state ?? 'actif') === ('actif' satisfies MemberState);

/** Whether a person doesn't want this kind of contact. */
const isOpposed = ({ oppositions }: Stated, kind: Exclude<OptOutKind, 'tout'>): boolean =>
  (oppositions ?? []).some(({ genre }) => genre === kind || genre === 'tout');

/** Whether an output takes a person. The list's own filter is the list's matter. */
export function isTaken(output: PeopleOutput, person: Stated): boolean {
  const { states, contact, consent } = peopleOutputs[output];
  if (consent && refusedKinds(person, consent).length > 0) return false;
  return (states !== 'actifs' || isActive(person)) && !(contact && isOpposed(person, contact));
}
