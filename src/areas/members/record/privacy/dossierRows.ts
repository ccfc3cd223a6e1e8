import { hiddenRows } from '../../../../data/hiddenFields/hiddenRows';
import { actionText } from '../../../../data/history/actions';
import { changeText, fieldChanges } from '../../../../data/history/changeText';
import { journalActionTexts } from '../../../../data/history/texts.fr';
import { joinedNameOf, spouseName } from '../../../../domain/members/member';
import { fieldLabels } from '../../../../domain/members/memberFieldRules';
import type { Dossier } from '../../../../domain/privacy/dossier';
import { keysOf } from '../../../../domain/records';
import { formatDate } from '../../../../texts/formats';
import { attendanceLabel } from '../../../../texts/records/attendanceLabels';
import { formatDay } from '../../../../texts/records/formatDay';
import { formatDateTime } from '../../../../texts/records/longFormats';
import { fieldText } from '../../../../texts/records/memberLabels';
import { pageTexts } from '../../../../texts/texts';
import { MEMBER_FIELDS } from '../../fields';
import { noteKindText } from '../notes/noteWords';
import { noteWordTexts } from '../notes/texts.fr';
import { dossierMailTexts, dossierStateTexts, type dossierTexts } from '../texts.fr';

/** Section, subject and value, as a person reads them. */
type DossierRow = readonly [section: string, what: string, value: string];

type Texts = typeof dossierTexts;

const joined = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');

function recordRows(texts: Texts, { membre: member }: Dossier): DossierRow[] {
  const { conjoint: spouse, enfants: children, parents, tags, date_inscription } = member;
  const relatives = (people: typeof children) => (people ?? []).map(joinedNameOf).join(', ');
  const fields = MEMBER_FIELDS.map(
    (field): DossierRow => [texts.record, fieldLabels[field], fieldText(field, member[field], member.genre)],
  );
  const rows: DossierRow[] = [
    [texts.record, texts.number, String(member.id)],
    ...fields,
    [texts.record, texts.since, date_inscription ? formatDay(date_inscription) : ''],
    [texts.family, texts.spouse, spouseName(spouse)],
    [texts.family, texts.children, relatives(children)],
    [texts.family, texts.parents, relatives(parents)],
    [texts.path, texts.tags, (tags ?? []).map(({ name }) => name).join(', ')],
  ];
  return rows.filter(([, , value]) => value);
}

function pathRows(
  texts: Texts,
  { groupes: groups, departements: departments, etapes: reachedSteps }: Dossier,
): DossierRow[] {
  const stays = { group: groups, department: departments };
  const rows = keysOf<'group' | 'department'>(stays).flatMap((kind) =>
    stays[kind].map(({ nom, date_inscription, date_sortie }): DossierRow => {
      const [from, to] = [date_inscription, date_sortie].map((day) => (day ? formatDay(day) : undefined));
      return [texts.path, texts[kind], joined(nom, texts.stay(from ?? '', to))];
    }),
  );
  const steps = reachedSteps.map(
    ({ libelle, date_association, notes }): DossierRow => [
      texts.path,
      texts.step,
      joined(libelle, date_association && formatDay(date_association), notes),
    ],
  );
  return [...rows, ...steps];
}

/** A state in words; one that a later server knows stays as it is. */
const inWords = (words: Readonly<Record<string, unknown>>, state: string): string =>
  typeof words[state] === 'string' ? words[state] : state;

/** What a page added to what was sent. */
const addedRows = (section: string, values: Parameters<typeof hiddenRows>[0]): DossierRow[] =>
  hiddenRows(values).map(([name, value]) => [section, name, value]);

function registrationRows(texts: Texts, { inscriptions, mails }: Dossier): DossierRow[] {
  const [states, sending] = [pageTexts(dossierStateTexts), pageTexts(dossierMailTexts)];
  const registered = (inscriptions ?? []).flatMap((one): DossierRow[] => {
    const { nom_evenement, jour: day, etat, email, telephone, autres: others, reponses: answers } = one;
    const company = others > 0 ? texts.registeredWith(others) : null;
    const value = joined(nom_evenement, inWords(states, etat), email, telephone, company);
    const answered = answers.map(
      ({ question, valeur }): DossierRow => [texts.registrations, question, [valeur].flat().join(', ')],
    );
    const added = addedRows(texts.registrations, one.champs_caches);
    return [[texts.registrations, day ? formatDate(day) : '', value], ...answered, ...added];
  });
  const written = (mails ?? []).map(({ objet, etat, created_at }): DossierRow => {
    const day = created_at ? formatDate(created_at) : '';
    return [texts.mails, day, joined(objet, inWords(sending, etat))];
  });
  return [...registered, ...written];
}

function otherRows(texts: Texts, dossier: Dossier): DossierRow[] {
  const words = pageTexts(noteWordTexts);
  const events = dossier.evenements.map((event): DossierRow => {
    const { nom_evenement, date, lieu, role, member_email, member_telephone, member_profession } = event;
    const value = joined(nom_evenement, lieu, role, member_email, member_telephone, member_profession);
    return [texts.events, date ? formatDate(date) : '', value];
  });
  const attended = (dossier.presences ?? []).map(
    ({ nom_evenement, jour: day, etat }): DossierRow => [
      texts.attendance,
      formatDate(day),
      joined(nom_evenement, attendanceLabel(etat)),
    ],
  );
  const proxies = (dossier.pouvoirs ?? []).map(
    ({ nom_evenement, jour: day, sens: side, repris: isBack }): DossierRow => [
      texts.proxies,
      day ? formatDate(day) : '',
      joined(
        nom_evenement,
        side === 'porte' ? texts.proxyHeld : texts.proxyGiven,
        isBack ? texts.proxyBack : '',
      ),
    ],
  );
  const served = (dossier.services ?? []).map(
    ({ nom_evenement, jour: day, reponse: answer, proposition }): DossierRow => [
      texts.services,
      formatDate(day),
      joined(nom_evenement, answer, proposition),
    ],
  );
  const absent = (dossier.absences ?? []).map(
    ({ du, au, note, retenue }): DossierRow => [
      texts.absences,
      `${formatDay(du)} – ${formatDay(au)}`,
      retenue ? words.withheld : (note ?? ''),
    ],
  );
  const noted = (dossier.notes ?? []).map(
    ({ jour: day, genre, auteur, texte, retenue }): DossierRow => [
      texts.notes,
      formatDay(day),
      joined(noteKindText(genre, words), auteur, retenue ? words.withheld : texte),
    ],
  );
  const answers = dossier.reponses_probables.flatMap(({ formulaire: form, created_at, ...sent }) => {
    const section = texts.answer(form, created_at ? formatDate(created_at) : '');
    const answered = sent.contenu.flatMap(({ nom_du_champ, valeur }): DossierRow[] => {
      const value = [valeur ?? ''].flat().join(', ');
      return value ? [[section, nom_du_champ ?? '', value]] : [];
    });
    return [...answered, ...addedRows(section, sent.champs_caches)];
  });
  const accounts = dossier.comptes_probables.map(
    ({ prenom, nom, email, role }): DossierRow => [
      texts.account,
      role,
      joined(joinedNameOf({ nom, prenom }), email),
    ],
  );
  return [...events, ...attended, ...proxies, ...served, ...absent, ...noted, ...answers, ...accounts];
}

/** What the person agreed to, and what they gave for a child. */
const consentRows = (texts: Texts, { consentements: consents }: Dossier): DossierRow[] =>
  (consents ?? []).map((one) => {
    const givers = [one.donne_par, one.second_parent].filter(Boolean).join(', ');
    const value = joined(
      one.genre,
      one.pour === 'enfant' ? texts.consentOfChild : null,
      givers && texts.consentBy(givers),
      one.jusquau && texts.consentTo(formatDay(one.jusquau)),
      one.retire_le && texts.consentBack(formatDay(one.retire_le)),
      one.preuve,
    );
    return [texts.consents, formatDay(one.du), value];
  });

const historyRows = (texts: Texts, { historique }: Dossier): DossierRow[] =>
  historique.map((change) => {
    const fields = fieldChanges(change);
    const told = fields.map(({ label, before, after }) => texts.changed(label, before, after));
    return [
      texts.history,
      formatDateTime(change.quand),
      joined(
        changeText('membres', change) ?? actionText(pageTexts(journalActionTexts), change.action),
        ...told,
        change.auteur?.nom,
      ),
    ];
  });

/** Everything that is kept, in words. Answers and accounts say that they are only probable. */
export const dossierRows = (texts: Texts, dossier: Dossier): DossierRow[] => [
  ...recordRows(texts, dossier),
  ...pathRows(texts, dossier),
  ...registrationRows(texts, dossier),
  ...otherRows(texts, dossier),
  ...consentRows(texts, dossier),
  ...historyRows(texts, dossier),
];
