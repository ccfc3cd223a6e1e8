/** Types of columns that many tables have. */
import type { Generated } from 'kysely';

export type Instant = Generated<string>;

export interface Stamped {
  created_at: Instant;
  updated_at: Instant;
}
