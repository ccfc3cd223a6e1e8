import { ApiError } from '../errors';

/** Runs `work` until it ends, the time is up or `signal` aborts. Work that ignores the signal is not waited for. */
export function within<T>(
  timeout: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const stop = (reason: unknown) => {
      reject(reason);
      controller.abort();
    };
    const abort = () => stop(new DOMException('Aborted', 'AbortError'));
    const late = () =>
      stop(new ApiError({ kind: 'timeout', status: 0, detail: `no answer within ${timeout / 1000} s` }));
    const timer = setTimeout(late, timeout);
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
    work(controller.signal).then(resolve, reject).finally(settle);
  });
}
