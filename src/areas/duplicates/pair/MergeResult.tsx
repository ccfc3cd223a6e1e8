import type { PairComparison } from '../../../domain/duplicates/merge';
import { useTexts } from '../../../texts/texts';
import { Panel } from '../../../ui/display/Panel';
import styles from '../Duplicates.module.css';
import { endsOf, linksText, mergeText } from './mergeValues';
import { duplicateLinkTexts, mergeFieldTexts, pairTexts } from './texts.fr';
import type { MergeChoice } from './useMergeChoice';

/** The record as it will be, what comes to it from the other one, and what ends. */
export function MergeResult({ pair, choice }: { pair: PairComparison; choice: MergeChoice }) {
  const texts = useTexts(pairTexts);
  const labels = useTexts(mergeFieldTexts);
  const links = useTexts(duplicateLinkTexts);
  const { un, autre, liens: recordLinks, comptes } = pair;
  const { comparisons, garde, other } = choice;
  const values = comparisons.flatMap(({ field, taken }) => {
    const text = mergeText(field, taken === un.id ? un : autre);
    return text ? [{ field, text }] : [];
  });
  const spouse = comparisons.find(({ field }) => field === 'conjoint');
  const bringsSpouse = spouse?.state !== 'same' && spouse?.taken === other.id;
  const moved = linksText(links, other === un ? recordLinks.un : recordLinks.autre, bringsSpouse);
  const ends = comparisons
    .filter(({ state }) => state === 'both')
    .flatMap(({ field, taken }) => endsOf(texts, field, taken === un.id ? autre : un));
  const [kept, given] = garde === un ? [comptes?.un, comptes?.autre] : [comptes?.autre, comptes?.un];
  const account = given && (kept ? texts.losesAccount : texts.bringsAccount);
  return (
    <Panel title={texts.result} aria-live="polite">
      <dl className={styles.result}>
        {values.map(({ field, text }) => (
          <div key={field} className={styles.fact}>
            <dt className={styles.note}>{labels[field]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.sentences} data-kept={garde.id}>
        <li>{moved ? texts.moved(moved) : texts.nothingMoved}</li>
        {account && <li>{account}</li>}
        {ends.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Panel>
  );
}
