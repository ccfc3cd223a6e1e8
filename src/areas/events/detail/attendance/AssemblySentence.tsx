import { assemblyCalls } from '../../../../api/endpoints/attendance/assemblies';
import { useQuery } from '../../../../api/useApi';
import { type Assembly, votesNeeded } from '../../../../domain/attendance/assembly';
import { formatDate, isoDay } from '../../../../texts/formats';
import { formatMoment } from '../../../../texts/records/longFormats';
import { useTexts } from '../../../../texts/texts';
import styles from './EventAttendance.module.css';
import { eventAttendanceTexts } from './texts.fr';

type Texts = typeof eventAttendanceTexts;

const SHARES = { '1/4': 'quarter', '1/3': 'third', '1/2': 'half', '2/3': 'twoThirds' } as const;

/** The votes and the quorum in words: of an assembly to come, what it needs. */
function quorumSentences(
  texts: Texts,
  { jour: day, reglages: rules, electeurs: voters, ...counts }: Assembly,
) {
  if (!rules) return [];
  const { voix: votes, pouvoirs: proxies } = counts;
  const needed = votesNeeded(rules, voters);
  const share = rules.quorum_part ? texts[SHARES[rules.quorum_part]] : '';
  const isCounted = votes != null && (votes > 0 || day <= isoDay(new Date()));
  const date = formatDate(day);
  if (!isCounted)
    return [
      texts.voters(date, voters),
      needed === undefined ? texts.noQuorum : texts.needed(needed, share),
      ...(proxies > 0 ? [texts.proxies(proxies)] : []),
    ];
  const missing = needed === undefined ? 0 : Math.max(0, needed - votes);
  const closed = rules.close_le;
  return [
    texts.votes(date, votes, voters),
    needed === undefined
      ? texts.noQuorum
      : missing > 0
        ? texts.missing(missing, needed, share)
        : texts.reached(needed, share),
    ...(closed ? [texts.closed(formatMoment(closed), rules.close_par ?? '')] : []),
  ];
}

/** Says how an assembly stands; nothing where the event is none on that day. */
export function AssemblySentence({ id, day }: { id: number; day: string }) {
  const texts = useTexts(eventAttendanceTexts);
  const { data } = useQuery(assemblyCalls.assembly, { id, jour: day }, { keepPrevious: true });
  const sentences = data ? quorumSentences(texts, data) : [];
  return sentences.length > 0 && <p className={styles.assembly}>{sentences.join(' ')}</p>;
}
