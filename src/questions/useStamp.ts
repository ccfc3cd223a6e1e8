/**
 * Shows the back end that a person answers: it sends the form's stamp back, once it is old enough, and the value of a
 * hidden field. A back end that sent no stamp gets neither.
 */
import { useRef } from 'react';
import { FILLING_SECONDS } from '../domain/forms/answer';

/** In milliseconds. The back end refuses a younger stamp, so an earlier answer waits until the stamp is old enough. */
const AGE = FILLING_SECONDS * 1000 + 100;

export function useStamp(tampon: string | undefined) {
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

  /** Empties the hidden field and takes the stamp of the form as it is now, so that the next attempt succeeds. */
  const renew = (fresh: string | undefined): void => {
    if (trap.current) trap.current.value = '';
    stamp.current = { tampon: fresh, at: performance.now() };
  };
  return { trap, marks, renew };
}
