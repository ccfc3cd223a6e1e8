import { answerCalls } from '../../../../api/endpoints/services/answers';
import { failureOf } from '../../../../api/errors';
import { invalidate, useClient, useSave } from '../../../../api/useApi';
import { useWriteFailure } from '../../../../data/useWriteFailure';
import { phoneParts } from '../../../../domain/contact/telephone';
import type { ServiceDate, Serving } from '../../../../domain/events/staffing';
import { useTexts } from '../../../../texts/texts';
import { VisuallyHidden } from '../../../../ui/display/VisuallyHidden';
import { Menu } from '../../../../ui/menu/Menu';
import { MenuItem } from '../../../../ui/menu/MenuItem';
import { useToast } from '../../../../ui/toast/useToast';
import { TeamItems } from '../team/TeamItems';
import { listedName } from '../team/teamMember';
import { teamTexts } from '../team/texts.fr';
import { serviceTexts } from '../texts.fr';
import marks from './RotaMarks.module.css';
import { serviceMarkTexts, serviceWeeksTexts } from './texts.fr';

/** What a person said, as the mark before the name. */
export type Mark = keyof typeof serviceMarkTexts;

export const SIGNS: Readonly<Record<Mark, string>> = { demander: '○', attente: '?', oui: '✓', non: '✕' };

export function answerMark({ reponse: answer, demande_le }: Serving): Mark {
  if (answer === 'oui' || answer === 'non') return answer;
  return answer || demande_le ? 'attente' : 'demander';
}

export function MarkSign({ mark }: { mark: Mark }) {
  const texts = useTexts(serviceMarkTexts);
  return (
    <span className={marks.mark} data-mark={mark}>
      <span aria-hidden="true">{SIGNS[mark]}</span>
      <VisuallyHidden>{texts[mark]} : </VisuallyHidden>
    </span>
  );
}

interface RotaPersonProps {
  date: ServiceDate;
  serving: Serving;
  mayChange: boolean;
  onReplace(serving: Serving): void;
}

/** A person in a cell. The name opens a menu: replace on that day, note an answer, call. */
export function RotaPerson({ date, serving, mayChange, onReplace }: RotaPersonProps) {
  const texts = useTexts(serviceWeeksTexts);
  const { replaces } = useTexts(teamTexts);
  const mark = answerMark(serving);
  const name = listedName(serving);
  const { absences, chevauchements: clashes, equipe } = serving;
  const clash = mark === 'non' ? undefined : clashes?.[0];
  return (
    <div className={marks.person} data-mark={mark}>
      {mayChange ? (
        <Menu variant="quiet" label={name} lead={<MarkSign mark={mark} />} className={marks.name}>
          <PersonItems date={date} serving={serving} onReplace={() => onReplace(serving)} />
        </Menu>
      ) : (
        <span className={marks.name}>
          <MarkSign mark={mark} />
          {name}
        </span>
      )}
      {equipe?.remplace && <small className={marks.note}>{replaces(equipe.remplace)}</small>}
      {absences.length > 0 && (
        <small className={marks.note} data-warning>
          {texts.isAbsent}
        </small>
      )}
      {clash && (
        <small className={marks.note} data-warning>
          {texts.alsoAt(clash.evenement.nom_evenement)}
        </small>
      )}
    </div>
  );
}

function PersonItems({
  date,
  serving,
  onReplace,
}: Omit<RotaPersonProps, 'mayChange' | 'onReplace'> & { onReplace(): void }) {
  const texts = useTexts(serviceWeeksTexts);
  const { noted, notNoted } = useTexts(serviceTexts);
  const client = useClient();
  const { save } = useSave(answerCalls.note);
  const [tell, toast] = [useWriteFailure(), useToast()];
  const { evenement: event, jour, equipe } = date;
  const { intervenant, reponse: present, updated_at = null } = serving;
  const telephone = serving.equipe?.telephone;
  const note = async (answer: 'oui' | 'non' | null) => {
    try {
      await save({
        id: event.id,
        body: { jour, intervenant, reponse: answer, proposition: null, updated_at },
      });
      toast(noted);
    } catch (error) {
      if (failureOf(error).status === 409) await invalidate(client, answerCalls.note.invalidates);
      await tell(error, notNoted);
    }
  };
  return (
    <>
      <TeamItems date={{ event, day: jour, equipe }} serving={serving} onReplace={onReplace} />
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
      {phoneParts(telephone ?? '').map(
        ({ shown, href }) =>
          href && (
            <MenuItem key={href} icon="phone" href={href}>
              {texts.call(shown)}
            </MenuItem>
          ),
      )}
    </>
  );
}
