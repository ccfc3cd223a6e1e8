import { provideParts } from './loadPart';
import { partNamed } from './parts';
import { preloadArea } from './preloadArea';

/** `preload('members')` in the package: also before any component or element was used. See `preloadArea`. */
export const preload: typeof preloadArea = (name) => {
  provideParts(partNamed);
  return preloadArea(name);
};
