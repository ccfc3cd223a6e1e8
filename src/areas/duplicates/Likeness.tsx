import { useTexts } from '../../texts/texts';
import { Badge } from '../../ui/display/Badge';
import styles from './Duplicates.module.css';
import { duplicatesTexts, reasonTexts } from './texts';

const SURE = 90;
const LIKELY = 70;

interface LikenessProps {
  score: number;
  raisons: readonly string[];
}

/** How alike two members are, in a word and in percent, and what they have in common. */
export function Likeness({ score, raisons }: LikenessProps) {
  const texts = useTexts(duplicatesTexts);
  const reasons: Readonly<Record<string, string>> = useTexts(reasonTexts);
  const word = score >= SURE ? texts.sure : score >= LIKELY ? texts.likely : texts.possible;
  // Reasons that Parvis doesn't know are left out.
  const known = raisons.flatMap((raison) => reasons[raison] ?? []);
  return (
    <p className={styles.likeness}>
      <Badge tone={score >= SURE ? 'warning' : 'neutral'}>{texts.likeness(word, score)}</Badge>
      <span className={styles.note}>{known.join(', ')}</span>
    </p>
  );
}
