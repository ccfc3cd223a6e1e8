export interface Defect {
  name: string;
  requirement: string;
  /** The file it is planted in; its text; what stands there once; what takes its place. */
  file: string;
  source: string;
  find: string;
  replace: string;
  /** The files whose tests must notice. */
  tests: string[];
}

/** All defects; throws with every one that can't be planted. */
export function readDefects(): Promise<Defect[]>;
/** The source with the defect. */
export function withDefect(defect: Defect): string;
