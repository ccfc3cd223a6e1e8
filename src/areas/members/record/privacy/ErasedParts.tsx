import type { ReactNode } from 'react';
import type { ErasedRegistration, ErasurePreview, Probable } from '../../../../domain/privacy/erasure';
import { formatDate } from '../../../../texts/formats';
import { formatMoment } from '../../../../texts/records/longFormats';
import { useTexts } from '../../../../texts/texts';
import { Checkbox } from '../../../../ui/form/fields/Checkbox';
import { eraseTexts } from '../texts.fr';
import styles from './ErasedParts.module.css';

/** The ids of what goes with the record. */
export interface ChosenParts {
  reponses: number[];
  intervenants: number[];
  inscriptions: number[];
}

interface ErasedPartsProps {
  preview: ErasurePreview;
  chosen: ChosenParts;
  onChoose(chosen: ChosenParts): void;
}

/** What goes, what may be the person's too, what stays, and which backups still have it. */
export function ErasedParts({ preview, chosen, onChoose }: ErasedPartsProps) {
  const texts = useTexts(eraseTexts);
  const {
    evenements: events,
    changements: changes,
    filtres: filters,
    reponses: answers,
    intervenants: speakers,
    comptes: accounts,
    sauvegardes: backups,
  } = preview;
  const registrations = preview.inscriptions ?? [];
  const going = registrations.filter(({ va }) => va);
  const hasProposals = answers.length + speakers.length + registrations.length > going.length;
  const goes = [
    texts.record,
    ...(events ? [texts.events(events)] : []),
    ...(changes ? [texts.journal(changes)] : []),
    texts.trash,
    ...(filters.length ? [texts.filters(filters.join(', '))] : []),
    ...going.map((one) => [registeredText(texts, one), ...sharedTexts(texts, one)].join('\u00a0; ')),
  ];
  const stays = [
    ...(hasProposals ? [texts.unticked] : []),
    texts.freeText,
    ...(accounts.length ? [texts.accounts(accounts.join(', '))] : []),
    texts.diskBytes,
  ];
  return (
    <div className={styles.parts}>
      <Part title={texts.goes} lines={goes} />
      {hasProposals && <Proposals {...{ preview, chosen, onChoose }} />}
      <Part title={texts.stays} lines={stays} />
      <Part title={texts.backups} lines={backups.map(({ nom, le }) => texts.backup(nom, formatMoment(le)))}>
        <p className={styles.note}>{backups.length ? texts.backupsText : texts.noBackups}</p>
      </Part>
    </div>
  );
}

type Texts = typeof eraseTexts;

const registeredText = (texts: Texts, { nom_evenement, jour }: ErasedRegistration): string =>
  texts.registered(nom_evenement, jour ? formatDate(jour) : '');

/** Who else is on a registration, and what of it stays. */
const sharedTexts = (
  texts: Texts,
  { autres: others, reste: left, reponses_vont: answersGo }: ErasedRegistration,
): string[] => [
  ...(others.length === 1 ? [texts.otherOne(others.join())] : []),
  ...(others.length > 1 ? [texts.others(others.join(', '))] : []),
  ...(left ? [texts.contactStays(left)] : []),
  ...(answersGo ? [] : [texts.answersStay]),
];

function Part({ title, lines, children }: { title: string; lines: readonly string[]; children?: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{title}</h3>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

const toggled = (ids: readonly number[], id: number, isOn: boolean) =>
  isOn ? [...ids, id] : ids.filter((one) => one !== id);

function Proposals({ preview, chosen, onChoose }: ErasedPartsProps) {
  const texts = useTexts(eraseTexts);
  const words: Readonly<Record<string, unknown>> = texts;
  const why = (
    { raisons, corbeille: trash }: Pick<Probable, 'raisons' | 'corbeille'>,
    count: string | false,
  ) =>
    [
      ...raisons.map((reason) => (typeof words[reason] === 'string' ? words[reason] : reason)),
      ...(count ? [count] : []),
      ...(trash ? [texts.inTrash] : []),
    ].join(', ');
  const { reponses: answers, intervenants: speakers } = preview;
  const registrations = (preview.inscriptions ?? []).filter(({ va }) => !va);
  return (
    <fieldset className={styles.part}>
      <legend className={styles.heading}>{texts.maybe}</legend>
      <p className={styles.note}>{texts.maybeText}</p>
      {answers.map((answer) => (
        <Checkbox
          key={`r${answer.id}`}
          label={texts.answer(answer.nom, answer.le ? formatDate(answer.le) : '')}
          hint={why(answer, answer.nombre > 0 && texts.files(answer.nombre))}
          checked={chosen.reponses.includes(answer.id)}
          onChange={(isOn) => onChoose({ ...chosen, reponses: toggled(chosen.reponses, answer.id, isOn) })}
        />
      ))}
      {speakers.map((speaker) => (
        <Checkbox
          key={`i${speaker.id}`}
          label={texts.speaker(speaker.nom)}
          hint={why(speaker, texts.inEvents(speaker.nombre))}
          checked={chosen.intervenants.includes(speaker.id)}
          onChange={(isOn) =>
            onChoose({ ...chosen, intervenants: toggled(chosen.intervenants, speaker.id, isOn) })
          }
        />
      ))}
      {registrations.map((one) => (
        <Checkbox
          key={`p${one.id}`}
          label={texts.registration(one.nom_evenement, one.jour ? formatDate(one.jour) : '')}
          hint={[texts.namedAs(one.nom), why(one, false), ...sharedTexts(texts, one)].join('\u00a0; ')}
          checked={chosen.inscriptions.includes(one.id)}
          onChange={(isOn) =>
            onChoose({ ...chosen, inscriptions: toggled(chosen.inscriptions, one.id, isOn) })
          }
        />
      ))}
    </fieldset>
  );
}
