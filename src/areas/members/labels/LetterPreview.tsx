import { useTexts } from '../../../texts/texts';
import styles from './Labels.module.css';
import type { PrintedLetter } from './printLabels';
import { letterTexts } from './texts.fr';

/** The first letter, small, with its address where a window envelope shows it. On paper a longer text takes further pages. */
export function LetterPreview({ letter }: { letter: PrintedLetter }) {
  const texts = useTexts(letterTexts);
  const [name = ''] = letter.address;
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.note}>{texts.example(name)}</figcaption>
      <div className={styles.letter}>
        <p className={styles.sender}>{letter.sender}</p>
        <div className={styles.address}>
          {letter.address.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an address never change their places
            <span key={index}>{line}</span>
          ))}
        </div>
        <div className={styles.text}>
          {letter.place && <p className={styles.day}>{letter.place}</p>}
          {letter.subject && <p className={styles.subject}>{letter.subject}</p>}
          <p>{letter.salutation}</p>
          <p>{letter.body}</p>
        </div>
      </div>
    </figure>
  );
}
