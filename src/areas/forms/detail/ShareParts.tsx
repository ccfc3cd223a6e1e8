import type { RefObject } from 'react';
import { formCalls } from '../../../api/endpoints/forms';
import { useClient } from '../../../api/useApi';
import { embedLine } from '../../../data/share/embedLine';
import { ShareCard } from '../../../data/share/ShareCard';
import type { FormDefinition } from '../../../domain/forms/form';
import { useIsHiddenByPage } from '../../../session/hostPage';
import { useIsSupported } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { shareTexts } from './texts.fr';
import { shareLinkOf } from './useShareLink';

interface SharePartsProps {
  form: Pick<FormDefinition, 'id' | 'identifiant'>;
  /** Address before `/formulaires/{identifiant}`; by default that of the back end. */
  shareBase: string | undefined;
  /** Receives the field with the link. */
  linkField?: RefObject<HTMLInputElement | null> | undefined;
}

/** The ways to a form: its address, to copy, to open or as a QR code, and the line that shows it in another page. */
export function ShareParts({ form, shareBase, linkField }: SharePartsProps) {
  const texts = useTexts(shareTexts);
  const { api } = useClient();
  // Only back ends that take answers serve the form to other pages.
  const canEmbed = useIsSupported(formCalls.answers);
  const isHidden = useIsHiddenByPage('share');
  const identifier = String(form.identifiant ?? form.id);
  if (isHidden) return null;
  return (
    <ShareCard
      texts={texts}
      link={shareLinkOf(identifier, api, shareBase)}
      line={canEmbed ? embedLine('parvis-form', { identifiant: identifier, submit: true }, api) : undefined}
      linkField={linkField}
    />
  );
}
