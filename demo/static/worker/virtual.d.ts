/** Written by the build: the database's files, compressed with gzip, and their sizes in bytes. */
declare module 'virtual:parvis-database' {
  interface Packed {
    url: string;
    size: number;
  }
  /** PostgreSQL's program. */
  export const engine: Packed;
  /** The other files that it reads, such as time zones and extensions. */
  export const files: Packed;
  /** A database with empty tables. */
  export const tables: Packed;
}
