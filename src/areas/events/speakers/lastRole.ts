import type { Client } from '../../../api/client';

/*
 * The role of the last speaker that was added, per client, until the page is left. Speakers of one event after another
 * often have the same role. It is proposed in sight, never added without the user's choice of a member.
 */
const lastRoles = new WeakMap<Client, string>();

/** The role's id as text, or ''. */
export const lastRoleOf = (client: Client): string => lastRoles.get(client) ?? '';

export function keepLastRole(client: Client, roleId: string): void {
  lastRoles.set(client, roleId);
}
