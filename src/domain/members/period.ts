// Apart from the schemas: the declaration of the dashboard reads these before any screen is loaded.

/** The spans that one point of the evolution of members may stand for. */
export const EVOLUTION_PERIODS = ['daily', 'monthly'] as const;
export type EvolutionPeriod = (typeof EVOLUTION_PERIODS)[number];

/** The span at first. */
export const EVOLUTION_PERIOD = 'daily';
