import { useLazyModule } from '../../../ui/lazy/useLazyModule';

const load = () => import('./listParts');

/** The parts of the list that show just after its first rows. Their code loads once, for all of them. */
export const useListParts = () => useLazyModule(load);
