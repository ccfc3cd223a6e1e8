/* What waits under the link of a helper that was renewed since, and is sent by the new one. */
import { newKey } from '../../../api/http/WriteKeys';
import { HEAD_KINDS } from '../../../domain/attendance/sheet';
import { correctedTime } from '../../../domain/attendance/tick';
import { recordOf } from '../../../domain/records';
import type { StoreContent } from '../sync/AttendanceStore';

const LINK = 'lien ';

/** The viewer under which a device keeps the sheet of a link. */
export const linkViewer = (key: string): string => LINK + key;
export const isLinkViewer = (viewer: string): boolean => viewer.startsWith(LINK);

const hasHeads = ({ heads: { own, sent } }: StoreContent): boolean =>
  HEAD_KINDS.some((kind) => own[kind] !== sent[kind]);

/** How many ticks and counts of it wait. */
export const waitingIn = (content: StoreContent): number =>
  content.drafts.length + (content.proxies?.length ?? 0) + (hasHeads(content) ? 1 : 0);

/**
 * The ticks first, as those of a new device, with which the sheet goes on. Heads keep theirs, because the back end may have a
 * part of its sum; nothing is added to it by the new link, since a tab with the old one may count on.
 */
export function withNewDevice(contents: readonly StoreContent[]): StoreContent[] {
  const [first] = contents;
  if (!first) return [];
  const moment = (draft: Pick<StoreContent['drafts'][number], 'appareil_le' | 'decalage'>) =>
    correctedTime(draft, Number.POSITIVE_INFINITY);
  const drafts = contents.flatMap((one) => one.drafts).sort((a, b) => moment(a) - moment(b));
  const proxies = contents.flatMap((one) => one.proxies ?? []).sort((a, b) => moment(a) - moment(b));
  const none = recordOf(HEAD_KINDS, () => 0);
  const ticks = { device: newKey(), offset: first.offset, drafts, proxies, heads: { own: none, sent: none } };
  return [ticks, ...contents.filter(hasHeads).map((one) => ({ ...one, drafts: [], proxies: [] }))];
}
