import type { Member } from '../../../../domain/members/member';
import { readDay } from '../../../../domain/storedDay';
import { actedMember } from '../../../../people/moves';
import { formatDay } from '../../../../texts/records/formatDay';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { Panel } from '../../../../ui/display/Panel';
import { prefetchOnIntent } from '../../../../ui/lazy/prefetchOnIntent';
import { useLazyDialog } from '../../../../ui/lazy/useLazyDialog';
import type { RegisterPartProps } from './RecordState';
import styles from './Register.module.css';
import { contactWordTexts, recordContactsTexts } from './texts.fr';

const loadDialog = () => import('../../state/ContactDialog');

/** The record reloads by itself. */
const noop = () => {};

/** What the person refuses as a sentence, and its day below where it is the same for all of it. */
function useRefusals({ oppositions }: Member) {
  const texts = useTexts(recordContactsTexts);
  const words: Readonly<Record<string, string>> = useTexts(contactWordTexts);
  const refused = oppositions ?? [];
  const days = refused.map(({ depuis }) => (readDay(depuis) ? formatDay(depuis) : undefined));
  const [day] = days;
  const isOneDay = days.every((each) => each === day);
  if (refused.length === 0) return undefined;
  if (refused.some(({ genre }) => genre === 'tout')) {
    const since = days[refused.findIndex(({ genre }) => genre === 'tout')];
    return { sentence: texts.refusesAll, note: since && texts.since(since) };
  }
  const kinds = refused.map(({ genre }, at) => {
    const word = words[genre] ?? genre;
    return isOneDay ? word : texts.withDay(word, days[at]);
  });
  return { sentence: texts.refused(kinds), note: isOneDay && day && texts.since(day) };
}

/** The contact that a person doesn't want, beside their state and apart from it. */
export default function RecordContacts({ member, mayChange }: RegisterPartProps) {
  const texts = useTexts(recordContactsTexts);
  const refusals = useRefusals(member);
  const { dialog, open } = useLazyDialog();
  const change = () =>
    open(loadDialog, (onClose) => ({ members: [actedMember(member)], onDone: noop, onClose }));
  const action = mayChange && (
    <Button aria-label={texts.changeOf} {...prefetchOnIntent(loadDialog)} onClick={change}>
      {texts.change}
    </Button>
  );
  return (
    <Panel title={texts.title} actions={action}>
      {refusals ? (
        <>
          <p>{refusals.sentence}</p>
          {refusals.note && <p className={styles.note}>{refusals.note}</p>}
        </>
      ) : (
        <p className={styles.none}>{texts.none}</p>
      )}
      {dialog}
    </Panel>
  );
}
