import type { AttendeeCounts } from '../../../../domain/registrations/registration';
import type { AttendeeState } from '../../../../domain/registrations/registrationState';
import { useTexts } from '../../../../texts/texts';
import styles from '../Registrations.module.css';
import { registrationSectionTexts } from '../texts.fr';

interface StateChoiceProps {
  counts: AttendeeCounts;
  chosen: AttendeeState | undefined;
  onChoose(state: AttendeeState | undefined): void;
}

/** Filters the list by state; a state that nobody has isn't offered, unless it is the chosen one. */
export function StateChoice({ counts, chosen, onChoose }: StateChoiceProps) {
  const texts = useTexts(registrationSectionTexts);
  const states = [
    ['inscrit', texts.shownRegistered, counts.inscrits],
    ['demande', texts.shownAsked, counts.demandes],
    ['offert', texts.shownOffered, counts.offerts],
    ['attente', texts.shownWaiting, counts.attente],
  ] as const;
  const offered = states.filter(([state, , count]) => count > 0 || state === chosen);
  if (offered.length < 2 && !chosen) return null;
  const choice = (state: AttendeeState | undefined, label: string) => (
    <button
      key={label}
      type="button"
      className={styles.segment}
      aria-pressed={chosen === state}
      onClick={() => onChoose(state)}
    >
      {label}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div role="group" aria-label={texts.state} className={styles.segments}>
      {choice(undefined, texts.shownAll)}
      {offered.map(([state, label, count]) => choice(state, label(count)))}
    </div>
  );
}
