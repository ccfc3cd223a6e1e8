import { type RefObject, useState } from 'react';
import { privacyCalls } from '../../../../api/endpoints/privacy';
import { failureOf } from '../../../../api/errors';
import { useClient } from '../../../../api/useApi';
import { joinedNameOf, type Member } from '../../../../domain/members/member';
import type { Dossier } from '../../../../domain/privacy/dossier';
import { foldAccents } from '../../../../domain/search/foldAccents';
import { failureText } from '../../../../texts/failures';
import { useTexts } from '../../../../texts/texts';
import { useAlert } from '../../../../ui/dialog/useAlert';
import { saveFile } from '../../../../ui/output/saveFile';
import { recordPrivacyTexts } from '../texts.fr';

/** The history of many years takes a while to read. */
const TIMEOUT_MS = 60_000;

/** Reads all data of a person, and saves or prints them. `place` holds the printed sheet. */
export function useDossier(member: Member, place: RefObject<HTMLElement | null>) {
  const texts = useTexts(recordPrivacyTexts);
  const client = useClient();
  const alert = useAlert();
  const [busy, setBusy] = useState<'save' | 'print'>();
  const run = async (what: 'save' | 'print', use: (dossier: Dossier) => void | Promise<void>) => {
    setBusy(what);
    try {
      await use(await client.call(privacyCalls.donnees, { id: member.id }, { timeout: TIMEOUT_MS }));
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'unauthenticated') return;
      await alert({ title: texts.error, text: failureText(failure, texts.failed), tone: 'error' });
    } finally {
      setBusy(undefined);
    }
  };
  return {
    busy,
    save: () =>
      run('save', (dossier) => {
        const name = foldAccents(joinedNameOf(member)).replace(/[^a-z0-9]+/g, '-');
        const json = JSON.stringify(dossier, null, 2);
        saveFile(new Blob([json], { type: 'application/json' }), texts.file(name));
      }),
    print: () =>
      run('print', async (dossier) => {
        const { printDossier } = await import('./printDossier');
        if (place.current) printDossier(dossier, place.current);
      }),
  };
}
