import { useEffect, useState } from 'react';
import { memberStateCalls } from '../../../../api/endpoints/register/memberStates';
import { useQuery } from '../../../../api/useApi';
import { memberStateTexts } from '../../../../data/history/texts.fr';
import type { Fact } from '../../../../domain/register/facts';
import { formatDay } from '../../../../texts/records/formatDay';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { Panel } from '../../../../ui/display/Panel';
import { Icon } from '../../../../ui/icon/Icon';
import { QueryState } from '../../../../ui/state/QueryState';
import { byYear, factWords, withVisits } from './factWords';
import styles from './LifeLine.module.css';
import { lifeLineTexts } from './texts.fr';
import { useVisits } from './useVisits';

/** Facts in view at first. */
const FIRST = 25;

/** What happened to a person in the organisation, the latest fact first, by year. */
export default function LifeLine({ id, onSettled }: { id: number; onSettled(): void }) {
  const texts = useTexts(lifeLineTexts);
  const query = useQuery(memberStateCalls.lifeLine, { id });
  const visits = useVisits(id);
  const isLoading = query.isLoading || visits.isLoading;
  useEffect(() => {
    if (!isLoading) onSettled();
  }, [isLoading, onSettled]);
  const [isWhole, setWhole] = useState(false);
  const facts = query.data?.faits;
  const shown = isWhole ? facts : facts?.slice(0, FIRST);
  const earlier = (facts?.length ?? 0) - (shown?.length ?? 0);
  return (
    <Panel title={texts.title}>
      <QueryState query={query} failed={texts.failed} stale={texts.stale} />
      {facts?.length === 0 && visits.counts.size === 0 && <p className={styles.note}>{texts.none}</p>}
      {shown &&
        withVisits(byYear(shown), visits.counts, earlier > 0).map(([year, some]) => (
          <Year key={year} {...{ year, some }} visits={visits.counts.get(year) ?? 0} />
        ))}
      {earlier > 0 && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {texts.earlier(earlier)}
        </Button>
      )}
    </Panel>
  );
}

interface YearProps {
  year: string;
  some: readonly Fact[];
  /** How many visits the person had. Their notes stand elsewhere. */
  visits: number;
}

function Year({ year, some, visits }: YearProps) {
  const texts = useTexts(lifeLineTexts);
  return (
    <section className={styles.year} aria-label={texts.inYear(year)}>
      <div className={styles.divider}>
        <h3>{year}</h3>
        {visits > 0 && <p>{texts.visits(visits)}</p>}
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
      <ol role="list" className={styles.facts}>
        {some.map((fact) => (
          <FactLine key={fact.id} fact={fact} />
        ))}
      </ol>
    </section>
  );
}

function FactLine({ fact }: { fact: Fact }) {
  const texts = useTexts(lifeLineTexts);
  const { title, detail, icon, isMain } = factWords(fact, texts, useTexts(memberStateTexts));
  return (
    <li className={styles.fact} data-main={isMain ? (fact.sens > 0 ? 'in' : 'out') : undefined}>
      <Icon name={icon} />
      <time className={styles.note} dateTime={fact.jour}>
        {formatDay(fact.jour)}
      </time>
      <p className={styles.words}>
        <span className={styles.name}>{title}</span>
        {detail && <span className={styles.note}> {detail}</span>}
      </p>
    </li>
  );
}
