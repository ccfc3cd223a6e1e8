import { useLazyModule } from '../../../ui/lazy/useLazyModule';

export const loadListParts = () => import('./listParts');

/** The parts of the list that show just after its first rows. Their code loads once, for all of them. */
export const useListParts = () => useLazyModule(loadListParts);
