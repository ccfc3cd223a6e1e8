import { memberStateTexts } from '../../../../data/history/texts.fr';
import { ageOn } from '../../../../domain/members/birthday';
import type { Member } from '../../../../domain/members/member';
import { isActive } from '../../../../domain/register/whoCounts';
import { readDay } from '../../../../domain/storedDay';
import { actedMember } from '../../../../people/moves';
import { isDeceased } from '../../../../people/personColor';
import { formatDay } from '../../../../texts/records/formatDay';
import { stateLabel } from '../../../../texts/records/memberLabels';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { prefetchOnIntent } from '../../../../ui/lazy/prefetchOnIntent';
import { useLazyDialog } from '../../../../ui/lazy/useLazyDialog';
import styles from './Register.module.css';
import { recordStateTexts } from './texts.fr';

const loadDialog = () => import('../../state/StateDialog');

/** The record reloads by itself. */
const noop = () => {};

export interface RegisterPartProps {
  member: Member;
  mayChange: boolean;
}

/** «Partie depuis le 31/08/2026 · Déménagement» */
function useStateSentence(member: Member): string {
  const texts = useTexts(recordStateTexts);
  const reasons: Readonly<Record<string, string>> = useTexts(memberStateTexts);
  const { etat, genre, etat_depuis, etat_motif, date_naissance } = member;
  const label = stateLabel(etat, genre);
  const day = readDay(etat_depuis);
  const reason = etat_motif && reasons[etat_motif];
  if (!day)
    return [isActive(member) ? label : `${label}, ${texts.unknownDay}`, reason].filter(Boolean).join(' · ');
  if (!isDeceased(member)) return [texts.since(label, formatDay(day)), reason].filter(Boolean).join(' · ');
  const age = ageOn(readDay(date_naissance), day);
  return [texts.died(label, formatDay(day)), age !== null && texts.atAge(age)].filter(Boolean).join(', ');
}

/** «Membre du 12/01/1998 au 03/11/2026.», of a person who died; undefined where a day isn't known. */
function usePeriod(member: Member): string | undefined {
  const texts = useTexts(recordStateTexts);
  const [from, to] = [readDay(member.date_inscription), readDay(member.etat_depuis)];
  return isDeceased(member) && from && to ? texts.period(formatDay(from), formatDay(to)) : undefined;
}

/** The state of a person, since when and why, and the button that changes it. */
export default function RecordState({ member, mayChange }: RegisterPartProps) {
  const texts = useTexts(recordStateTexts);
  const sentence = useStateSentence(member);
  const period = usePeriod(member);
  const { dialog, open } = useLazyDialog();
  const change = () =>
    open(loadDialog, (onClose) => ({ members: [actedMember(member)], onDone: noop, onClose }));
  return (
    <div className={styles.state} data-gone={!isActive(member) || undefined}>
      <p className={styles.words}>
        <span className={styles.label}>{texts.state}</span> <span>{sentence}</span>
      </p>
      {mayChange && (
        <Button aria-label={texts.changeOf} {...prefetchOnIntent(loadDialog)} onClick={change}>
          {texts.change}
        </Button>
      )}
      {!isActive(member) && <p className={styles.note}>{[period, texts.gone].filter(Boolean).join(' ')}</p>}
      {dialog}
    </div>
  );
}
