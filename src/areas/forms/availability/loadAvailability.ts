/** For back ends that announce it. */
export const loadAvailability = () => import('./AvailabilityFields');
