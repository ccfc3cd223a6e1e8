import type { RefObject } from 'react';
import { buttonClass } from '../../ui/button/buttonClass';
import { QrCode } from '../../ui/display/QrCode';
import { CopyLine } from '../../ui/form/fields/CopyLine';
import type { embedLine } from './embedLine';
import styles from './ShareCard.module.css';
import { type LineTexts, ShareLine } from './ShareLine';

interface ShareTexts extends LineTexts {
  link: string;
  copyLink: string;
  copied: string;
  open: string;
  code: string;
  codeHint: string;
}

interface ShareCardProps {
  texts: ShareTexts;
  /** The address of the page; undefined where there is none. */
  link: string | undefined;
  /** The line that shows it in another page; undefined where the back end serves it to none. */
  line: ReturnType<typeof embedLine> | undefined;
  /** Receives the field with the link. */
  linkField?: RefObject<HTMLInputElement | null> | undefined;
}

/** The address may come from a host or a back end; a click follows nothing but a page. */
const isWebAddress = (link: string): boolean => link.startsWith('https:') || link.startsWith('http:');

/** The ways to what visitors fill in: its address, to copy, to open or as a QR code, and the line that shows it in another page. */
export function ShareCard({ texts, link, line, linkField }: ShareCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.lines}>
        {link && (
          <CopyLine
            label={texts.link}
            value={link}
            copyLabel={texts.copyLink}
            copied={texts.copied}
            fieldRef={linkField}
          />
        )}
        {line && <ShareLine texts={texts} line={line} />}
        {link && isWebAddress(link) && (
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('secondary', styles.open)}
          >
            {texts.open}
          </a>
        )}
      </div>
      {link && (
        <figure className={styles.code}>
          <QrCode text={link} label={texts.code} />
          <figcaption className={styles.hint}>{texts.codeHint}</figcaption>
        </figure>
      )}
    </div>
  );
}
