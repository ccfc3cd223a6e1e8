export interface Defect {
  name: string;
  requirement: string;
  /** The changed file; its text; the code to replace, which occurs once; its replacement. */
  file: string;
  source: string;
  find: string;
  replace: string;
  /** The files whose tests must notice. */
  tests: string[];
}

/** Reads all defects. Throws with the list of those that can't be planted. */
export function readDefects(): Promise<Defect[]>;
/** The source with the defect. */
export function withDefect(defect: Defect): string;
