import { useEffect, useRef } from 'react';
import { isoDay } from '../../../texts/formats';

/** Calls `onNewDay` at midnight; on a computer that was asleep, as soon as it wakes. */
export function useNewDay(onNewDay: (today: string) => void): void {
  const latest = useRef(onNewDay);
  useEffect(() => {
    latest.current = onNewDay;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const now = new Date();
      const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
      timer = setTimeout(() => {
        latest.current(isoDay(new Date()));
        wait();
      }, midnight.getTime() - now.getTime());
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
}
