/** Apart from the schemas: the declaration of the dashboard reads them before any screen is loaded. */
export const EVOLUTION_PERIODS = ['daily', 'monthly'] as const;
export const EVOLUTION_PERIOD = 'daily';
export type EvolutionPeriod = (typeof EVOLUTION_PERIODS)[number];
