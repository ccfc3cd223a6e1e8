import { formatNumber } from '../../../texts/locale';
import { useTexts } from '../../../texts/texts';
import sheet from '../sheet/Sheet.module.css';
import styles from './Assembly.module.css';
import { assemblyTexts } from './texts.fr';
import type { ShownVoters } from './useShownVoters';

const CHOICES = ['all', 'away', 'guests'] as const satisfies readonly ShownVoters[];

interface VoterChoiceProps {
  shown: ShownVoters;
  numbers: Readonly<Record<ShownVoters, number>>;
  onShow(shown: ShownVoters): void;
}

/** Chooses which people the list shows. People without a vote are offered where there are any. */
export function VoterChoice({ shown, numbers, onShow }: VoterChoiceProps) {
  const texts = useTexts(assemblyTexts);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div role="group" aria-label={texts.show} className={`${sheet.choices} ${styles.choices}`}>
      {CHOICES.map(
        (choice) =>
          (choice !== 'guests' || numbers.guests > 0) && (
            <button
              key={choice}
              type="button"
              aria-pressed={shown === choice}
              className={sheet.choice}
              onClick={() => onShow(choice)}
            >
              <b>{formatNumber(numbers[choice])}</b> <span>{texts[choice]}</span>
            </button>
          ),
      )}
    </div>
  );
}
