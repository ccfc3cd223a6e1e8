import { useTexts } from '../../texts/texts';
import { CopyLine } from '../../ui/form/fields/CopyLine';
import styles from './Agenda.module.css';
import { webcalOf } from './addresses';
import { agendaFeedTexts } from './texts.fr';

/** The address from which calendar programs read the agenda. */
export default function AgendaFeed({ address }: { address: string }) {
  const texts = useTexts(agendaFeedTexts);
  return (
    <div className={styles.feed}>
      <p>{texts.intro}</p>
      <CopyLine label={texts.address} value={address} copyLabel={texts.copy} copied={texts.copied} />
      <a href={webcalOf(address)}>{texts.open}</a>
      <p className={styles.note}>{texts.late}</p>
    </div>
  );
}
