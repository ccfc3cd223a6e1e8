import { listOf } from '../../../texts/locale';
import { attendanceLabel } from '../../../texts/records/attendanceLabels';
import { formatDateTime, formatTime } from '../../../texts/records/longFormats';
import { spokenNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Notice } from '../../../ui/display/Notice';
import { type Replaced, type ShownSheet, tickStateOf } from '../sync/ticking';
import styles from './Sheet.module.css';
import { sheetTexts } from './texts.fr';

interface SheetNoticesProps {
  state: ShownSheet;
  isHelper: boolean;
  onDismiss(): void;
}

type Texts = typeof sheetTexts;

/** What became of an own tick that doesn't stand. */
function replacedText(texts: Texts, { tick, name, own, isLate }: Replaced): string {
  const word = (state: string | null | undefined) => (state ? attendanceLabel(state) : texts.cleared);
  // The day is that of the sheet; the minute is enough.
  const moment = formatTime(formatDateTime(tick.constate_le).slice(11));
  const say = isLate ? texts.late : texts.replaced;
  return say(spokenNameOf(name), word(tickStateOf(tick)), tick.auteur ?? texts.someone, moment, word(own));
}

/** Title and text of why the sheet and the back end differ; undefined without a difference, or while the frame asks to sign in. */
function linkWords(texts: Texts, { link, problem = '', waiting }: ShownSheet, isHelper: boolean) {
  if (link === 'live' || (link === 'signedOut' && !isHelper)) return undefined;
  if (link === 'offline') return [texts.offline, texts.offlineText(waiting)] as const;
  if (link === 'gone') return [texts.goneNow, texts.goneText(waiting)] as const;
  if (waiting === 0) return [texts.stale, texts.staleText(problem)] as const;
  if (link === 'unconfirmed') return [texts.unconfirmed, texts.unconfirmedText(problem, waiting)] as const;
  return [texts.refused, texts.refusedText(problem, waiting)] as const;
}

/** What a helper should know: no network, an event that is gone, ticks of others that stand instead of own ones. */
export function SheetNotices({ state, isHelper, onDismiss }: SheetNoticesProps) {
  const texts = useTexts(sheetTexts);
  const { link, isPlanned, replaced, departed } = state;
  const [title, text] = linkWords(texts, state, isHelper) ?? [];
  return (
    <div role="status" className={styles.notices}>
      {title && <Notice title={title}>{text}</Notice>}
      {!isPlanned && link !== 'gone' && <Notice title={texts.unplanned}>{texts.unplannedText}</Notice>}
      {replaced.length + departed.length > 0 && (
        <div className={styles.replaced}>
          <ul>
            {departed.length > 0 && (
              <li>{(isHelper ? texts.offSheet : texts.departed)(listOf(departed.map(spokenNameOf)))}</li>
            )}
            {replaced.map((one) => (
              <li key={`${one.tick.cle} ${one.isLate}`}>{replacedText(texts, one)}</li>
            ))}
          </ul>
          <Button onClick={onDismiss}>{texts.understood}</Button>
        </div>
      )}
    </div>
  );
}
