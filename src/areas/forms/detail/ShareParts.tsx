import type { RefObject } from 'react';
import { formCalls } from '../../../api/endpoints/forms';
import { useClient } from '../../../api/useApi';
import type { FormDefinition } from '../../../domain/forms/form';
import { useIsHiddenByPage } from '../../../session/hostPage';
import { useIsSupported } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { buttonClass } from '../../../ui/button/buttonClass';
import { QrCode } from '../../../ui/display/QrCode';
import { CopyLine } from '../../../ui/form/fields/CopyLine';
import styles from './ShareParts.module.css';
import { shareTexts } from './texts.fr';
import { embedLineOf, shareLinkOf } from './useShareLink';

interface SharePartsProps {
  form: Pick<FormDefinition, 'id' | 'identifiant'>;
  /** Address before `/formulaires/{identifiant}`; by default that of the back end. */
  shareBase: string | undefined;
  /** Receives the field with the link. */
  linkField?: RefObject<HTMLInputElement | null> | undefined;
}

/** The host's base may be anything; a click follows nothing but a page. */
const isWebAddress = (link: string): boolean => link.startsWith('https:') || link.startsWith('http:');

/** The ways to a form: its address, to copy, to open or as a QR code, and the line that shows it in another page. */
export function ShareParts({ form, shareBase, linkField }: SharePartsProps) {
  const texts = useTexts(shareTexts);
  const { api } = useClient();
  // Only back ends that take answers serve the form to other pages.
  const canEmbed = useIsSupported(formCalls.answers);
  const isHidden = useIsHiddenByPage('share');
  const identifier = form.identifiant ?? form.id;
  const link = shareLinkOf(identifier, api, shareBase);
  if (isHidden) return null;
  return (
    <div className={styles.parts}>
      <div className={styles.lines}>
        <CopyLine
          label={texts.link}
          value={link}
          copyLabel={texts.copyLink}
          copied={texts.copied}
          fieldRef={linkField}
        />
        {isWebAddress(link) && (
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('secondary', styles.open)}
          >
            {texts.open}
          </a>
        )}
        {canEmbed && (
          <CopyLine
            label={texts.line}
            hint={texts.lineHint}
            value={embedLineOf(identifier, api)}
            copyLabel={texts.copyLine}
            copied={texts.lineCopied}
          />
        )}
      </div>
      <figure className={styles.code}>
        <QrCode text={link} label={texts.code} />
        <figcaption className={styles.hint}>{texts.codeHint}</figcaption>
      </figure>
    </div>
  );
}
