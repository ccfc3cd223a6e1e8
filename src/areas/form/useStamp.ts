/**
 * What shows the back end that a person answers, where it asks for that by a stamp beside the form: the stamp as it came,
 * old enough, and what stands in a field that people don't see. Nothing of it goes to a back end that sent no stamp.
 */
import { useRef } from 'react';
import { useClient } from '../../api/clientContext';
import { FILLING_SECONDS } from '../../domain/reponse';
import { publicForm } from './publicForm';

/** A stamp must not be young: whoever is quicker waits a moment, without having to do anything. */
const AGE = FILLING_SECONDS * 1000 + 100;

export function useStamp(identifiant: string, tampon: string | undefined) {
  const client = useClient();
  const stamp = useRef({ tampon, at: performance.now() });
  const trap = useRef<HTMLInputElement>(null);

  /** Further parts of the answer. */
  const marks = async (): Promise<Record<string, string>> => {
    const { tampon, at } = stamp.current;
    if (!tampon) return {};
    await new Promise((done) => setTimeout(done, at + AGE - performance.now()));
    const written = trap.current?.value;
    return written ? { tampon, site_web: written } : { tampon };
  };

  /** What was refused is put right, so that pressing once more is enough. */
  const renew = async ({ site_web, tampon }: Record<string, string> = {}): Promise<void> => {
    if (site_web && trap.current) trap.current.value = '';
    if (!tampon) return;
    const fresh = await client.call(publicForm.public, { identifiant }).catch(() => undefined);
    if (fresh) stamp.current = { tampon: fresh.tampon, at: performance.now() };
  };
  return { trap, marks, renew };
}
