import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../../texts/locale';
import { useTexts } from '../../../texts/texts';
import { Badge } from '../../../ui/display/Badge';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import { Icon } from '../../../ui/icon/Icon';
import type { ShownSheet } from '../sync/ticking';
import { PART_TEXTS } from './assemblyForm';
import styles from './Quorum.module.css';
import { assemblyTexts } from './texts.fr';
import type { Voting } from './useVoting';

/** The live region says the totals at most so often. */
const SPEAK_MS = 4000;

const share = (part: number, whole: number): string =>
  `${whole > 0 ? Math.min(100, (part / whole) * 100) : 0}%`;

interface QuorumPanelProps {
  voting: Voting;
  state: ShownSheet;
  /** When the sheet that is shown was read, as an instant. */
  readAt: string;
}

/** The votes, what is missing to the quorum, and both as a bar. */
export function QuorumPanel({ voting, state, readAt }: QuorumPanelProps) {
  const texts = useTexts(assemblyTexts);
  const { count, needed } = voting;
  const { voters, present, represented, votes } = count;
  const since = useOfflineSince(state.link, readAt);
  const part = state.assembly?.quorum_part;
  const sum = texts.sum(present, represented);
  const missing = needed === undefined ? 0 : Math.max(0, needed - votes);
  const end = needed === undefined ? sum : missing > 0 ? texts.missing(missing) : texts.reached;
  const widths = {
    '--present': share(present, voters),
    '--represented': share(represented, voters),
    '--mark': share(needed ?? 0, voters),
  } as CSSProperties;
  return (
    <section className={styles.quorum} aria-label={texts.quorum}>
      <p className={styles.votes}>
        <b>{formatNumber(votes)}</b> <span>{texts.of(voters)}</span>{' '}
        {needed !== undefined && voters > 0 && (
          <Badge tone={missing > 0 ? 'warning' : 'accent'}>
            {missing === 0 && <Icon name="check" />}
            {end}
          </Badge>
        )}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: the element can't show two parts and a mark */}
      <div
        className={styles.meter}
        style={widths}
        role="meter"
        aria-label={texts.meter(needed)}
        aria-valuemin={0}
        aria-valuemax={Math.max(voters, votes)}
        aria-valuenow={votes}
      >
        <i className={styles.present} />
        <i className={styles.represented} />
        {needed !== undefined && <b className={styles.mark} />}
      </div>
      <p className={styles.sum}>
        {sum}
        {needed !== undefined && ` · ${texts.needed(needed)}`}
        {part && <span className={styles.part}> ({texts[PART_TEXTS[part]]})</span>}
      </p>
      {since && <p className={styles.since}>{texts.since(since)}</p>}
      <SpokenTotals text={voters > 0 ? texts.spoken(votes, voters, end) : texts.none} />
    </section>
  );
}

/** Says totals after a pause, so that a row of ticks is one sentence. What is shown at first isn't said. */
function SpokenTotals({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return;
    first.current = '';
    const timer = setTimeout(() => setSpoken(text), SPEAK_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <VisuallyHidden>
      <span role="status">{spoken}</span>
    </VisuallyHidden>
  );
}

/** The local time, `hh:mm`, of the last numbers of the other devices; undefined while they come in. */
function useOfflineSince(link: ShownSheet['link'], readAt: string): string | undefined {
  const [last, setLast] = useState(readAt);
  const isLive = link === 'live';
  useEffect(() => {
    if (!isLive) return;
    return () => setLast(new Date().toISOString());
  }, [isLive]);
  if (isLive) return undefined;
  const moment = new Date(last);
  return `${String(moment.getHours()).padStart(2, '0')}:${String(moment.getMinutes()).padStart(2, '0')}`;
}
