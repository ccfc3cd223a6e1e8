import { memberWriteCalls } from '../../../api/endpoints/memberWrites';
import type { Member, Relative } from '../../../domain/members/member';
import type { Step } from '../../../domain/members/step';
import { readDay } from '../../../domain/storedDay';
import { isDeceased } from '../../../people/personColor';
import { useRemoval } from '../../../people/removal/useRemoval';
import { useIsSupported } from '../../../session/useSession';
import { fullNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { useRecordUndo } from '../data/useRecordUndo';
import { cardRemovalTexts } from './texts.fr';

/** The cross of an entry: what it is called, and what it does. */
export interface Removal {
  label: string;
  onClick(): void;
}

/** Removes a step after a confirmation. «Annuler» restores it with its date, so it needs one. */
export function useStepRemoval(member: Member, onRemoved: () => void) {
  const texts = useTexts(cardRemovalTexts);
  const isOffered = useIsSupported(memberWriteCalls.removeStep);
  const remove = useRemoval(memberWriteCalls.removeStep, 'toast');
  const undo = useRecordUndo();
  return ({ id, libelle, date_association }: Step): Removal | false =>
    isOffered && {
      label: texts.removeStep(libelle),
      onClick: () =>
        void remove(
          { id: member.id, body: { etape_id: id } },
          {
            title: texts.stepTitle,
            question: texts.stepQuestion(libelle, fullNameOf(member)),
            failed: texts.stepFailed,
            problem: texts.stepProblem,
            done: texts.stepDone(libelle),
            undo: readDay(date_association)
              ? undo(memberWriteCalls.addStep, {
                  body: {
                    etape_id: id,
                    membre_ids: [member.id],
                    date_association: readDay(date_association),
                  },
                })
              : undefined,
          },
          onRemoved,
        ),
    };
}

/** Removes the spouse after a confirmation, on both sides. A spouse known only by name has no id to name them by. */
export function useSpouseRemoval(member: Member, onRemoved: () => void) {
  const texts = useTexts(cardRemovalTexts);
  const isOffered = useIsSupported(memberWriteCalls.removeSpouse);
  const remove = useRemoval(memberWriteCalls.removeSpouse, 'toast');
  const undo = useRecordUndo();
  return (person: Relative): Removal | false => {
    if (!isOffered || person.id == null) return false;
    const [spouse, name] = [fullNameOf(person), fullNameOf(member)];
    const args = { id: member.id, body: { conjoint_id: person.id } };
    return {
      label: texts.removeSpouse(spouse),
      onClick: () =>
        void remove(
          args,
          {
            title: texts.spouseTitle,
            question: isWidowing(member, person)
              ? `${texts.spouseQuestion(spouse, name)} ${texts.spouseDied(name)}`
              : texts.spouseQuestion(spouse, name),
            failed: texts.spouseFailed,
            problem: texts.spouseProblem,
            done: texts.spouseDone(spouse, name),
            undo: undo(memberWriteCalls.addSpouse, args),
          },
          onRemoved,
        ),
    };
  };
}

/** Removes a child from the family after a confirmation. */
export function useChildRemoval(member: Member, onRemoved: () => void) {
  const texts = useTexts(cardRemovalTexts);
  const isOffered = useIsSupported(memberWriteCalls.removeChildren);
  const remove = useRemoval(memberWriteCalls.removeChildren, 'toast');
  const undo = useRecordUndo();
  return (person: Relative): Removal | false => {
    if (!isOffered || person.id == null) return false;
    const [child, name] = [fullNameOf(person), fullNameOf(member)];
    const args = { id: member.id, body: { enfants_ids: [person.id] } };
    return {
      label: texts.removeChild(child),
      onClick: () =>
        void remove(
          args,
          {
            title: texts.childTitle,
            question: texts.childQuestion(child, name),
            failed: texts.childFailed,
            problem: texts.childProblem,
            done: texts.childDone(child, name),
            undo: undo(memberWriteCalls.addChildren, args),
          },
          onRemoved,
        ),
    };
  };
}

/** Whether one of the two died: the link between them is a memory then, which is said before it goes. */
const isWidowing = (member: Member, spouse: Relative): boolean => isDeceased(member) || isDeceased(spouse);
