import { AREA_ACTIONS } from '../../domain/actions';
import { keysOf } from '../../domain/records';
import { actionsOf, hideable, showable } from '../actionAttributes';
import { defineArea } from '../area';
import { flag } from '../attributes';
import { writeEvents } from '../widgetEvent';

const ACTIONS = /* @__PURE__ */ actionsOf(...keysOf(AREA_ACTIONS));

export const consoleAttributes = {
  /** The page is the console: it may set the document title. */
  ownsPage: flag(),
  hide: hideable('today', ...ACTIONS),
  show: showable(ACTIONS),
};

/** The complete back office: navigation bar, user menu and every area. */
export const consoleArea = defineArea({
  name: 'console',
  title: 'Console',
  attributes: consoleAttributes,
  emits: writeEvents,
  routes: {},
  routing: 'hash',
  isFrame: true,
});
