/** Loaded only for back ends that announce `ouverture`. */
export const loadAvailability = () => import('./AvailabilityFields');
