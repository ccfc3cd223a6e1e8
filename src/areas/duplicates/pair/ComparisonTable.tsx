import type { PairComparison } from '../../../domain/duplicates/merge';
import type { Comparison } from '../../../domain/duplicates/mergeFields';
import type { Member } from '../../../domain/members/member';
import { PersonName } from '../../../people/PersonName';
import { Link } from '../../../routing/Link';
import { useTexts } from '../../../texts/texts';
import { Badge } from '../../../ui/display/Badge';
import { memberPaths } from '../../routes';
import styles from '../Duplicates.module.css';
import { duplicatesTexts } from '../texts.fr';
import { ChoiceRow, type Side } from './ChoiceRow';
import { mergeText } from './mergeValues';
import { mergeFieldTexts, pairTexts } from './texts.fr';
import type { MergeChoice } from './useMergeChoice';

interface ComparisonTableProps {
  pair: PairComparison;
  choice: MergeChoice;
  /** Nothing can be chosen: the user may not merge, or the two can't be one person. */
  readonly: boolean;
}

/** Both records, field by field; of those that differ one value is chosen. */
export function ComparisonTable({ pair, choice, readonly }: ComparisonTableProps) {
  const texts = useTexts(pairTexts);
  const labels = useTexts(mergeFieldTexts);
  const { record } = useTexts(duplicatesTexts);
  const { un, autre } = pair;
  const sidesOf = (textOf: (member: Member) => string): [Side, Side] => [
    { id: un.id, text: textOf(un) },
    { id: autre.id, text: textOf(autre) },
  ];
  // A field that neither has tells nothing.
  const shown = choice.comparisons.filter(
    ({ field }) => mergeText(field, un) !== '' || mergeText(field, autre) !== '',
  );
  return (
    <section className={styles.table} aria-label={texts.comparison}>
      <div className={styles.heads}>
        <RecordHead member={un} />
        <RecordHead member={autre} />
      </div>
      {!readonly && (
        <ChoiceRow
          label={texts.kept}
          mark={<span className={styles.note}>{texts.keptHint}</span>}
          state="whole"
          sides={sidesOf(({ id }) => record(id))}
          taken={choice.garde.id}
          onChoose={choice.keep}
        />
      )}
      {shown.map((row) => (
        <ChoiceRow
          key={row.field}
          label={labels[row.field]}
          mark={<Mark state={row.state} />}
          state={row.state}
          sides={sidesOf((member) => mergeText(row.field, member))}
          taken={row.taken}
          onChoose={row.state === 'both' && !readonly ? (id) => choice.choose(row.field, id) : undefined}
        />
      ))}
    </section>
  );
}

/** Says in words how the two compare, so that colour isn't needed. */
function Mark({ state }: Pick<Comparison, 'state'>) {
  const texts = useTexts(pairTexts);
  if (state === 'both') return <Badge tone="warning">{texts.differs}</Badge>;
  return <span className={styles.note}>{state === 'same' ? texts.same : texts.single}</span>;
}

function RecordHead({ member }: { member: Member }) {
  const texts = useTexts(duplicatesTexts);
  return (
    <div className={styles.head}>
      <Link to={memberPaths.detail.to(member)} className={styles.name}>
        <PersonName person={member} />
      </Link>
      <span className={styles.note}>{texts.record(member.id)}</span>
    </div>
  );
}
