import { useSyncExternalStore } from 'react';
import { useSurface } from './useSurface';

/** The alerts and confirmations of the Surface, one at a time, in the order they were asked. */
export function Asks() {
  const surface = useSurface();
  const { asks } = useSyncExternalStore(surface.subscribe, surface.get, surface.get);
  const ask = asks[0];
  return ask ? <ask.View key={ask.id} ask={ask} /> : null;
}
