import { membresWrites } from '../../../api/endpoints/membresWrites';
import type { Etape } from '../../../domain/members/etape';
import type { Membre, Proche } from '../../../domain/members/membre';
import { useRemoval } from '../../../people/removal/useRemoval';
import { useIsSupported } from '../../../session/useSession';
import { fullNameOf } from '../../../texts/memberLabels';
import { useTexts } from '../../../texts/texts';
import { useUndo } from './add/useUndo';
import { cardRemovalTexts } from './removalTexts';

/** The cross of an entry: what it is called, and what it does. */
export interface Removal {
  label: string;
  onClick(): void;
}

/** Removes a step after a confirmation. «Annuler» restores it with its date, so it needs one. */
export function useStepRemoval(membre: Membre, onRemoved: () => void) {
  const texts = useTexts(cardRemovalTexts);
  const isOffered = useIsSupported(membresWrites.removeStep);
  const remove = useRemoval(membresWrites.removeStep, 'toast');
  const undo = useUndo();
  return ({ id, libelle, date_association }: Etape): Removal | false =>
    isOffered && {
      label: texts.removeStep(libelle),
      onClick: () =>
        void remove(
          { id: membre.id, body: { etape_id: id } },
          {
            title: texts.stepTitle,
            question: texts.stepQuestion(libelle, fullNameOf(membre)),
            failed: texts.stepFailed,
            problem: texts.stepProblem,
            done: texts.stepDone(libelle),
            undo: date_association
              ? undo(membresWrites.addStep, {
                  body: {
                    etape_id: id,
                    membre_ids: [membre.id],
                    date_association: date_association.slice(0, 10),
                  },
                })
              : undefined,
          },
          onRemoved,
        ),
    };
}

/** Removes the spouse after a confirmation, on both sides. A spouse known only by name has no id to name them by. */
export function useSpouseRemoval(membre: Membre, onRemoved: () => void) {
  const texts = useTexts(cardRemovalTexts);
  const isOffered = useIsSupported(membresWrites.removeSpouse);
  const remove = useRemoval(membresWrites.removeSpouse, 'toast');
  const undo = useUndo();
  return (person: Proche): Removal | false => {
    if (!isOffered || person.id == null) return false;
    const [spouse, name] = [fullNameOf(person), fullNameOf(membre)];
    const args = { id: membre.id, body: { conjoint_id: person.id } };
    return {
      label: texts.removeSpouse(spouse),
      onClick: () =>
        void remove(
          args,
          {
            title: texts.spouseTitle,
            question: texts.spouseQuestion(spouse, name),
            failed: texts.spouseFailed,
            problem: texts.spouseProblem,
            done: texts.spouseDone(spouse, name),
            undo: undo(membresWrites.addSpouse, args),
          },
          onRemoved,
        ),
    };
  };
}

/** Removes a child from the family after a confirmation. */
export function useChildRemoval(membre: Membre, onRemoved: () => void) {
  const texts = useTexts(cardRemovalTexts);
  const isOffered = useIsSupported(membresWrites.removeChildren);
  const remove = useRemoval(membresWrites.removeChildren, 'toast');
  const undo = useUndo();
  return (person: Proche): Removal | false => {
    if (!isOffered || person.id == null) return false;
    const [child, name] = [fullNameOf(person), fullNameOf(membre)];
    const args = { id: membre.id, body: { enfants_ids: [person.id] } };
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
            undo: undo(membresWrites.addChildren, args),
          },
          onRemoved,
        ),
    };
  };
}
