/** Delays input, answers, frames and tasks of the page it runs in, at random by this seed. */
export function addJitter(seed: number): void;
