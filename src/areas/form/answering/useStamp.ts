/**
 * Shows the back end that a person answers: it sends the form's stamp back, once it is old enough, and the value of a
 * hidden field. A back end that sent no stamp gets neither.
 */
import { useRef } from 'react';
import { useClient } from '../../../api/clientContext';
import { FILLING_SECONDS } from '../../../domain/forms/reponse';
import { publicForm } from '../publicForm';

/** In milliseconds. The back end refuses a younger stamp, so an earlier answer waits until the stamp is old enough. */
const AGE = FILLING_SECONDS * 1000 + 100;

export function useStamp(identifiant: string, tampon: string | undefined) {
  const client = useClient();
  const stamp = useRef({ tampon, at: performance.now() });
  const trap = useRef<HTMLInputElement>(null);

  /** Additional parts of the request. */
  const marks = async (): Promise<Record<string, string>> => {
    const { tampon, at } = stamp.current;
    if (!tampon) return {};
    await new Promise((done) => setTimeout(done, at + AGE - performance.now()));
    const written = trap.current?.value;
    return written ? { tampon, site_web: written } : { tampon };
  };

  /** Replaces a refused stamp and empties the hidden field, so that the next attempt succeeds. */
  const renew = async ({ site_web, tampon }: Record<string, string> = {}): Promise<void> => {
    if (site_web && trap.current) trap.current.value = '';
    if (!tampon) return;
    const fresh = await client.call(publicForm.public, { identifiant }).catch(() => undefined);
    if (fresh) stamp.current = { tampon: fresh.tampon, at: performance.now() };
  };
  return { trap, marks, renew };
}
