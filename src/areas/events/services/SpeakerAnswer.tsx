import { useState } from 'react';
import { answerCalls } from '../../../api/endpoints/services/answers';
import { failureOf } from '../../../api/errors';
import { invalidate, useClient, useSave } from '../../../api/useApi';
import { useWriteFailure } from '../../../data/useWriteFailure';
import type { ServiceAnswer, Serving } from '../../../domain/events/staffing';
import { formatDate } from '../../../texts/formats';
import { formatLongDate } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { Badge, type BadgeProps } from '../../../ui/display/Badge';
import { Icon } from '../../../ui/icon/Icon';
import { LazyDialog } from '../../../ui/lazy/LazyDialog';
import { Menu } from '../../../ui/menu/Menu';
import { MenuItem } from '../../../ui/menu/MenuItem';
import { useToast } from '../../../ui/toast/useToast';
import { absenceWarningTexts } from '../speakers/texts.fr';
import styles from './Services.module.css';
import { TeamItems } from './team/TeamItems';
import { teamTexts } from './team/texts.fr';
import { serviceTexts } from './texts.fr';
import { type ServicesView, teamDateOf } from './useServices';

const TONES: Readonly<Record<ServiceAnswer, BadgeProps['tone']>> = {
  oui: 'accent',
  non: 'danger',
  propose: 'warning',
};

interface SpeakerAnswerProps {
  services: ServicesView;
  serving: Serving;
  /** The name of the person, as lists write it. */
  name: string;
  /** «Prénom Nom», for sentences. */
  spokenName: string;
}

const loadReplace = () => import('./team/ReplaceDialog');

/**
 * What a person answered, when, and whether they are absent that day or elsewhere at that hour; a menu notes what they said
 * otherwise.
 */
export function SpeakerAnswer({ services, serving, name, spokenName }: SpeakerAnswerProps) {
  const texts = useTexts(teamTexts);
  const [isReplacing, setReplacing] = useState(false);
  const date = teamDateOf(services);
  const { role_intervenant: id } = serving;
  const role = services.query.data?.roles.find((one) => one.id === id) ?? { id, libelle: '' };
  return (
    <div className={styles.answer}>
      <div className={styles.words}>
        {services.hasTeams && serving.equipe?.remplace && (
          <p className={styles.note}>{texts.replaces(serving.equipe.remplace)}</p>
        )}
        <Said serving={serving} />
        <Absences serving={serving} />
        <Clashes serving={serving} day={services.day} name={spokenName} />
      </div>
      {services.mayChange && (
        <NoteMenu services={services} serving={serving} name={name} onReplace={() => setReplacing(true)} />
      )}
      {isReplacing && (
        <LazyDialog
          load={loadReplace}
          props={{ date, role, leaving: serving, onClose: () => setReplacing(false) }}
        />
      )}
    </div>
  );
}

function Said({ serving }: { serving: Serving }) {
  const texts = useTexts(serviceTexts);
  const { reponse: answer, repondu_le, demande_le, proposition } = serving;
  if (!answer && !demande_le) return <p className={styles.note}>{texts.notYet}</p>;
  return (
    <>
      <p className={styles.said}>
        <Badge tone={answer ? TONES[answer] : 'neutral'}>{answer ? texts[answer] : texts.waiting}</Badge>
        <span className={styles.note}>
          {answer ? texts.answered(formatDate(repondu_le)) : texts.askedOn(formatDate(demande_le))}
        </span>
      </p>
      {proposition && <p className={styles.proposal}>{texts.proposal(proposition)}</p>}
    </>
  );
}

function Absences({ serving: { absences } }: Pick<SpeakerAnswerProps, 'serving'>) {
  const texts = useTexts(serviceTexts);
  return absences.map(({ du, au }) => (
    <p key={`${du} ${au}`} className={styles.absence}>
      <Icon name="warning" />
      <span>{texts.absence(formatDate(du), formatDate(au))}</span>
    </p>
  ));
}

function Clashes({ serving, day, name }: Pick<SpeakerAnswerProps, 'serving' | 'name'> & { day: string }) {
  const texts = useTexts(absenceWarningTexts);
  return (serving.chevauchements ?? []).map(({ evenement, jour, heure_debut: start, heure_fin: end }) => {
    const hours = texts.hours(start, end);
    const moment = jour === day ? texts.thatDay(hours) : texts.onDay(formatLongDate(jour), hours);
    return (
      <p key={`${evenement.id} ${jour}`} className={styles.absence}>
        <Icon name="warning" />
        <span>{texts.alsoAt(name, evenement.nom_evenement, moment, 0)}</span>
      </p>
    );
  });
}

type NoteMenuProps = Omit<SpeakerAnswerProps, 'spokenName'> & { onReplace(): void };

function NoteMenu({ services, serving, name, onReplace }: NoteMenuProps) {
  const { event, day } = services;
  const texts = useTexts(serviceTexts);
  const client = useClient();
  const { save } = useSave(answerCalls.note);
  const [tell, toast] = [useWriteFailure(), useToast()];
  const { intervenant: speaker, reponse: present, updated_at = null } = serving;
  const note = async (answer: 'oui' | 'non' | null) => {
    const body = { jour: day, intervenant: speaker, reponse: answer, proposition: null, updated_at };
    try {
      await save({ id: event.id, body });
      toast(texts.noted);
    } catch (error) {
      // What the person answered meanwhile shows behind the alert.
      if (failureOf(error).status === 409) await invalidate(client, answerCalls.note.invalidates);
      await tell(error, texts.notNoted);
    }
  };
  return (
    <Menu label={texts.answerOf(name)} icon="more" align="end">
      <TeamItems date={teamDateOf(services)} serving={serving} onReplace={onReplace} />
      {present !== 'oui' && (
        <MenuItem icon="check" onSelect={() => void note('oui')}>
          {texts.noteYes}
        </MenuItem>
      )}
      {present !== 'non' && (
        <MenuItem icon="close" onSelect={() => void note('non')}>
          {texts.noteNo}
        </MenuItem>
      )}
      {present && (
        <MenuItem icon="undo" onSelect={() => void note(null)}>
          {texts.clear}
        </MenuItem>
      )}
    </Menu>
  );
}
