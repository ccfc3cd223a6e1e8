/** Written by the build: the database's files, packed with gzip, and how many bytes they are. */
declare module 'virtual:parvis-database' {
  interface Packed {
    url: string;
    size: number;
  }
  /** PostgreSQL's program. */
  export const engine: Packed;
  /** What it reads besides: time zones, its extensions' texts. */
  export const files: Packed;
  /** A database with empty tables. */
  export const tables: Packed;
}
