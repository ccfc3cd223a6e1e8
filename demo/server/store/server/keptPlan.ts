/**
 * A statement that begins with this comment is prepared once per connection, so that PostgreSQL keeps its plan. Worth it for
 * frequent statements that take longer to plan than to run, with a fixed text. Poolers may give each transaction another
 * connection, and the embedded database has no use for it: both take the comment for what it is.
 */
export const KEPT_PLAN = '/* kept plan */';
