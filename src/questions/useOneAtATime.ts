import { useRef } from 'react';

/** Runs it unless it is still running: a second press sends nothing twice. */
export function useOneAtATime(run: () => Promise<void>): () => Promise<void> {
  const isRunning = useRef(false);
  return async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await run();
    } finally {
      isRunning.current = false;
    }
  };
}
