import { useRef, useState } from 'react';
import { absenceCalls } from '../../../../api/endpoints/services/absences';
import { failureOf } from '../../../../api/errors';
import { invalidate, useClient, useQuery, useSave } from '../../../../api/useApi';
import { RowActions } from '../../../../data/RowActions';
import { useRowFocus } from '../../../../data/useRowFocus';
import { useWriteFailure } from '../../../../data/useWriteFailure';
import type { Absence } from '../../../../domain/events/absence';
import { useIsHiddenByPage } from '../../../../session/hostPage';
import { useRight } from '../../../../session/useSession';
import { isoDay } from '../../../../texts/formats';
import { formatDay } from '../../../../texts/records/formatDay';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { useConfirm } from '../../../../ui/dialog/useConfirm';
import { Panel } from '../../../../ui/display/Panel';
import { LazyDialog } from '../../../../ui/lazy/LazyDialog';
import { QueryState } from '../../../../ui/state/QueryState';
import { useToast } from '../../../../ui/toast/useToast';
import { readersText } from '../notes/noteWords';
import { noteWordTexts } from '../notes/texts.fr';
import styles from './RecordAbsences.module.css';
import { absenceTexts } from './texts.fr';

const loadDialog = () => import('./AbsenceDialog');

interface RecordAbsencesProps {
  /** The member's id. */
  id: number;
  readonly: boolean;
}

/** Those to come first, then the past ones, the latest of them first. */
function inOrder(absences: readonly Absence[], today: string): Absence[] {
  const coming = absences.filter(({ au }) => au >= today);
  return [...coming, ...absences.filter(({ au }) => au < today).reverse()];
}

/** When a person is absent: events warn when they are assigned on such a day. */
export default function RecordAbsences({ id, readonly }: RecordAbsencesProps) {
  const texts = useTexts(absenceTexts);
  const query = useQuery(absenceCalls.list, { id });
  const isHidden = useIsHiddenByPage('absence');
  const mayChange = useRight('membres.modifier') && !readonly && !isHidden;
  const [edited, edit] = useState<Absence | 'new'>();
  const place = useRef<HTMLDivElement>(null);
  useRowFocus(place);
  const { data } = query;
  const add = mayChange && (
    <Button icon="plus" onClick={() => edit('new')}>
      {texts.add}
    </Button>
  );
  return (
    <Panel title={texts.title} actions={add}>
      <QueryState query={query} failed={texts.failed} stale={texts.stale} />
      <div ref={place} tabIndex={-1} className={styles.place}>
        {data?.length === 0 && <p className={styles.note}>{texts.none}</p>}
        {data && data.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver
          <ul role="list" aria-label={texts.list} className={styles.rows}>
            {inOrder(data, isoDay(new Date())).map((absence) => (
              <AbsenceRow key={absence.id} {...{ id, absence, mayChange }} onEdit={() => edit(absence)} />
            ))}
          </ul>
        )}
      </div>
      {edited && (
        <LazyDialog
          load={loadDialog}
          props={{ id, absence: edited === 'new' ? undefined : edited, onClose: () => edit(undefined) }}
        />
      )}
    </Panel>
  );
}

interface AbsenceRowProps {
  id: number;
  absence: Absence;
  mayChange: boolean;
  onEdit(): void;
}

function AbsenceRow({ id, absence, mayChange, onEdit }: AbsenceRowProps) {
  const texts = useTexts(absenceTexts);
  const { du, au, note, auteur } = absence;
  const span = texts.span(formatDay(du), formatDay(au));
  const removal = useRemoval(id, absence, span);
  const words = useTexts(noteWordTexts);
  const readers = note ? readersText(absence.lecteurs, words) : undefined;
  const about = [au < isoDay(new Date()) && texts.past, auteur && texts.by(auteur), readers].filter(Boolean);
  const action = { isAllowed: mayChange, isRunning: false };
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p>{span}</p>
        {note && <p>{note}</p>}
        {absence.note_reservee && <p className={styles.note}>{texts.reservedNote}</p>}
        {about.length > 0 && <p className={styles.note}>{about.join(' · ')}</p>}
      </div>
      {mayChange && (
        <RowActions
          about={span}
          actions={[
            { ...action, label: texts.edit, name: texts.editOf(span), icon: 'edit', run: onEdit },
            {
              ...{ ...action, label: texts.remove, name: texts.removeOf(span), icon: 'trash' },
              ...{ isRunning: removal.isRunning, run: removal.run },
            },
          ]}
        />
      )}
    </li>
  );
}

/** Deletes an absence after a question. One that another user deleted first is gone as well. */
function useRemoval(id: number, absence: Absence, span: string) {
  const texts = useTexts(absenceTexts);
  const client = useClient();
  const { save, isSaving } = useSave(absenceCalls.remove);
  const [tell, confirm, toast] = [useWriteFailure(), useConfirm(), useToast()];
  const run = async () => {
    const question = { title: texts.removeTitle, text: span, confirmLabel: texts.remove, danger: true };
    if (!(await confirm(question))) return;
    try {
      await save({ id, absence: absence.id });
      toast(texts.removed);
    } catch (error) {
      if (failureOf(error).status === 404) await invalidate(client, absenceCalls.remove.invalidates);
      await tell(error, texts.notRemoved);
    }
  };
  return { run: () => void run(), isRunning: isSaving };
}
