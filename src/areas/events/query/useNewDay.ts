import { useEffect, useRef } from 'react';
import { isoDay } from '../../../texts/formats';

/** A screen left open over midnight learns of the new day; one that slept, on waking. */
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
