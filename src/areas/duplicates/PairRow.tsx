import { RowActions } from '../../data/RowActions';
import { shownPhone } from '../../domain/contact/telephone';
import type { DuplicatePair } from '../../domain/duplicates/duplicatePair';
import type { Member } from '../../domain/members/member';
import { fieldsOfKind } from '../../domain/members/memberFieldRules';
import { PersonName } from '../../people/PersonName';
import { Link } from '../../routing/Link';
import { useIsHiddenByPage } from '../../session/hostPage';
import { formatDay } from '../../texts/records/formatDay';
import { fullNameOf } from '../../texts/records/memberLabels';
import { useTexts } from '../../texts/texts';
import { duplicatePaths } from '../routes';
import styles from './Duplicates.module.css';
import { PairSimilarity } from './PairSimilarity';
import { duplicatesTexts } from './texts.fr';
import { useDismissal } from './useDismissal';

/** Two members who may be one person, and what to do about it. */
export function PairRow({ pair, readonly }: { pair: DuplicatePair; readonly: boolean }) {
  const texts = useTexts(duplicatesTexts);
  const isHidden = useIsHiddenByPage('dismiss');
  const { dismiss, isDismissing } = useDismissal();
  const { un, autre, score, raisons } = pair;
  const names = [fullNameOf(un), fullNameOf(autre)] as const;
  return (
    <>
      <div className={styles.people}>
        <Person member={un} />
        <Person member={autre} />
      </div>
      <PairSimilarity score={score} traits={raisons} />
      <Link
        to={duplicatePaths.pair.to({ un: un.id, autre: autre.id })}
        className={styles.compare ?? ''}
        aria-label={texts.comparePair(...names)}
      >
        {texts.compare}
      </Link>
      <RowActions
        about={texts.pairOf(...names)}
        actions={[
          {
            ...{ label: texts.differ, name: texts.differPair(...names), icon: 'close' },
            ...{ isAllowed: !readonly && !isHidden, isRunning: isDismissing },
            run: () => void dismiss({ un: un.id, autre: autre.id }),
          },
        ]}
      />
    </>
  );
}

function Person({ member }: { member: Member }) {
  const texts = useTexts(duplicatesTexts);
  const { id, date_naissance } = member;
  const facts = [
    date_naissance && texts.born(formatDay(date_naissance)),
    ...fieldsOfKind('email').map((field) => member[field]),
    ...fieldsOfKind('phone').map((field) => shownPhone(member[field] ?? '')),
  ];
  return (
    <p className={styles.person}>
      <PersonName person={member} />{' '}
      <span className={styles.note}>{[texts.record(id), ...facts].filter(Boolean).join(' · ')}</span>
    </p>
  );
}
