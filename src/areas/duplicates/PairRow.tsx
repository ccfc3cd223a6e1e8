import { shownPhone } from '../../domain/contact/telephone';
import type { Doublon } from '../../domain/duplicates/doublon';
import type { Membre } from '../../domain/members/membre';
import { PersonName } from '../../people/PersonName';
import { Link } from '../../routing/Link';
import { formatDate } from '../../texts/formats';
import { fullNameOf } from '../../texts/memberLabels';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { buttonClass } from '../../ui/button/buttonClass';
import { duplicateRoutes } from '../routes';
import styles from './Duplicates.module.css';
import { Likeness } from './Likeness';
import { duplicatesTexts } from './texts';
import { useDismissal } from './useDismissal';

/** Two members who may be one person, and what to do about it. */
export function PairRow({ pair, readonly }: { pair: Doublon; readonly: boolean }) {
  const texts = useTexts(duplicatesTexts);
  const { dismiss, isDismissing } = useDismissal();
  const { un, autre, score, raisons } = pair;
  const names = [fullNameOf(un), fullNameOf(autre)] as const;
  return (
    <>
      <Likeness score={score} raisons={raisons} />
      <div className={styles.people}>
        <Person membre={un} />
        <Person membre={autre} />
      </div>
      <div className={styles.actions}>
        <Link
          to={duplicateRoutes.pair.to({ un: un.id, autre: autre.id })}
          className={buttonClass()}
          aria-label={texts.comparePair(...names)}
        >
          {texts.compare}
        </Link>
        {!readonly && (
          <Button
            variant="quiet"
            aria-label={texts.differPair(...names)}
            busy={isDismissing}
            onClick={() => void dismiss({ un: un.id, autre: autre.id })}
          >
            {texts.differ}
          </Button>
        )}
      </div>
    </>
  );
}

function Person({ membre }: { membre: Membre }) {
  const texts = useTexts(duplicatesTexts);
  const { id, date_naissance, email, telephone } = membre;
  const facts = [
    date_naissance && texts.born(formatDate(date_naissance)),
    email,
    telephone && shownPhone(telephone),
  ];
  return (
    <div className={styles.person}>
      <p className={styles.name}>
        <PersonName person={membre} /> <span className={styles.note}>{texts.record(id)}</span>
      </p>
      {facts.filter(Boolean).map((fact) => (
        <p key={fact} className={styles.note}>
          {fact}
        </p>
      ))}
    </div>
  );
}
