/** The activities of the register, each only where what it is about is announced, with what the settings in force say of it. */
import type { Capability } from '../../../../../src/domain/capabilities';
import { ACCOUNT_ROLES, type RightSubject, rightsOf } from '../../../../../src/domain/rights';
import type { LiveSettings } from './liveSettings';
import { activityTexts, keptTexts, measureTexts, registerTexts } from './texts';

export interface Activity {
  title: string;
  purpose: string;
  people: string;
  data: string;
  recipients: string;
  /** A sentence, or a list below it. */
  kept: { text: string; list: readonly string[] };
}

interface Row {
  key: keyof typeof activityTexts;
  /** What it is about; missing for what every back end keeps. */
  needs?: Capability;
  /** Those who may read it receive it. */
  subject: RightSubject;
  kept(live: LiveSettings): Activity['kept'] | string;
}

/** Forms and events that are named; of more the number is said. */
const NAMED_MAX = 30;

function keptBy(text: string, rows: LiveSettings['forms']): Activity['kept'] {
  const { named, more, none } = registerTexts.kept;
  if (rows.length === 0) return { text: none, list: [] };
  const list = rows.slice(0, NAMED_MAX).map(({ nom, mois }) => named(nom, mois));
  const left = rows.length - list.length;
  return { text, list: left > 0 ? [...list, more(left)] : list };
}

const ROWS: readonly Row[] = [
  {
    key: 'members',
    subject: 'membres',
    kept: ({ has, inactiveMonths }) =>
      has('rgpd')
        ? keptTexts.members(registerTexts.months(inactiveMonths), has('corbeille'))
        : keptTexts.membersPlain,
  },
  { key: 'states', needs: 'etats', subject: 'membres', kept: () => keptTexts.states },
  { key: 'notes', needs: 'notes', subject: 'membres', kept: () => keptTexts.notes },
  { key: 'dues', needs: 'cotisations', subject: 'membres', kept: () => keptTexts.dues },
  { key: 'consents', needs: 'consentements', subject: 'membres', kept: () => keptTexts.consents },
  { key: 'events', subject: 'evenements', kept: () => keptTexts.events },
  {
    key: 'registrations',
    needs: 'inscriptions',
    subject: 'evenements',
    kept: ({ registrations }) => keptBy(keptTexts.registrations, registrations),
  },
  { key: 'attendance', needs: 'presences', subject: 'presences', kept: () => keptTexts.attendance },
  { key: 'services', needs: 'services', subject: 'evenements', kept: () => keptTexts.services },
  { key: 'forms', subject: 'reponses', kept: ({ forms }) => keptBy(keptTexts.forms, forms) },
  { key: 'accounts', needs: 'comptes', subject: 'comptes', kept: () => keptTexts.accounts },
  {
    key: 'journal',
    needs: 'journal',
    subject: 'journal',
    kept: ({ has, journalMonths }) =>
      has('conservation-journal')
        ? keptTexts.journal(registerTexts.months(journalMonths))
        : keptTexts.journalForever,
  },
  { key: 'mails', subject: 'messages', kept: () => keptTexts.mails },
];

/** The activities of the organisation. Mails are one only where they are sent. */
export function activitiesOf(live: LiveSettings): Activity[] {
  const rows = ROWS.filter(
    ({ key, needs }) => (!needs || live.has(needs)) && (key !== 'mails' || live.sendsMails),
  );
  return rows.map(({ key, subject, kept }) => {
    const roles = ACCOUNT_ROLES.filter((role) => rightsOf(role).includes(`${subject}.lire`));
    const until = kept(live);
    return {
      ...activityTexts[key],
      recipients: registerTexts.withAccount(registerTexts.accounts(live.accounts, roles)),
      kept: typeof until === 'string' ? { text: until, list: [] } : until,
    };
  });
}

export function measuresOf({ has, factorRoles, isEncrypted }: LiveSettings): string[] {
  return [
    measureTexts.rights,
    measureTexts.passwords,
    ...(has('facteur-exige')
      ? [factorRoles.length > 0 ? measureTexts.factor(factorRoles.join(', ')) : measureTexts.factorOffered]
      : []),
    isEncrypted ? measureTexts.encrypted : measureTexts.notEncrypted,
    ...(has('rgpd') ? [measureTexts.erasure] : []),
    ...(has('journal') ? [measureTexts.journal] : []),
    measureTexts.logs,
    measureTexts.backups,
  ];
}
