import { useTexts } from '../../texts/texts';
import { Badge } from '../../ui/display/Badge';
import styles from './Duplicates.module.css';
import { duplicatesTexts, reasonTexts } from './texts.fr';

const SURE = 90;
const LIKELY = 70;

interface PairSimilarityProps {
  score: number;
  traits: readonly string[];
}

/** How alike two members are, in a word and in percent, and what they have in common. */
export function PairSimilarity({ score, traits }: PairSimilarityProps) {
  const texts = useTexts(duplicatesTexts);
  const reasons: Readonly<Record<string, string>> = useTexts(reasonTexts);
  const word = score >= SURE ? texts.sure : score >= LIKELY ? texts.likely : texts.possible;
  // Reasons that Parvis doesn't know are left out.
  const known = traits.flatMap((reason) => reasons[reason] ?? []);
  return (
    <p className={styles.likeness}>
      <Badge tone={score >= SURE ? 'warning' : 'neutral'}>{texts.likeness(word, score)}</Badge>
      <span className={styles.note}>{known.join(', ')}</span>
    </p>
  );
}
